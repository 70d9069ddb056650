import { buildPlace, usualOutput } from '../../memory/build-place.ts';
import { lastRun } from '../../memory/last-run.ts';
import type { BuildInput } from '../../pipeline/plan-site.ts';
import { cacheFolderIn, type Tools } from '../../tools.ts';
import { type KnownSite, siteOfBuild } from './known-site.ts';

/** Returns what the last build of a project knew, if the same program made it. */
export async function lastKnown(
  input: BuildInput,
  { programHash }: Pick<Tools, 'programHash'>,
  env: NodeJS.ProcessEnv,
): Promise<KnownSite | null> {
  const place = await buildPlace(input, usualOutput(input.root), cacheFolderIn(env), programHash);
  const memory = place && lastRun(place)?.projectMemory();
  return memory ? siteOfBuild(memory) : null;
}
