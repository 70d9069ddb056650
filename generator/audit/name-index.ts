/** Finds any of many names in text, in time that does not depend on how many there are. */
export interface NameIndex {
  has: (name: string) => boolean;
  /** Every name that the text contains as whole words, from left to right. Of names that begin in one place, the longest. */
  namesIn: (text: string) => FoundName[];
  /** The text with every name replaced by other words. */
  without: (text: string, replacement: string) => string;
}

export interface FoundName {
  name: string;
  /** Its offset in the text. */
  index: number;
}

/**
 * Indexes names by their first word. A name is found only where no letter, digit, underscore, or hyphen comes just before or
 * after it.
 */
export function nameIndex(all: Iterable<string>): NameIndex {
  const names = new Set(all);
  names.delete('');
  /** The lengths of the names that begin with a word, the longest first. */
  const lengths = new Map<string, number[]>();
  const initials = new Set<number>();
  for (const name of names) {
    const word = name.slice(0, wordEnd(name, 0));
    initials.add(name.charCodeAt(0));
    const known = lengths.get(word) ?? [];
    if (!known.includes(name.length))
      lengths.set(
        word,
        [...known, name.length].sort((a, b) => b - a),
      );
  }
  const plainInitials = new Uint8Array(128);
  for (const code of initials) plainInitials[code] = 1;

  const nameAt = (text: string, index: number): string | undefined => {
    for (const length of lengths.get(text.slice(index, wordEnd(text, index))) ?? []) {
      if (index + length > text.length || isWordCharacter(text.charCodeAt(index + length))) continue;
      const words = text.slice(index, index + length);
      if (names.has(words)) return words;
    }
  };
  const namesIn = (text: string) => {
    const found: FoundName[] = [];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      const isInitial = code < 128 ? plainInitials[code] === 1 : initials.has(code);
      if (!isInitial || isWordCharacter(text.charCodeAt(index - 1))) continue;
      const name = nameAt(text, index);
      if (name === undefined) continue;
      found.push({ name, index });
      index += name.length - 1;
    }
    return found;
  };
  const without = (text: string, replacement: string) => {
    const found = namesIn(text);
    if (found.length === 0) return text;
    let rest = 0;
    let replaced = '';
    for (const { name, index } of found) {
      replaced += text.slice(rest, index) + replacement;
      rest = index + name.length;
    }
    return replaced + text.slice(rest);
  };
  return { has: (name) => names.has(name), namesIn, without };
}

const wordCharacters = Uint8Array.from({ length: 128 }, (_, code) => (/[\w-]/.test(String.fromCharCode(code)) ? 1 : 0));

/** False also for NaN, the code where a text has no character. */
const isWordCharacter = (code: number) =>
  code >= 128 ? /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code)) : wordCharacters[code] === 1;

/** The end of the word at an offset, or of the one character if it belongs to no word. */
function wordEnd(text: string, start: number): number {
  let end = start;
  while (isWordCharacter(text.charCodeAt(end))) end++;
  return Math.max(end, start + 1);
}
