import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hash } from '../files/hash.ts';
import { inProgram, programFolder } from '../files/program-files.ts';
import type { Cache } from './cache.ts';
import { packageVersion } from './package-version.ts';
import { bundleScripts, type Scripts } from './scripts.ts';

/** Raise the number when the same sources make other scripts. */
const version = 'scripts 2';

/** Returns the client scripts. Bundles them again only if a file of client/ or an installed package has changed. */
export async function keptScripts(cached: Cache): Promise<Scripts> {
  const key = hash(version, packageVersion('esbuild'), ...(await sources()));
  const kept = await cached(`${key}.scripts`, async () => serialize(await bundleScripts()));
  return deserialize(kept);
}

/** Returns the names and contents of everything that the scripts are bundled from. */
async function sources(): Promise<(string | Uint8Array)[]> {
  const entries = await readdir(join(programFolder, 'client'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  // The lock file names the version of every package.
  const lock = await readFile(join(programFolder, 'package-lock.json')).catch(() => '');
  const contents = await Promise.all(files.sort().map(async (file) => [inProgram(file), await readFile(file)]));
  return [lock, ...contents.flat()];
}
