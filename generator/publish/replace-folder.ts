import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileList } from './output-paths.ts';

/** The errors of folders that stay where they are: the mount point of a volume, or one that a program has open. */
const fixed = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES']);

type Move = (from: string, to: string) => Promise<void>;

/**
 * Puts a new folder where an old one is, with two renames. If the second fails, the first is undone. If the old folder
 * cannot be moved, the new files are copied into it.
 *
 * @param staged the new folder, with a list of its files in `.local-pages`
 * @param move how to rename; a test replaces it
 */
export async function replaceFolder(staged: string, target: string, move: Move = rename): Promise<void> {
  const old = `${staged}-old`;
  try {
    await move(target, old);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (fixed.has(code)) return copyInto(staged, target);
    if (code !== 'ENOENT') throw error;
    return move(staged, target);
  }
  try {
    await move(staged, target);
  } catch (error) {
    await move(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

const part = '.local-pages-part';

/**
 * Copies a new site over the old one, file by file. No file is ever half-written, but for a second a visitor may get
 * an old page and a new one. What pages load is there before them. If this fails halfway, the next build repairs it.
 */
export async function copyInto(staged: string, target: string): Promise<void> {
  const files = await listIn(staged);
  const before = await listIn(target);
  // A build after a failure may replace the files of both lists.
  await writeFile(join(target, fileList), [...new Set([...before, ...files, part])].join('\n'));
  for (const file of assetsFirst(files)) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(staged, file), join(target, part));
    await rename(join(target, part), join(target, file));
  }
  const kept = new Set(files);
  for (const file of before.filter((one) => !kept.has(one))) await removeOld(file, target);
  await writeFile(join(target, fileList), files.join('\n'));
}

async function listIn(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, fileList), 'utf8').catch(() => '');
  return list.split('\n').filter(Boolean);
}

function assetsFirst(files: readonly string[]): string[] {
  const isPage = (file: string) => Number(file.endsWith('.html'));
  return [...files].sort((a, b) => isPage(a) - isPage(b));
}

async function removeOld(file: string, target: string): Promise<void> {
  await rm(join(target, file), { force: true });
  // Fails if other files are in it, which is right.
  const folder = dirname(file);
  if (folder !== '.') await rmdir(join(target, folder)).catch(() => undefined);
}
