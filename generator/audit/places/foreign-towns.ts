import { weekdays } from '../../../templates/facts/business.ts';
import { withEnglishDays } from '../../../templates/facts/english-days.ts';
import { monthsIn } from '../../../templates/facts/months.ts';
import { folded } from '../../../templates/facts/names.ts';
import type { Town } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import { type FoundName, nameIndex } from '../name-index.ts';
import type { Reading } from '../reading.ts';
import { isSeason } from '../year-ends.ts';
import { joints } from './name-joints.ts';
import { regionsOf } from './own-regions.ts';
import { isBesideSubject, subjectOf } from './page-subject.ts';
import { isNamesake, localNames, namesOf, spelledAlike } from './place-names.ts';
import {
  beginsDescription,
  beginsLongerName,
  isAfterSign,
  isAlone,
  isBeforeState,
  isBesidePlace,
  isOfRegion,
} from './place-signs.ts';
import type { ProminentText } from './prominent-texts.ts';

/** Another town that a prominent text names. */
export interface ForeignTown {
  text: ProminentText;
  found: FoundName;
}

/**
 * Returns the other towns that texts on the page of a town mention without mentioning its own. A name counts as a town
 * only if its text, the title, or the main heading makes that clear, because every word of a heading may be
 * capitalized, and there are towns named Hope, Price, and Jackson.
 */
export function foreignTowns(
  texts: readonly ProminentText[],
  { route, town: own }: { route: string; town: Town },
  reading: Reading,
  background: Background,
): ForeignTown[] {
  /** Returns what the page is about, based on its other texts: the words of a heading do not explain that heading. */
  const subjectBeside = (text: ProminentText) => {
    const others = texts.filter((other) => other.isMain && other !== text).map((other) => other.text);
    return subjectOf([route, ...others], own);
  };
  const inTexts = (certain: ReadonlySet<string>) =>
    texts.flatMap((text) => {
      const context = { own, reading, certain, subject: () => subjectBeside(text) };
      return foreignIn(text, context, background).map((found) => ({ text, found }));
    });
  const towns = inTexts(new Set());
  const copied = new Set(towns.flatMap(({ text, found }) => (text.isMain ? [found.name] : [])));
  return copied.size > 0 ? inTexts(copied) : towns;
}

interface NameContext {
  own: Town;
  reading: Reading;
  /** The names that mean towns, no matter what is before and after them. */
  certain: ReadonlySet<string>;
  /** Words about the subject of the page, as `subjectOf` returns them. */
  subject: () => ReadonlySet<string>;
}

function foreignIn(
  { text: written, isMain, isTitle }: ProminentText,
  { own, reading, certain, subject }: NameContext,
  background: Background,
): FoundName[] {
  const { isTown, placeNames, facts } = background;
  const text = asTitle(written, [own.region ?? '', ...regionsOf(facts.address.city, background)]);
  // In capitals, “MCKINNEY” does not show how the name is written.
  if (text !== written && written.includes(own.name.toUpperCase())) return [];
  const places = placeNames.namesIn(text);
  const isForeign = ({ name }: FoundName) =>
    name !== own.name && isTown(name) && (isMain || name !== facts.address.city);
  // Most texts mention their own town or none, so the slow checks come after this one.
  if (!places.some(isForeign) || isNamed(own, text, places, background)) return [];
  const longer = longerNames(text, own, background);
  const meant = new Map<string, FoundName>();
  let end = -1;
  for (const place of places.filter((one) => !longer.some((name) => isWithin(one, name)))) {
    const isJoined = end >= 0 && joints(facts.language).includes(text.slice(end, place.index));
    const isCertain = certain.has(place.name) && !isNamesake(text.slice(place.index + place.name.length));
    const context = { isJoined, isMain, isTitle: isTitle ?? false, subject };
    if (!isCertain && !isMeant(place, text, context, reading, background)) continue;
    end = place.index + place.name.length;
    if (!meant.has(place.name)) meant.set(place.name, place);
  }
  return [...meant.values()].filter(isForeign);
}

/**
 * Converts a text in capitals to title case: "Drains In Rome, VT" for "DRAINS IN ROME, VT".
 *
 * @param regions what keeps its capitals
 */
function asTitle(text: string, regions: readonly string[]): string {
  if (smallLetter.test(text)) return text;
  const title = text.replace(/\p{Lu}[\p{Lu}\p{M}’']+/gu, (word) =>
    regions.includes(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
  return title.length === text.length ? title : text;
}

// Inside a function, esbuild would create this pattern again on every call.
const smallLetter = /\p{Ll}/u;

/**
 * Returns true if a text mentions a town, regardless of accents and abbreviations, and not only within another name.
 */
function isNamed(own: Town, text: string, places: readonly FoundName[], { isTown }: Background): boolean {
  if (places.some(({ name }) => name === own.name)) return true;
  const names = namesOf(own)
    .filter((name) => name === own.name || !isTown(name))
    .map(spelledAlike);
  const others = places.map(({ name }) => spelledAlike(name));
  return nameIndex([...names, ...others])
    .namesIn(spelledAlike(text))
    .some(({ name }) => names.includes(name));
}

/**
 * Returns names that may contain the name of a town: places in the page's own town, the business, and what it sells.
 */
function longerNames(text: string, own: Town, { prices, facts: { business, brand } }: Background): FoundName[] {
  const ours = [business.name, brand.shortName].map((name) => name.toLowerCase());
  return [
    ...nameIndex(localNames(own)).namesIn(text),
    ...nameIndex(ours).namesIn(text.toLowerCase()),
    ...prices.named(text),
  ];
}

const isWithin = ({ name, index }: FoundName, outer: FoundName) =>
  outer.name.length > name.length && outer.index <= index && index + name.length <= outer.index + outer.name.length;

/** The position of a name. */
interface NamePosition extends Required<Pick<ProminentText, 'isMain' | 'isTitle'>>, Pick<NameContext, 'subject'> {
  /** True after the name of a town and a word such as "and". */
  isJoined: boolean;
}

function isMeant(
  { name, index }: FoundName,
  text: string,
  { isJoined, isMain, isTitle, subject }: NamePosition,
  { blocks }: Reading,
  background: Background,
): boolean {
  const { language, business, brand } = background.facts;
  const before = text.slice(0, index);
  const after = text.slice(index + name.length);
  if (isBesidePlace(before, language) || isOfRegion(before, language)) return false;
  if (regionsOf(name, background).some((region) => isBeforeState(after, region))) return true;
  const isFirst = isTitle && before === '';
  const isPart = isMain && isAlone(before, after) && name !== business.name && name !== brand.shortName;
  const hasSign = isPart || isJoined || isAfterSign(before, after, language);
  const isBeside = isMain && isBesideSubject(before, after, subject());
  if (!isFirst && !isBeside && (!hasSign || beginsLongerName(name, after, language))) return false;
  if (isTime(name, language) || beginsDescription(name, after, language)) return false;
  const word = name.toLowerCase();
  const words = nameIndex(word === name ? [] : [word]);
  return !blocks.some((block) => words.namesIn(block.text).length > 0);
}

/** Returns true for a day, a month, or a season, which may follow the same words as a place. */
const isTime = (name: string, language: string) =>
  isSeason(name) ||
  monthsIn(language).meanings.has(folded(name)) ||
  weekdays.some((day) => day === withEnglishDays(name, language, 'long'));
