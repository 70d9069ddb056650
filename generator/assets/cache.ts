import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short name for content, the same for the same bytes. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 12);
}

/** Makes something once for each key and keeps it for later builds. The key must name everything that it is made from. */
export type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** A cache in a folder; where that cannot be written, everything is made again, which only costs time. */
export function openCache(folder: string): Cache {
  return async (key, make) => {
    const path = join(folder, key);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const made = await make();
    const draft = `${path}.${process.pid}`;
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(draft, made))
      .then(() => rename(draft, path))
      .catch(() => undefined);
    return made;
  };
}
