import { isEnglish, languageCode } from '../../../templates/facts/locale.ts';
import { ownValue } from '../../../templates/own-value.ts';
import { type FoundName, nameIndex } from '../name-index.ts';

interface WithName {
  name: string;
}

/** Items that share a name, and its position in a text. */
export interface NamedItems<T> {
  items: T[];
  name: string;
  /** Its offset in the text. */
  index: number;
}

/**
 * Returns a function that finds the names of items in text, with or without their last word.
 *
 * @param language the language of the site, which decides whether a name without its last word is still a name
 */
export function itemFinder<T extends WithName>(
  items: readonly T[],
  language: string,
): (text: string) => NamedItems<T>[] {
  const byName = itemsByName(items, language);
  const names = nameIndex(byName.keys());
  return (text) =>
    names
      .namesIn(spelledPlainly(text))
      .filter((found) => isMeant(found, text))
      .map(({ name, index }) => ({ items: byName.get(name) ?? [], index, name }))
      .filter(({ items, name, index }) => !(isShort(items, name) && newBefore.test(text.slice(0, index))));
}

/** Ends right before a thing for sale: "a new salt cell" is not a salt cell cleaning. */
const newBefore = /\b(?:new|used|replacement|second-?hand) $/i;
const isShort = (items: readonly WithName[], name: string) => items.every((item) => item.name.length > name.length + 1);

/** Keeps the length, so that offsets stay valid. */
function spelledPlainly(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

function itemsByName<T extends WithName>(items: readonly T[], language: string): Map<string, T[]> {
  const namesOf = (item: WithName) => [spelledPlainly(item.name), ...shortNamesOf(item, language)];
  const byName = new Map<string, T[]>();
  const add = (name: string, item: T) => byName.set(name, [...(byName.get(name) ?? []), item]);
  const addAll = (names: readonly string[], item: T) => {
    for (const name of names) add(name, item);
  };
  for (const item of items) {
    const [name = '', short] = namesOf(item);
    const forms = formsOf(name, language);
    addAll(forms, item);
    if (short === undefined) continue;
    // "Stoves" may be what a stove repair is about, so a short name has no plural.
    addAll(spellingsOf(short), item);
    // If the short name is the whole name of another item, such as a special, the long name may mean that item too.
    for (const other of items) if (namesOf(other)[0] === short) addAll(forms, other);
  }
  return byName;
}

/** Returns how a text may write a name. The plural of one word, such as "Leaks", is too often about something else. */
function formsOf(name: string, language: string): string[] {
  const spellings = spellingsOf(name);
  const hasPlural = isEnglish(language) && name.includes(' ');
  return hasPlural ? [...spellings, ...spellings.flatMap(pluralsOf)] : spellings;
}

const spellingsOf = (name: string) => [...new Set([name, name.replace(' & ', ' and '), name.replace(' and ', ' & ')])];

const irregular: Readonly<Record<string, string>> = {
  child: 'children',
  foot: 'feet',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  loaf: 'loaves',
  man: 'men',
  person: 'people',
  scarf: 'scarves',
  shelf: 'shelves',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
};

/** Returns no plural for a name that may already be one. */
function pluralsOf(name: string): string[] {
  const start = name.lastIndexOf(' ') + 1;
  const plural = ownValue(irregular, name.slice(start));
  if (plural !== undefined) return [name.slice(0, start) + plural];
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`];
  if (/(?:ss|x|z|ch|sh)$/.test(name)) return [`${name}es`];
  return /[a-rt-z]$/.test(name) ? [`${name}s`] : [];
}

const everyday = /^(?:bi-?)?(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly)$/;

/**
 * Returns false for an everyday word that only looks like the name of a plan: "our weekly supplies", but not "the
 * weekly plan".
 */
function isMeant({ name, index }: FoundName, text: string): boolean {
  if (!everyday.test(name) || /^\p{Lu}/u.test(text.slice(index))) return true;
  return (
    /^ (?:plan|membership)s?\b/i.test(text.slice(index + name.length)) ||
    /\b(?:plan|membership) $/i.test(text.slice(0, index))
  );
}

/**
 * Languages in which the noun comes last, so that the words before it are a name too. In others, such as Spanish, the
 * last word distinguishes "limpieza básica" from "limpieza profunda".
 */
const nounLast = new Set(['en', 'de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);

/** Words that never end a name, so that "Dinner for Two" has no short form. */
const inside = new Set(
  'a an and at by for from in of on or per the to with & + aan bei das den der die du een en et för für het im in mit med met och og op til und van voor zum'.split(
    ' ',
  ),
);

/** Returns the short form of a name with more than two words: "cold stone" for "Cold stone therapy". */
function shortNamesOf({ name }: WithName, language: string): string[] {
  const words = spelledPlainly(name).split(' ').slice(0, -1);
  const isName = words.length > 1 && nounLast.has(languageCode(language)) && !inside.has(words.at(-1) ?? '');
  return isName ? [words.join(' ')] : [];
}
