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
  readonly #names: ReadonlySet<string>;
  readonly #lengths: ReadonlyMap<string, readonly number[]>;
  readonly #initials: Initials;

  constructor(all: Iterable<string>) {
    this.#names = new Set([...all].filter((name) => name !== ''));
    this.#lengths = lengthsByFirstWord(this.#names);
    this.#initials = new Initials(this.#names);
  }

  has(name: string): boolean {
    return this.#names.has(name);
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
      if (this.#names.has(words)) return words;
    }
  }
}

/** Returns the lengths of the names that begin with a word, longest first. */
function lengthsByFirstWord(names: ReadonlySet<string>): Map<string, number[]> {
  const lengths = new Map<string, number[]>();
  for (const name of names) {
    const word = name.slice(0, wordEnd(name, 0));
    const known = lengths.get(word);
    if (!known) lengths.set(word, [name.length]);
    else if (!known.includes(name.length)) known.push(name.length);
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
