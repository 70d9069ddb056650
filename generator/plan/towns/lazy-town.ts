import type { Town } from '../../../templates/facts/site.ts';
import type { TownFacts } from '../../check/definition.ts';
import type { TextRole } from '../../check/schema/roles.ts';
import { lazyGroup, without } from '../../check/towns/lazy-group.ts';
import type { Path } from '../../read/locate.ts';
import { someText } from '../../read/texts-in.ts';
import { fillTree } from '../texts/fill.ts';
import { type FillContext, unreported } from '../texts/fill-context.ts';
import type { SettledTown } from './settle-towns.ts';

/** The properties of a town that are not written in its file. */
export type Located = Pick<Town, 'slug' | 'region' | 'miles' | 'kilometers'>;

/** Returns a raw town with its derived properties. */
export const locatedTown = (raw: TownFacts, located: Located): Town => Object.assign(without(raw), located);

/**
 * Prepares to make towns whose texts are known to be valid.
 *
 * @param locate returns the derived properties of a town
 * @param contextOf prepares to fill in a town, which would take most of the time if there is nothing to fill in
 */
export type TownMaker = (
  locate: (one: SettledTown) => Located,
  contextOf: (one: SettledTown, town: Town) => FillContext,
) => (one: SettledTown) => Town;

/**
 * Makes towns whose texts are known to be valid. The texts are filled in when a page shows them, because lists of
 * thousands of towns show only their names.
 */
export const lazyTowns: TownMaker = (locate, contextOf) => {
  const filled = <T>(value: T, path: Path, one: SettledTown): T => {
    if (!hasPlaceholder(value)) return value;
    const context = { ...contextOf(one, locatedTown(one.data, locate(one))), roles: textRoles, ...unreported() };
    return fillTree(value, path, context) as T;
  };
  const specialty = (name: string, one: SettledTown) =>
    filled(one.data.specialties?.[name], ['specialties', name], one);
  const texts = (name: string, one: SettledTown) =>
    name === 'words'
      ? filled(one.data.words, ['words'], one)
      : lazyGroup({}, Object.keys(one.data.specialties ?? {}), specialty, one);
  return (one) => {
    const { data: raw } = one;
    const plain = Object.assign(filled(without(raw, 'words', 'specialties'), [], one), locate(one));
    return lazyGroup(
      plain,
      lazyNames.filter((name) => name in raw),
      texts,
      one,
    ) as Town;
  };
};

/** What is filled in when a page shows it. */
const lazyNames = ['words', 'specialties'] as const;

const oneLine: TextRole = { role: 'shown' };
const running: TextRole = { role: 'shown', markdown: true };

/**
 * The roles of the texts that visitors read (templates/facts/towns.ts). The roles in a file that was not read are not
 * known.
 */
const textRoles = {
  get: (pointer: string) => {
    if (pointer === '/name' || pointer === '/county') return oneLine;
    return /^\/(words|specialties)\//.test(pointer) ? running : undefined;
  },
  // Never iterated.
  *[Symbol.iterator](): Iterator<[string, TextRole]> {},
};

const hasPlaceholder = (value: unknown) => someText(value, (text) => /[{}]/.test(text));
