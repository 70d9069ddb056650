import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { dayInMilliseconds } from '../../templates/facts/dates.ts';
import { hash, hashLength } from '../files/hash.ts';

/** Returns what is cached under a key, or makes and caches it. The key must cover everything that it is made from. */
export type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** How many files this thread has begun to write. */
let begun = 0;

/**
 * Opens a cache in a folder. If the folder is not writable, everything is made again, which only takes time. Each file
 * ends with a hash of its content, because a crash may leave an incomplete file, which must not be published.
 */
export function openCache(folder: string): Cache {
  return async (key, make) => {
    const path = join(folder, key);
    const cached = await readFile(path).then(wholeContent, () => null);
    if (cached) {
      await noteUse(path).catch(() => undefined);
      return cached;
    }
    const made = await make();
    begun += 1;
    // Threads have the same process number.
    const temporary = `${path}.${process.pid}-${threadId}-${begun}`;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(temporary, Buffer.concat([made, Buffer.from(hash(made))])))
      .then(() => rename(temporary, path))
      .catch(() => rm(temporary, { force: true }))
      .catch(() => undefined);
    return made;
  };
}

/** The name of a file that a build was writing when it was killed. It starts with the hash of its input. */
const unfinished = /[\w-]{12}\.\w+\.\d+-\d+-\d+$/;

/** How long an unused file is kept, in days. After a new phone number, every card is a different file. */
const maxAge = 14;

/** Records the day of last use in the file's modification time. */
async function noteUse(path: string): Promise<void> {
  const now = Date.now();
  const { mtimeMs } = await stat(path);
  if (now - mtimeMs > dayInMilliseconds) await utimes(path, now / 1000, now / 1000);
}

/**
 * Deletes what has not been used for a while. Runs at most once a day. Files that do not belong to a cache stay,
 * because the user may choose any folder.
 *
 * @param folder the folder of a cache, which does not need to exist
 */
export async function pruneCache(folder: string): Promise<void> {
  const age = async (name: string) => Date.now() - (await stat(join(folder, name))).mtimeMs;
  const marker = 'pruned';
  try {
    if ((await age(marker).catch(() => dayInMilliseconds)) < dayInMilliseconds) return;
    await writeFile(join(folder, marker), '');
    const entries = await readdir(folder, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      const path = join(folder, name);
      const isOld = (await age(name)) > maxAge * dayInMilliseconds;
      if (isOld && (unfinished.test(name) || wholeContent(await readFile(path)))) await rm(path, { force: true });
    }
  } catch {
    // Another build may be deleting the same files, or permission may be missing. The leftovers only take space.
  }
}

/** Returns the content of a cache file, or null if it is damaged. */
function wholeContent(bytes: Buffer): Uint8Array | null {
  const end = Math.max(0, bytes.length - hashLength);
  const content = bytes.subarray(0, end);
  return hash(content) === bytes.toString('latin1', end) ? content : null;
}
