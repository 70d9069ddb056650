import { join } from 'node:path';
import { themeFiles } from '../assets/styles/theme.ts';
import { hash } from '../files/hash.ts';
import { runtime } from './runtime.ts';

/** A project, its output folder, and the program that builds it. */
export interface BuildPlace {
  root: string;
  out: string;
  cacheFolder: string;
  /** A hash of the program, its theme, and its environment. */
  program: string;
  /** As YYYY-MM-DD. */
  today: string;
}

/** Returns the default output folder of a project. */
export const usualOutput = (root: string) => join(root, 'dist');

/**
 * Returns where the builds of a project into a folder are kept. Returns null if the version of the program is not
 * known; then nothing is kept.
 *
 * @param version changes whenever the program does; empty if that is not known
 */
export async function buildPlace(
  { root, mapsKey = '', today }: { root: string; mapsKey?: string | undefined; today: string },
  out: string,
  cacheFolder: string,
  version: string,
): Promise<BuildPlace | null> {
  if (version === '') return null;
  const theme = (await themeFiles()).map(({ text }) => text);
  return { root, out, cacheFolder, program: hash(version, runtime, mapsKey, ...theme), today };
}
