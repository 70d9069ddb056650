import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, Readonly<Record<string, Buffer>>>();

/** The files below a folder that nothing changes, by their paths from there. Each worker reads them once. */
export function filesBelow(folder: string): Readonly<Record<string, Buffer>> {
  const known = read.get(folder);
  if (known) return known;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const files = Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
  read.set(folder, files);
  return files;
}
