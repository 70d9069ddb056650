import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
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
    if (cached) return cached;
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

/** Null if a file of the cache is damaged. */
function wholeContent(bytes: Buffer): Uint8Array | null {
  const end = Math.max(0, bytes.length - hashLength);
  const content = bytes.subarray(0, end);
  return hash(content) === bytes.toString('latin1', end) ? content : null;
}
