import { localeIn } from '../../../templates/facts/locale.ts';
import { type FoundName, nameIndex } from './name-index.ts';

interface Named {
  name: string;
}

/** Items that share a name, and where a text has it. */
export interface NamedItems<T> {
  items: T[];
  name: string;
  /** Its offset in the text. */
  index: number;
}

/**
 * Returns a function that finds the names of items in text, with or without their last word.
 *
 * @param language of the site, which decides whether a name without its last word is still a name
 */
export function itemFinder<T extends Named>(items: readonly T[], language: string): (text: string) => NamedItems<T>[] {
  const byName = itemsByName(items, language);
  const names = nameIndex(byName.keys());
  return (text) =>
    names
      .namesIn(text.toLowerCase())
      .filter((found) => isMeant(found, text))
      .map(({ name, index }) => ({ items: byName.get(name) ?? [], index, name }));
}

function itemsByName<T extends Named>(items: readonly T[], language: string): Map<string, T[]> {
  const namesOf = (item: Named) => [item.name.toLowerCase(), ...shortNamesOf(item, language)];
  const byName = new Map<string, T[]>();
  const add = (name: string, item: T) => byName.set(name, [...(byName.get(name) ?? []), item]);
  for (const item of items) {
    const [name = '', short] = namesOf(item);
    add(name, item);
    if (short === undefined) continue;
    add(short, item);
    // If another item, such as a special, has the short name as its whole name, the long name may mean that item too.
    for (const other of items) if (namesOf(other)[0] === short) add(name, other);
  }
  return byName;
}

const everyday = /^(?:bi-?)?(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly)$/;

/** False for an everyday word that only looks like the name of a plan: "our weekly supplies", but not "the weekly plan". */
function isMeant({ name, index }: FoundName, text: string): boolean {
  if (!everyday.test(name) || /^\p{Lu}/u.test(text.slice(index))) return true;
  return (
    /^ (?:plan|membership)s?\b/i.test(text.slice(index + name.length)) ||
    /\b(?:plan|membership) $/i.test(text.slice(0, index))
  );
}

/**
 * Languages in which the noun comes last, so that what is before it is a name too. In others, such as Spanish, the last word
 * tells "limpieza básica" from "limpieza profunda".
 */
const nounLast = new Set(['en', 'de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);

/** Words that no name ends with, so that "Dinner for Two" has no short form. */
const inside = new Set(
  'a an and at by for from in of on or per the to with & + aan bei das den der die du een en et för für het im in mit med met och og op til und van voor zum'.split(
    ' ',
  ),
);

/** The short form of a name with more than two words: "cold stone" for "Cold stone therapy". */
function shortNamesOf({ name }: Named, language: string): string[] {
  const words = name.toLowerCase().split(' ').slice(0, -1);
  const isName =
    words.length > 1 && nounLast.has(localeIn(language).split('-', 1)[0] ?? '') && !inside.has(words.at(-1) ?? '');
  return isName ? [words.join(' ')] : [];
}
