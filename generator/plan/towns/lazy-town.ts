import type { Town } from '../../../templates/facts/site.ts';
import type { TownFacts } from '../../check/definition.ts';
import { defineLazily, without } from '../../check/towns/lazy-group.ts';
import { fillTree } from '../texts/fill.ts';
import { type FillContext, unreported } from '../texts/fill-context.ts';

/** What of a town is not written in its file. */
type Located = Pick<Town, 'slug' | 'miles'>;

/** A town as it is written, and where it is. */
export const locatedTown = (raw: TownFacts, located: Located): Town => Object.assign(without(raw), located);

/**
 * Makes a town whose texts are known to be right.
 *
 * @param raw as it is written
 * @param contextOf prepares to fill it in, which takes longer than all else if nothing is to be filled in
 */
export type FillTown = (raw: TownFacts, located: Located, contextOf: (town: Town) => FillContext) => Town;

/**
 * A town whose texts are known to be right. They are filled in when a page shows them, because lists of thousands of towns
 * show no more than their names.
 */
export const lazyTown: FillTown = (raw, located, contextOf) => {
  const filled = <T>(value: T): T => {
    if (!hasPlaceholder(value)) return value;
    const context = { ...contextOf(locatedTown(raw, located)), roles: new Map(), ...unreported() };
    return fillTree(value, [], context) as T;
  };
  const town = Object.assign(filled(without(raw, 'words', 'specialties')), located);
  if ('words' in raw) defineLazily(town, ['words'], () => filled(raw.words));
  const { specialties } = raw;
  if (specialties === undefined) return town;
  const group = {};
  defineLazily(group, Object.keys(specialties), (name) => filled(specialties[name]));
  return Object.assign(town, { specialties: group });
};

function hasPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return /[{}]/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholder);
}
