import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { type CheckedFile, definitionOf } from '../checked-file.ts';
import type { Definition, TownDefinition } from '../definition.ts';
import { recoveredFacts } from '../mistakes/stand-ins.ts';
import type { SortedFiles } from '../sort-files.ts';
import { filedTowns, type KnownFacts, listedTowns } from './towns.ts';

export interface LocatedTowns {
  /** With all towns in its facts. */
  site: Definition<SiteFacts>;
  towns: TownDefinition[];
  problems: Diagnostic[];
}

/**
 * The towns of a site: those that site.yaml lists, or those that have files of their own.
 *
 * @param unread how many files of towns cannot be read and are no part of the site
 */
export function locateTowns(
  site: Definition<SiteFacts>,
  checked: readonly CheckedFile[],
  { hasFolder, towns: sources, lists }: SortedFiles,
  unread: number,
  knownFacts: KnownFacts,
): LocatedTowns {
  const listed = hasFolder ? [] : listedTowns(site);
  if (!hasFolder && sources.length === 0) return { site, towns: listed, problems: [] };
  const files = [...sources, ...lists];
  const { towns: filed, unknown, problems } = filedTowns(checked.map(recoveredTown), files, unread, knownFacts);
  const towns = [...listed, ...filed];
  const data = { ...site.data, towns: towns.map((town) => town.data) };
  return {
    site: { ...site, data, unknown: [...site.unknown, ...(listed.length > 0 ? [['towns']] : unknown)] },
    towns,
    problems,
  };
}

/** Specialties are not only looked up: each must have a page. So none is added under the name that it was repaired to. */
function recoveredTown(checked: CheckedFile): Definition<unknown> {
  if (checked.errors.length + checked.lost.length === 0) return definitionOf<unknown>(checked);
  const { facts: data, unknown } = recoveredFacts({ ...checked, renamed: [] });
  return { source: checked.source, data, roles: checked.roles, unknown };
}
