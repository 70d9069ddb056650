import { chmod, mkdir, rm, rmdir } from 'node:fs/promises';
import { defaultPatience, lockFolder } from '../files/lock.ts';
import { recover } from './commit.ts';
import { filesInPlace, filesReadAgain, settleFiles } from './files-in-place.ts';
import { FolderWriter } from './folder-writer.ts';
import { realTarget } from './output-folder.ts';
import { isHalfDone, modes, stagingOf } from './staging.ts';

/**
 * Begins to write a site into a folder, after finishing what an interrupted build may have left. Visitors see no new
 * file before the commit. Every writer must be closed.
 *
 * @param options.patience how long to wait for another process, in milliseconds
 * @param options.readAll compares the content of every file of the last build with its list, even if it was not touched
 * @throws UsageError if another process writes or publishes the folder
 * @throws an error of the file system, with the path that was to be written
 */
export async function openWriter(
  out: string,
  { patience = defaultPatience, readAll = false } = {},
): Promise<FolderWriter> {
  const target = await realTarget(out);
  const isNew = (await mkdir(target, { recursive: true })) !== undefined;
  if (isNew) await chmod(target, modes.folder);
  const unlock = await lockOutput(target, patience);
  const release = () => releaseFolder(target, isNew, unlock);
  try {
    const wasHalfDone = recover(target);
    const inPlace = readAll || wasHalfDone ? filesReadAgain(target) : filesInPlace(target);
    settleFiles(target, inPlace);
    return new FolderWriter(target, inPlace, wasHalfDone, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Makes sure that no other process writes or publishes a folder, whose path has no links.
 *
 * @returns a function to call at the end
 * @throws UsageError if another process does
 */
export function lockOutput(target: string, patience = defaultPatience): Promise<() => void> {
  return lockFolder(target, patience, `command is writing or publishing ${target}`);
}

/** Releases the folder. After an interrupted commit, staged files stay, so that the next build can finish it. */
async function releaseFolder(target: string, isNew: boolean, unlock: () => void): Promise<void> {
  if (!isHalfDone(target)) await rm(stagingOf(target), { recursive: true, force: true });
  unlock();
  // Fails if the folder has files, which must stay.
  if (isNew) await rmdir(target).catch(() => undefined);
}
