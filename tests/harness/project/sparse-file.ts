import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** More than Node reads at once, in bytes. */
export const hugeSize = 3_000_000_000;

/** Writes a file of any size that takes no space on the disk. */
export async function writeSparse(path: string, size = hugeSize): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await truncate(path, size);
  return path;
}
