import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { hash } from '../../assets/cache.ts';

export const workflowFile = '.github/workflows/publish.yml';

/** True if there is a workflow that runs every day, and false if it runs only after edits. Null if there is none. */
export async function runsDaily(root: string): Promise<boolean | null> {
  const text = await readFile(join(root, workflowFile), 'utf8').catch(() => null);
  return text === null ? null : /^ +schedule:/m.test(text);
}

/** What happened to the workflow. One that somebody edited is unchanged, and `patch` is what would change in it. */
export type WorkflowWritten = { state: 'written' | 'replaced' | 'unchanged' } | { state: 'edited'; patch: string };

/**
 * Writes the workflow, but never over one that somebody edited.
 *
 * @param force whether to replace an edited one too
 */
export async function writeWorkflow(root: string, text: string, force: boolean): Promise<WorkflowWritten> {
  const path = join(root, workflowFile);
  const sealed = seal(text);
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const current = found?.replaceAll('\r\n', '\n');
  if (current === sealed) return { state: 'unchanged' };
  if (current !== undefined && !force && !isSealed(current)) {
    return { state: 'edited', patch: createTwoFilesPatch(workflowFile, workflowFile, current, sealed, 'now', 'new') };
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, sealed);
  return { state: current === undefined ? 'written' : 'replaced' };
}

/**
 * Adds a last line with a hash of the text. Later versions of the program, which would write another text, can tell from it
 * whether somebody edited this one.
 */
function seal(text: string): string {
  return `${text}\n# As this program wrote it: ${hash(text)}\n`;
}

function isSealed(text: string): boolean {
  const end = text.lastIndexOf('\n# As this program wrote it: ');
  return end >= 0 && seal(text.slice(0, end)) === text;
}
