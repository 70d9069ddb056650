import type { Town } from '../../templates/facts/site.ts';
import type { Site } from '../plan/resolve.ts';
import type { Path } from '../read/locate.ts';

/** A town, with its place in the YAML. */
export interface TownEntry {
  town: Town;
  index: number;
  /** The file that contains it. */
  file: string;
  path: Path;
}

/** Returns the towns of a site by slug, in the order of site.yaml. */
export function townEntries({ facts, towns: places }: Pick<Site, 'facts' | 'towns'>): Map<string, TownEntry> {
  return new Map(
    (facts.towns ?? []).map((town, index) => {
      const { source, path = [] } = places[index] ?? {};
      return [town.slug, { town, index, file: source?.file ?? '', path }];
    }),
  );
}
