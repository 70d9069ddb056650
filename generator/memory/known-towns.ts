import type { Stamp } from '../files/stamp.ts';
import type { Source } from '../read/source.ts';
import { CheckedTownFile } from './checked-source.ts';
import type { KeptTown } from './memory.ts';

/**
 * The towns whose files do not need to be read, because an earlier build or another thread found no problem in them.
 */
export interface KnownTowns {
  /** Returns the file of a known town without reading it; null for other files. */
  source: (file: string) => Source | null;
  /** Returns what is known about a file that was not read. */
  town: (source: Source) => KeptTown | undefined;
  /** Returns what the rules found in a file that was not read; undefined if they were not asked yet. */
  findings: (source: Source) => KeptTown['findings'] | undefined;
}

/**
 * Returns the towns that were kept, except those whose files have changed since.
 *
 * @param stampIfSame returns the current stamp of a file; null if it has changed since
 */
export function knownTowns(
  kept: readonly KeptTown[],
  root: string,
  stampIfSame: (town: KeptTown) => Stamp | null = ({ stamp }) => stamp,
): KnownTowns {
  const sources = new Map<string, CheckedTownFile>();
  for (const town of kept) {
    const stamp = stampIfSame(town);
    if (stamp === null) continue;
    sources.set(town.file, new CheckedTownFile(root, stamp === town.stamp ? town : { ...town, stamp, line: null }));
  }
  const townOf = (source: Source) => (source.isChecked ? sources.get(source.file)?.kept : undefined);
  return {
    source: (file) => sources.get(file) ?? null,
    town: townOf,
    findings: (source) => townOf(source)?.findings,
  };
}
