/** Finds any of many names in text, in time that does not depend on their number. */
export interface NameIndex {
  has: (name: string) => boolean;
  /**
   * Returns every name that the text contains as whole words, from left to right. Of several names that start at the
   * same position, returns the longest.
   */
  namesIn: (text: string) => FoundName[];
  /** Returns the text with every name replaced. */
  without: (text: string, replacement: string) => string;
}

export interface FoundName {
  name: string;
  /** Its offset in the text. */
  index: number;
}

/**
 * Indexes names by their first word. A name is found only if no letter, digit, underscore, or hyphen comes right before
 * or after it.
 */
export function nameIndex(names: Iterable<string>): NameIndex {
  return new FirstWordIndex(names);
}

class FirstWordIndex implements NameIndex {
  /**
   * For the first word of each name, the lengths of all names that begin with it, longest first. For each name, its own
   * length. One table has both, because a site may have a hundred thousand names.
   */
  readonly #lengths: ReadonlyMap<string, readonly number[]>;
  readonly #initials: Initials;

  constructor(all: Iterable<string>) {
    this.#lengths = lengthsOf(all);
    this.#initials = new Initials(this.#lengths.keys());
  }

  has(name: string): boolean {
    return this.#lengths.get(name)?.includes(name.length) ?? false;
  }

  namesIn(text: string): FoundName[] {
    const found: FoundName[] = [];
    for (let index = 0; index < text.length; index++) {
      if (!this.#initials.has(text.charCodeAt(index)) || isWordCharacter(text.charCodeAt(index - 1))) continue;
      const name = this.#nameAt(text, index);
      if (name === undefined) continue;
      found.push({ name, index });
      index += name.length - 1;
    }
    return found;
  }

  without(text: string, replacement: string): string {
    let rest = 0;
    let replaced = '';
    for (const { name, index } of this.namesIn(text)) {
      replaced += text.slice(rest, index) + replacement;
      rest = index + name.length;
    }
    return rest === 0 ? text : replaced + text.slice(rest);
  }

  #nameAt(text: string, index: number): string | undefined {
    for (const length of this.#lengths.get(text.slice(index, wordEnd(text, index))) ?? []) {
      if (index + length > text.length || isWordCharacter(text.charCodeAt(index + length))) continue;
      const words = text.slice(index, index + length);
      if (this.has(words)) return words;
    }
  }
}

/** Returns the lengths of the names that begin with a first word or a name, longest first. */
function lengthsOf(names: Iterable<string>): Map<string, number[]> {
  const lengths = new Map<string, number[]>();
  const add = (beginning: string, { length }: string) => {
    const known = lengths.get(beginning);
    if (!known) lengths.set(beginning, [length]);
    else if (!known.includes(length)) known.push(length);
  };
  for (const name of names) {
    if (name === '') continue;
    add(name.slice(0, wordEnd(name, 0)), name);
    add(name, name);
  }
  // There are few different lists, so words share them.
  const lists = new Map<string, number[]>();
  for (const [word, known] of lengths) {
    const sorted = known.sort((a, b) => b - a);
    const list = lists.get(sorted.join()) ?? sorted;
    lists.set(sorted.join(), list);
    lengths.set(word, list);
  }
  return lengths;
}

/** The characters that names begin with. Most characters of a text are not among them, and most are ASCII. */
class Initials {
  readonly #ascii = new Uint8Array(128);
  readonly #codes = new Set<number>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      const code = name.charCodeAt(0);
      if (code < 128) this.#ascii[code] = 1;
      else this.#codes.add(code);
    }
  }

  has(code: number): boolean {
    return code < 128 ? this.#ascii[code] === 1 : this.#codes.has(code);
  }
}

const wordCharacters = Uint8Array.from({ length: 128 }, (_, code) => (/[\w-]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Returns false also for NaN, the code past the end of a text. */
const isWordCharacter = (code: number) =>
  code >= 128 ? /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code)) : wordCharacters[code] === 1;

/** Returns the end of the word at an offset, or of the single character if it does not belong to a word. */
function wordEnd(text: string, start: number): number {
  let end = start;
  while (isWordCharacter(text.charCodeAt(end))) end++;
  return Math.max(end, start + 1);
}
