import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { loadTools } from '../../generator/tools.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { buildInto } from '../harness/project/build-into.ts';

interface BuiltFolder {
  folder: string;
  /** The path of the site on its host, such as `/spa`; empty for most. */
  base: string;
  /** Every file, by its path in the folder. */
  files: ReadonlyMap<string, Buffer>;
  remove: () => Promise<void>;
}

/** Builds the site of this repository into a temporary folder, without a key for the map. */
export async function buildSite(): Promise<BuiltFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  await buildInto(dist, { root: '.', today: '2026-01-01' }, await loadTools());
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return {
    folder: dist,
    base: (await readSite(dist, hosts.generic)).base,
    files: new Map(await Promise.all(paths.map(async (path) => [relative(dist, path), await readFile(path)] as const))),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
