import type { Tools } from '../tools.ts';
import type { Edit } from '../workshop/edit/edit.ts';
import type { Project } from '../workshop/edit/project.ts';
import { orReport } from './build-and-report.ts';
import { saveChanges } from './save-changes.ts';
import { type ExitCode, needRoot, type World } from './terminal.ts';

/** The options of every command that adds to a project. */
export interface EditOptions {
  root: string;
}

/**
 * Writes the edits that `make` returns, and prints what was done and what to do next. If a file cannot be read as YAML,
 * reports it as a check would and writes nothing.
 */
export async function saveEditsOf(
  root: string,
  world: World,
  make: (project: Project) => Promise<Edit[]>,
): Promise<ExitCode> {
  await needRoot(root);
  const { openProject } = await import('../workshop/edit/project.ts');
  return saveEdits(root, world, async (tools) => make(await openProject(root, tools)));
}

/** Does the same for edits that work without a readable project. */
export async function saveEdits(
  root: string,
  world: World,
  make: (tools: Tools) => Promise<Edit[]>,
): Promise<ExitCode> {
  const { account } = await import('../workshop/new/account.ts');
  const done = await orReport({ format: 'text' }, world, 'Nothing was written.', async () => {
    const edits = await make(await world.tools());
    return account(edits, await saveChanges(root, edits, world));
  });
  if (done === null) return 1;
  // A blank line separates the result from the questions.
  world.out.write(world.prompts ? `\n${done}` : done);
  return 0;
}
