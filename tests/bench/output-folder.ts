import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** When each file of a folder was last written, by its path in the folder. */
type Snapshot = ReadonlyMap<string, number>;

/** The files of a folder; none if there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export async function snapshot(folder: string): Promise<Snapshot> {
  const written = new Map<string, number>();
  for (const file of await filesIn(folder)) written.set(file.slice(folder.length), (await stat(file)).mtimeMs);
  return written;
}

let aside = 0;

/**
 * Moves a folder out of the way, if there is one. For minutes after files were deleted, ext4 without a journal takes up to ten times
 * as long to create others, because it looks for an inode number that none of them had
 * (https://git.kernel.org/pub/scm/linux/kernel/git/torvalds/linux.git/tree/fs/ext4/ialloc.c, recently_deleted).
 */
export async function putAside(folder: string): Promise<void> {
  aside += 1;
  await rename(folder, `${folder}-old-${aside}`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** How many files are new, or were written again. */
export function filesWritten(before: Snapshot, after: Snapshot): number {
  return [...after].filter(([file, time]) => before.get(file) !== time).length;
}

/** The seconds that a loop needs to write all files of a folder into an empty one, without the time to read them. */
export async function secondsToWrite(folder: string, empty: string): Promise<number> {
  let milliseconds = 0;
  const made = new Set<string>();
  for (const file of await filesIn(folder)) {
    const content = await readFile(file);
    const copy = join(empty, file.slice(folder.length));
    const started = performance.now();
    if (!made.has(dirname(copy))) await mkdir(dirname(copy), { recursive: true });
    made.add(dirname(copy));
    await writeFile(copy, content);
    milliseconds += performance.now() - started;
  }
  await rm(empty, { recursive: true, force: true });
  return milliseconds / 1000;
}
