import type { Leaf } from '../plan/fill.ts';

/**
 * Marks around a text that say where it was written. They are characters of Unicode's private use area
 * (https://www.unicode.org/charts/PDF/UE000.pdf): no text has them, and what looks for digits, dashes or words in a text
 * does not mistake them for any.
 */
const opening = '\uE000';
const closing = '\uE001';
const firstDigit = 0xe100;
const digits = 1024;

/** The number of a leaf as two characters. */
const written = (number: number) =>
  String.fromCharCode(firstDigit + Math.floor(number / digits), firstDigit + (number % digits));

const numberAt = (text: string, at: number) =>
  (text.charCodeAt(at) - firstDigit) * digits + text.charCodeAt(at + 1) - firstDigit;

export interface Marker {
  mark: (leaf: Leaf) => string;
  /** The leaves that were marked; the place of each in the list is its number. */
  leaves: Leaf[];
}

/**
 * Marks what visitors read; what programs read stays as it is. Siblings with the same text, such as days with the same
 * hours, get the same mark, because pages may put them together.
 */
export function marker(): Marker {
  const leaves: Leaf[] = [];
  const numbers = new Map<string, number>();
  const mark = (leaf: Leaf) => {
    const { role, text, source, path } = leaf;
    if (role !== 'shown') return text;
    const key = [source.file, ...path.slice(0, -1), text].join('\n');
    const number = numbers.get(key) ?? leaves.push(leaf) - 1;
    numbers.set(key, number);
    // Code that trims a text must find its ends unchanged.
    const [, before = '', core = '', after = ''] = text.match(/^(\s*)(.*?)(\s*)$/s) ?? [];
    return before + opening + written(number) + core + closing + after;
  };
  return { mark, leaves };
}

/** A part of a text, and the leaves that it comes from: a fact that fills a placeholder comes after the text around it. */
export interface Part {
  text: string;
  leaves: Leaf[];
}

/** Reads a text whose marks are closed. */
export function unmark(marked: string, leaves: readonly Leaf[]): Part[] {
  return split(marked, []).map(({ text, open }) => ({ text, leaves: open.flatMap((number) => leaves[number] ?? []) }));
}

/**
 * Gives each text between two tags marks of its own. A leaf may begin in one text and end in a later one, as the
 * paragraphs of a description do.
 */
export function closeMarks(html: string): string {
  const stillOpen: number[] = [];
  return html.replace(/(?<=>)[^<]+/g, (marked) =>
    split(marked, stillOpen)
      .map(
        ({ text, open }) =>
          open.map((number) => opening + written(number)).join('') + text + closing.repeat(open.length),
      )
      .join(''),
  );
}

/** @param stack the numbers of the leaves that are open before the text; afterwards, of those that still are */
function split(marked: string, stack: number[]): { text: string; open: number[] }[] {
  const parts: { text: string; open: number[] }[] = [];
  const opened = () => {
    const part = { text: '', open: [...stack] };
    parts.push(part);
    return part;
  };
  let part: ReturnType<typeof opened> | null = null;
  for (let at = 0; at < marked.length; at++) {
    const character = marked[at] ?? '';
    if (character !== opening && character !== closing) {
      part ??= opened();
      part.text += character;
      continue;
    }
    part = null;
    if (character === closing) stack.pop();
    else {
      stack.push(numberAt(marked, at + 1));
      at += 2;
    }
  }
  return parts;
}
