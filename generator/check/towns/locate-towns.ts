import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { type CheckedFile, definitionOf } from '../checked-file.ts';
import type { Definition, TownDefinition } from '../definition.ts';
import { recoveredFacts } from '../mistakes/stand-ins.ts';
import type { SortedFiles } from '../sort-files.ts';
import { filedTowns, listedTowns } from './towns.ts';

/** The towns of a site, wherever they are written. */
export interface LocatedTowns {
  /** With all towns in its facts. */
  site: Definition<SiteFacts>;
  towns: TownDefinition[];
  problems: Diagnostic[];
}

/**
 * Returns the towns of a site: those that site.yaml lists, or those that have their own files.
 *
 * @param unread how many town files cannot be read and are not part of the site
 */
export function locateTowns(
  site: Definition<SiteFacts>,
  checked: readonly CheckedFile[],
  { hasFolder, towns: sources, lists }: SortedFiles,
  unread: number,
): LocatedTowns {
  const listed = hasFolder ? [] : listedTowns(site);
  if (!hasFolder && sources.length === 0) return { site, towns: listed, problems: [] };
  const files = [...sources, ...lists];
  const { towns: filed, unknown, problems } = filedTowns(checked.map(recoveredTown), files, unread, site.data.language);
  const towns = [...listed, ...filed];
  const data = { ...site.data, towns: towns.map((town) => town.data) };
  return {
    site: { ...site, data, unknown: [...site.unknown, ...(listed.length > 0 ? [['towns']] : unknown)] },
    towns,
    problems,
  };
}

/** Adds no specialty under its repaired name, because specialties are not only looked up: each must have a page. */
function recoveredTown(checked: CheckedFile): Definition<unknown> {
  if (checked.errors.length + checked.lost.length === 0) return definitionOf<unknown>(checked);
  const { facts: data, unknown } = recoveredFacts({ ...checked, renamed: [] });
  return { source: checked.source, data, roles: checked.roles, unknown };
}
