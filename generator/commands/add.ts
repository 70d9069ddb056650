import { ContentError } from '../report/diagnostic.ts';
import { count, report } from '../report/report.ts';
import type { Edit } from '../workshop/new/edit.ts';
import type { Project } from '../workshop/new/project.ts';
import { type ExitCode, inColor, needRoot, type Terminal } from './terminal.ts';

/** The flags of a command that adds to the files of a project. */
export interface AddOptions {
  root: string;
}

/**
 * Writes what `make` adds to a project, and prints what was done and what is to be done now.
 * A file that cannot be read as YAML is reported as a check would, and nothing is written.
 */
export async function add(
  root: string,
  { out }: Terminal,
  make: (project: Project) => Promise<Edit[]>,
): Promise<ExitCode> {
  await needRoot(root);
  const { openProject } = await import('../workshop/new/project.ts');
  const { save } = await import('../workshop/new/save.ts');
  const { account } = await import('../workshop/new/account.ts');
  const { refreshSchemas } = await import('../workshop/editor/refresh.ts');
  try {
    const edits = await make(await openProject(root));
    await save(root, edits);
    out.write(account(edits, await refreshSchemas(root)));
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    out.write(`${report(error.diagnostics, 'text', inColor(out))}${count(error.diagnostics)}. Nothing was written.\n`);
    return 1;
  }
}
