import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const hashLength = 12;

/** A short hash of some content, for the names of files and the keys of a cache. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, hashLength);
}

const blockSize = 1024 * 1024;

/** The same hash of the content of a file, which need not fit into memory, and its size in bytes. */
export function hashOfFile(path: string): { hash: string; size: number } {
  const digest = createHash('sha256');
  const block = Buffer.allocUnsafe(blockSize);
  const file = openSync(path, 'r');
  try {
    let size = 0;
    for (let read = readSync(file, block); read > 0; read = readSync(file, block)) {
      digest.update(block.subarray(0, read));
      size += read;
    }
    return { hash: digest.update('\0').digest('base64url').slice(0, hashLength), size };
  } finally {
    closeSync(file);
  }
}

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
