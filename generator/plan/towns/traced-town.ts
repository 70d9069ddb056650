import type { Town } from '../../../templates/facts/site.ts';
import { once } from '../../../templates/memoized.ts';
import { lazyGroup, without } from '../../check/towns/lazy-group.ts';
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
  const { data: raw } = one;
  const located = locate(one);
  const context = once(() => contextOf(one, locatedTown(raw, located)));
  const filled = (path: Path, value: unknown) => fillTree(value, path, context());
  const plain = Object.assign(without(raw, ...shown, 'specialties'), located);
  const specialty = (name: string) => filled(['specialties', name], raw.specialties?.[name]);
  const texts = (name: string) =>
    name === 'specialties'
      ? lazyGroup({}, Object.keys(raw.specialties ?? {}), specialty, one)
      : filled([name], raw[name as (typeof shown)[number]]);
  return lazyGroup(
    plain,
    [...shown, 'specialties'].filter((name) => name in raw),
    texts,
    one,
  ) as Town;
};
