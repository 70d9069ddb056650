import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the version of an installed package, for cache keys, because another version may produce different bytes.
 * Many packages do not export their package.json, so this looks for it in the folders above their entry point.
 *
 * @throws if the package is not installed
 */
export function packageVersion(name: string): string {
  for (let folder = dirname(resolve(name)); ; folder = dirname(folder)) {
    const text = readIfExists(join(folder, 'package.json'));
    const found: { name?: string; version?: string } = text ? JSON.parse(text) : {};
    if (found.name === name && found.version) return found.version;
    if (folder === dirname(folder)) throw new Error(`The package ${name} has no package.json`);
  }
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
