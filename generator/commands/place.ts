import { type BuildPlace, identityOf, lastRun, usualOutput } from '../memory/last-build.ts';
import type { Memory } from '../memory/memory.ts';
import { cacheFolderIn } from '../tools.ts';
import { buildInput } from './build-and-report.ts';
import type { World } from './terminal.ts';

/** Where the builds of a project into a folder are remembered. Null if it is not known which program this is: then none is. */
export async function placeOf(root: string, folder: string, { env, program }: World): Promise<BuildPlace | null> {
  if (program === '') return null;
  const { today, mapsKey } = buildInput(root, env);
  const identity = await identityOf(program, mapsKey);
  return { root, out: folder, cacheFolder: cacheFolderIn(env), program: identity, today };
}

/** What the last build of a project into its usual folder knew of it; null if there was none, or by another program. */
export async function lastMemory(root: string, world: World): Promise<Memory | null> {
  const place = await placeOf(root, usualOutput(root), world);
  return place && lastRun(place).known();
}
