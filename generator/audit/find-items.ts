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

/** Returns a function that finds the names of items in text, with or without their last word. */
export function itemFinder<T extends Named>(items: readonly T[]): (text: string) => NamedItems<T>[] {
  const byName = itemsByName(items);
  const names = nameIndex(byName.keys());
  return (text) =>
    names
      .namesIn(text.toLowerCase())
      .filter((found) => isMeant(found, text))
      .map(({ name, index }) => ({ items: byName.get(name) ?? [], index, name }));
}

function itemsByName<T extends Named>(items: readonly T[]): Map<string, T[]> {
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

/** A name, and its short form if it has more than two words: "cold stone" for "Cold stone therapy". */
function namesOf({ name }: Named): string[] {
  const words = name.toLowerCase().split(' ');
  return words.length > 2 ? [words.join(' '), words.slice(0, -1).join(' ')] : [words.join(' ')];
}
