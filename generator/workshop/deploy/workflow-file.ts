import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { codeOf } from '../../files/error-code.ts';
import { hash } from '../../files/hash.ts';
import { writeNamed } from '../../files/write-named.ts';

export const workflowFile = '.github/workflows/publish.yml';

const scheduled = /^ +schedule:/m;

/**
 * Returns true if there is a workflow that runs every day, and false if it runs only after edits. Returns null if there
 * is none.
 */
export async function runsDaily(root: string): Promise<boolean | null> {
  const text = await readFile(join(root, workflowFile), 'utf8').catch(() => null);
  return text === null ? null : scheduled.test(text);
}

/** Returns true if another workflow builds the site in parts every day (docs/large-sites.md). */
export async function mergesDaily(root: string): Promise<boolean> {
  const folder = join(root, dirname(workflowFile));
  const names = await readdir(folder).catch(() => []);
  const workflows = names.filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(workflows.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.some((text) => scheduled.test(text) && text.includes('npm run merge'));
}

/** Returns the host in the workflow, by its name on the command line; null if there is none. */
export async function workflowHost(root: string): Promise<string | null> {
  const text = await readFile(join(root, workflowFile), 'utf8').catch(() => '');
  return text.match(/npm run deploy -- --host ([\w-]+)/)?.[1] ?? null;
}

/** What happened to the workflow. */
interface WorkflowWritten {
  state: 'written' | 'replaced' | 'unchanged';
}

/** A workflow that was edited by hand, and what would change in it. */
interface WorkflowEdited {
  state: 'edited';
  patch: string;
}

/** Writes the workflow, unless it was edited by hand. */
export async function writeWorkflow(root: string, text: string): Promise<WorkflowWritten | WorkflowEdited> {
  const [current, sealed] = [await currentWorkflow(root), seal(text)];
  if (current === null || current === sealed || isSealed(current)) return replaceWorkflow(root, text);
  return { state: 'edited', patch: createTwoFilesPatch(workflowFile, workflowFile, current, sealed, 'now', 'new') };
}

/** Writes the workflow, even if it was edited by hand. */
export async function replaceWorkflow(root: string, text: string): Promise<WorkflowWritten> {
  const [current, sealed] = [await currentWorkflow(root), seal(text)];
  if (current === sealed) return { state: 'unchanged' };
  const path = join(root, workflowFile);
  await mkdir(dirname(path), { recursive: true });
  await writeNamed(path, sealed);
  return { state: current === null ? 'written' : 'replaced' };
}

/** Returns the current workflow with normalized line breaks; null if there is none. */
async function currentWorkflow(root: string): Promise<string | null> {
  const text = await readFile(join(root, workflowFile), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  return text?.replaceAll('\r\n', '\n') ?? null;
}

/**
 * Adds a last line with a hash of the text. Later versions of the program, which would write another text, use it to
 * tell whether the file was edited.
 */
function seal(text: string): string {
  return `${text}\n# As this program wrote it: ${hash(text)}\n`;
}

function isSealed(text: string): boolean {
  const end = text.lastIndexOf('\n# As this program wrote it: ');
  return end >= 0 && seal(text.slice(0, end)) === text;
}
