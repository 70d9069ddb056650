import { contentError } from '../report/diagnostic.ts';
import { count, report } from '../report/report.ts';
import type { Tools } from '../tools.ts';
import type { Edit } from '../workshop/edit/edit.ts';
import type { Project } from '../workshop/edit/project.ts';
import { filesOfLastBuild } from './place.ts';
import { type ExitCode, inColor, needRoot, type World } from './terminal.ts';

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
  const { save } = await import('../workshop/edit/save.ts');
  const { account } = await import('../workshop/new/account.ts');
  const { refreshSchemas } = await import('../workshop/editor/refresh.ts');
  try {
    const tools = await world.tools();
    const edits = await make(tools);
    await save(root, edits);
    const done = account(edits, await refreshSchemas(root, tools, () => filesOfLastBuild(root, world)));
    // A blank line separates the result from the questions.
    world.out.write(world.prompts ? `\n${done}` : done);
    return 0;
  } catch (error) {
    const { diagnostics } = contentError(error);
    const problems = report(diagnostics, 'text', inColor(world));
    world.out.write(`${problems}${count(diagnostics)}. Nothing was written.\n`);
    return 1;
  }
}
