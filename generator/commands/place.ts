import { type BuildPlace, buildPlace, usualOutput } from '../memory/build-place.ts';
import { lastRun } from '../memory/last-run.ts';
import { sameFiles } from '../memory/same-files.ts';
import type { BuildInput } from '../pipeline/plan-site.ts';
import { cacheFolderIn } from '../tools.ts';
import { buildInput } from './build-and-report.ts';
import type { World } from './terminal.ts';

/** Returns where the builds of a project into a folder are kept; null if nothing is kept. */
export function buildPlaceOf(
  input: BuildInput,
  folder: string,
  { env, programHash }: World,
): Promise<BuildPlace | null> {
  return buildPlace(input, folder, cacheFolderIn(env), programHash);
}

/**
 * Returns the files that have not changed since the last build of a project into its default folder; null if there was
 * none, or if it was made by another program.
 */
export async function filesOfLastBuild(root: string, world: World): Promise<ReturnType<typeof sameFiles> | null> {
  const place = await buildPlaceOf(buildInput({ root }, world.env), usualOutput(root), world);
  const memory = place && lastRun(place)?.projectMemory();
  return memory ? sameFiles(memory, root) : null;
}
