import type { Town } from '../../../templates/facts/site.ts';
import { once } from '../../../templates/memoized.ts';
import { defineLazily, without } from '../../check/towns/lazy-group.ts';
import type { Path } from '../../read/locate.ts';
import { fillTree } from '../texts/fill.ts';
import { locatedTown, type TownMaker } from './lazy-town.ts';

/** The texts of a town that visitors read, except its specialties. */
const shown = ['name', 'county', 'words'] as const;

/**
 * Makes towns whose texts are known to be valid, with the location of each text. That takes reading the file again, so
 * each town is filled in when a page shows it.
 */
export const tracedTowns: TownMaker = (locate, contextOf) => (one) => {
  const { town: raw } = one;
  const located = locate(one);
  const context = once(() => contextOf(one, locatedTown(raw, located)));
  const filled = (path: Path, value: unknown) => fillTree(value, path, context());
  const town = Object.assign(without(raw, ...shown, 'specialties'), located) as Town;
  const names = shown.filter((name) => name in raw);
  defineLazily(town, names, (name) => filled([name], raw[name as (typeof shown)[number]]), one);
  const { specialties } = raw;
  if (!specialties) return town;
  const group = {};
  defineLazily(group, Object.keys(specialties), (name) => filled(['specialties', name], specialties[name]), one);
  return Object.assign(town, { specialties: group });
};
