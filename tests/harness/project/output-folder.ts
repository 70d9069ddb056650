import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

interface FileState {
  content: string;
  mtimeMs: number;
  ino: number;
}

/** Every file of a folder but the hidden ones, by its path, with what a host compares before it uploads. */
export async function statesIn(folder: string): Promise<Record<string, FileState>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const shown = paths.filter((path) => !path.startsWith('.')).sort();
  return Object.fromEntries(await Promise.all(shown.map(async (path) => [path, await stateOf(join(folder, path))])));
}

async function stateOf(path: string): Promise<FileState> {
  const [content, { mtimeMs, ino }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
  return { content, mtimeMs, ino };
}

/** Files with these contents, by their paths. */
export function filesOf(contents: Readonly<Record<string, string>>): { path: string; content: string }[] {
  return Object.entries(contents).map(([path, content]) => ({ path, content }));
}

/** A folder that is removed after the test. */
export async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The content of every file of a folder but the hidden ones, by its path. */
export const contentsIn = async (dist: string): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await statesIn(dist)).map(([path, { content }]) => [path, content]));
