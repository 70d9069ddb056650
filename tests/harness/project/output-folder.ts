import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
