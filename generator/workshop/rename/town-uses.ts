import { asGroup } from '../../../templates/schema/is-group.ts';
import { type FoundName, type NameIndex, nameIndex } from '../../audit/name-index.ts';
import { isNamesake } from '../../audit/places/place-names.ts';
import { isBeforeState } from '../../audit/places/place-signs.ts';
import { nodeAt, rangeOf } from '../../check/mistakes/working-copy.ts';
import { valueAt } from '../../read/value-at.ts';
import { townsOf, type WrittenTown } from '../edit/written-towns.ts';
import type { CheckedProject } from './checked-project.ts';
import { commonWords } from './common-words.ts';
import {
  type Around,
  isAfterPlaceWord,
  isBeforeCapital,
  isInRegion,
  isJoint,
  linkAround,
  startsSentence,
} from './name-signs.ts';
import type { NameMatch } from './name-wording.ts';
import type { Text, Use, UsesIn } from './naming-texts.ts';

/** What distinguishes a town from other things with its name. */
interface TownSigns {
  /** The names of the town. */
  own: ReadonlySet<string>;
  /** Everything whose name may contain that of the town: towns, the city, the business, services. */
  names: NameIndex;
  /** Returns true for the name of another town that is not also a word. */
  isOtherTown: (name: unknown) => boolean;
  /** Returns true for a name that is also a word. */
  isCommon: (name: string) => boolean;
  /** The state of the town. */
  region: string;
  /** The states of other towns with its name. */
  otherRegions: readonly string[];
  /** True if the business is there, so its name may refer to the business. */
  isCity: boolean;
  language: string;
}

/**
 * Distinguishes a town from other things with its name. In the file of the town and on its own pages, the name means
 * the town unless it is part of another name. Elsewhere, a link, a list of towns, or the words around it must show it.
 * If the town is also the city of the business, only a link counts; if another state has a town with its name, only a
 * link or its state.
 *
 * @param key the key of the town in these files
 * @param names the names of the town
 */
export function townUses(project: CheckedProject, key: string, names: readonly string[]): UsesIn {
  const towns = townsOf(project.files);
  const town = towns.find(({ slug }) => slug === key);
  const namesakes = towns.filter(({ slug, name }) => slug !== key && names.includes(name));
  const signs = signsOf(project, names, town, namesakes);
  const main = town ? mainPageOf(town, towns) : null;
  const routesOf = (slug: string, main: string | null) =>
    project.site.pages.filter((page) => page.town?.slug === slug || page.route === main).map(({ route }) => route);
  const routes = new Set(routesOf(key, main));
  const otherRoutes = new Set(namesakes.flatMap((one) => routesOf(one.slug, mainPageOf(one, towns))));
  const placeOf = placesOf(town, main);
  return (text, value, matches) => {
    const found = signs.names.namesIn(value);
    const place = placeOf(text);
    // Texts in the file of a town are put into sentences.
    const isSentence = (place === 'file' && text.path?.at(-1) !== 'name') || /[.!?]$/.test(value);
    const isOther = namesakes.some(({ slug }) => leadsTo(text, otherRoutes, slug));
    const isLinked = place === 'elsewhere' && (leadsTo(text, routes, key) || isAmongTowns(text, value, signs));
    return matches.map((match): Use => {
      if (found.some((one) => !signs.own.has(one.name) && covers(one, match))) return 'none';
      const around = { before: value.slice(0, match.index), after: value.slice(match.index + match.words.length) };
      const link = pathIn(linkAround(around));
      if (isOther || otherRoutes.has(link)) return 'none';
      if (signs.otherRegions.some((region) => isBeforeState(around.after, region))) return 'none';
      if (isNamesake(around.after)) return place === 'elsewhere' ? 'none' : 'unsure';
      const isWord = signs.isCommon(match.words) && startsSentence(around);
      if ((isWord || (isSentence && isBeforeCapital(around))) && !isInRegion(around, signs.region)) return 'unsure';
      if (place !== 'elsewhere') return 'own';
      const isSure = isLinked || routes.has(link) || isNamed(around, match, found, signs);
      return isSure ? 'other' : 'unsure';
    });
  };
}

function signsOf(
  project: CheckedProject,
  names: readonly string[],
  town: WrittenTown | undefined,
  namesakes: readonly WrittenTown[],
): TownSigns {
  const { address, business, brand, services, language } = project.site.facts;
  const own = new Set(names);
  const towns = new Set<unknown>(townsOf(project.files).map(({ name }) => name));
  const regionOf = ({ region = address.region ?? '' }: Partial<WrittenTown>) => String(region);
  const sold = Object.values(services ?? {}).map(({ name }) => name);
  const isCommon = commonWords(project);
  return {
    own,
    names: nameIndex([...own, ...[...towns].map(String), address.city, business.name, brand.shortName, ...sold]),
    isOtherTown: (name) => towns.has(name) && !own.has(String(name)) && !isCommon(String(name)),
    isCommon,
    region: regionOf(town ?? {}),
    otherRegions: namesakes.map(regionOf),
    isCity: own.has(address.city),
    language,
  };
}

/** Returns true if the words around a name show that it is the town. */
function isNamed(around: Around, { index, words }: NameMatch, found: readonly FoundName[], signs: TownSigns): boolean {
  if (signs.isCity) return false;
  if (isInRegion(around, signs.region)) return true;
  if (signs.otherRegions.length > 0) return false;
  const towns = found.filter(({ name }) => signs.isOtherTown(name));
  const isListed = towns.some(
    (one) =>
      isJoint(around.before.slice(one.index + one.name.length)) ||
      isJoint(around.after.slice(0, Math.max(0, one.index - index - words.length))),
  );
  return isListed || (!signs.isCommon(words) && isAfterPlaceWord(around, signs.language));
}

/** Returns true for an item of a list that has another town as an item. */
function isAmongTowns({ source, path }: Text, value: string, signs: TownSigns): boolean {
  const { own, isOtherTown, isCity, otherRegions } = signs;
  const list =
    path && own.has(value) && !isCity && otherRegions.length === 0 ? valueAt(source.data, path.slice(0, -1)) : null;
  return Array.isArray(list) && list.some(isOtherTown);
}

const pathIn = (link: unknown) => String(link ?? '').replace(/#.*/, '');

const covers = (one: FoundName, { index, words }: NameMatch) =>
  one.index < index + words.length && index < one.index + one.name.length;

/** Returns the route of the main page of a town; null if another town has it too, or if it is the home page. */
function mainPageOf({ page, slug }: WrittenTown, towns: readonly WrittenTown[]): string | null {
  return page === '/' || towns.some((other) => other.slug !== slug && other.page === page) ? null : page;
}

/** Returns a function that says where a text is: in the file of a town, on a page only about the town, or elsewhere. */
function placesOf(town: WrittenTown | undefined, main: string | null): (text: Text) => 'file' | 'page' | 'elsewhere' {
  const [start, end] = town ? rangeOf(nodeAt(town.source, town.path)) : [0, 0];
  return ({ source, range }) => {
    if (!town) return 'elsewhere';
    const { town: about, route } = asGroup(source.data);
    if (source.file !== town.source.file) return about === town.slug || route === main ? 'page' : 'elsewhere';
    return town.path.length === 0 || (start <= range[0] && range[1] <= end) ? 'file' : 'elsewhere';
  };
}

/** Returns true if the container of a text leads to a page of the town, or is about it. */
function leadsTo({ source, path }: Text, routes: ReadonlySet<string>, key: string): boolean {
  if (!path) return false;
  const { to, town } = asGroup(valueAt(source.data, path.slice(0, -1)));
  return town === key || routes.has(pathIn(to));
}
