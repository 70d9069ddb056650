import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short hash of some content, for the names of files and the keys of a cache. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 12);
}

/** Returns what is cached under a key. Otherwise makes it and caches it. The key must cover everything it is made from. */
export type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** A cache in a folder. If the folder cannot be written, everything is made again, which only takes time. */
export function openCache(folder: string): Cache {
  return async (key, make) => {
    const path = join(folder, key);
    const cached = await readFile(path).catch(() => null);
    if (cached) return cached;
    const made = await make();
    const temporary = `${path}.${process.pid}`;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(temporary, made))
      .then(() => rename(temporary, path))
      .catch(() => rm(temporary, { force: true }))
      .catch(() => undefined);
    return made;
  };
}
