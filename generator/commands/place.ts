import { type BuildPlace, identityOf, lastRun, usualOutput } from '../memory/last-build.ts';
import { sameFiles } from '../memory/same-files.ts';
import { cacheFolderIn } from '../tools.ts';
import { buildInput } from './build-and-report.ts';
import type { World } from './terminal.ts';

/**
 * Returns where the builds of a project into a folder are kept. Returns null if the version of the program is not
 * known; then nothing is kept.
 */
export async function placeOf(root: string, folder: string, { env, program }: World): Promise<BuildPlace | null> {
  if (program === '') return null;
  const { today, mapsKey } = buildInput(root, env);
  const identity = await identityOf(program, mapsKey);
  return { root, out: folder, cacheFolder: cacheFolderIn(env), program: identity, today };
}

/**
 * Returns the files that have not changed since the last build of a project into its default folder; null if there was
 * none, or if it was made by another program.
 */
export async function filesOfLastBuild(root: string, world: World): Promise<ReturnType<typeof sameFiles> | null> {
  const place = await placeOf(root, usualOutput(root), world);
  const memory = place && lastRun(place).projectMemory();
  return memory && sameFiles(memory, root);
}
