import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns what is in a folder and in the folders below it. Does not follow links: with `recursive`, `readdir` follows
 * them since Node 26.
 *
 * @param isWanted returns false for a name in the folder itself that is skipped, with everything below it
 * @throws if a folder cannot be read
 */
export async function entriesBelow(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<Dirent[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => isWanted(name));
  const folders = entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(folders.map(({ name }) => entriesBelow(join(folder, name))));
  return [...entries, ...below.flat()];
}
