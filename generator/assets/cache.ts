import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { dayInMilliseconds } from '../../templates/facts/dates.ts';
import { hash, hashLength } from '../report/hash.ts';

/** Returns what is cached under a key. Otherwise makes it and caches it. The key must cover everything it is made from. */
export type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** How many files this thread has begun to write. */
let begun = 0;

/**
 * A cache in a folder. If the folder cannot be written, everything is made again, which only takes time. Each file ends with a
 * hash of its content, because a machine that stops may leave a part of it, which would be published.
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

/** The name of a file that a build was writing when it was killed. Before it is the hash of what it is made from. */
const unfinished = /[\w-]{12}\.\w+\.\d+-\d+-\d+$/;

/** How long a file stays that no build has asked for, in days. After a new phone number, every card is another one. */
const maxAge = 14;

/** Its time of modification says when a file was used, to the day. */
async function noteUse(path: string): Promise<void> {
  const now = Date.now();
  const { mtimeMs } = await stat(path);
  if (now - mtimeMs > dayInMilliseconds) await utimes(path, now / 1000, now / 1000);
}

/**
 * Deletes what has not been used for a while. Looks at most once a day. Files that are not of a cache stay: the folder may be any.
 *
 * @param folder the folder of a cache, which need not exist
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
    // Another build deletes the same files, or nobody may: both only take space.
  }
}

/** Null if a file of the cache is damaged. */
function wholeContent(bytes: Buffer): Uint8Array | null {
  const end = Math.max(0, bytes.length - hashLength);
  const content = bytes.subarray(0, end);
  return hash(content) === bytes.toString('latin1', end) ? content : null;
}
