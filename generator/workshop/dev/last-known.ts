import { identityOf, lastRun, usualOutput } from '../../memory/last-build.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { cacheFolderIn, type Tools } from '../../tools.ts';
import { type KnownSite, siteOfBuild } from './known-site.ts';

/** Returns what the last build of a project knew, if the same program made it. */
export async function lastKnown(
  { root, mapsKey, today }: BuildInput,
  { program }: Pick<Tools, 'program'>,
  env: NodeJS.ProcessEnv,
): Promise<KnownSite | null> {
  if (program === '') return null;
  const identity = await identityOf(program, mapsKey);
  const place = { root, out: usualOutput(root), cacheFolder: cacheFolderIn(env), program: identity, today };
  const memory = lastRun(place).projectMemory();
  return memory && siteOfBuild(memory);
}
