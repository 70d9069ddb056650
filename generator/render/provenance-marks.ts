import type { Leaf } from '../plan/texts/fill-context.ts';

/**
 * Marks around text that identify its location in the YAML: an opening mark, the number of its leaf, the text, a
 * closing mark. All are in Unicode's private use area (https://www.unicode.org/charts/PDF/UE000.pdf), which no text
 * uses, and which no code mistakes for digits, dashes, or words.
 */
const opening = '\uE000';
const closing = '\uE001';
const firstDigit = 0xe100;
const base = 1024;

/** Encodes the number of a leaf as two digits. */
const encode = (number: number) =>
  String.fromCharCode(firstDigit + Math.floor(number / base), firstDigit + (number % base));

const decodeAt = (text: string, index: number) =>
  (text.charCodeAt(index) - firstDigit) * base + text.charCodeAt(index + 1) - firstDigit;

interface Marker {
  /** Returns the text of a leaf with marks around it. */
  mark: (leaf: Leaf) => string;
  /** The leaves that were marked. The number of a leaf is its index. */
  leaves: Leaf[];
}

/**
 * Marks only texts that visitors read. Removes the marks of a placeholder's value in the name of a picture or a link.
 * Equal texts that pages may merge, such as the hours of several days, get the same mark.
 */
export function marker(): Marker {
  const leaves: Leaf[] = [];
  const numbers = new Map<string, number>();
  const mark = (leaf: Leaf) => {
    const { role, merges, text, source, path } = leaf;
    if (role !== 'shown') return unmarked(text);
    const key = [source.file, ...(merges ? path.slice(0, -1) : path), text].join('\n');
    const number = numbers.get(key) ?? leaves.push(leaf) - 1;
    numbers.set(key, number);
    // Templates may trim a text, so spaces at its ends stay outside the marks.
    const [, before = '', core = '', after = ''] = text.match(/^(\s*)(.*?)(\s*)$/s) ?? [];
    return before + opening + encode(number) + core + closing + after;
  };
  return { mark, leaves };
}

const unmarked = (text: string) =>
  text.includes(opening) ? text.replace(new RegExp(`${opening}..|${closing}`, 'gsu'), '') : text;

/** Part of the rendered text, and the leaves it comes from, from the outer text to the fact in its placeholder. */
export interface TracedText {
  text: string;
  leaves: Leaf[];
}

/** Removes the marks from text in which all of them are closed. */
export function unmark(marked: string, leaves: readonly Leaf[]): TracedText[] {
  return split(marked, []).map(({ text, open }) => ({ text, leaves: open.flatMap((number) => leaves[number] ?? []) }));
}

/**
 * Closes all marks in each text between two tags, and reopens them in the next. A leaf may begin in one text and end in
 * a later one, as in a description with several paragraphs.
 */
export function closeMarks(html: string): string {
  const stillOpen: number[] = [];
  return html.replace(/(?<=>)[^<]+/g, (marked) => split(marked, stillOpen).map(withMarks).join(''));
}

interface TextInLeaves {
  /** Without marks. */
  text: string;
  /** The numbers of the leaves around it, outermost first. */
  open: number[];
}

function withMarks({ text, open }: TextInLeaves): string {
  return open.map((number) => opening + encode(number)).join('') + text + closing.repeat(open.length);
}

/** @param stack the leaves that are open before the text; on return, those that are open after it */
function split(marked: string, stack: number[]): TextInLeaves[] {
  const parts: TextInLeaves[] = [];
  let part: TextInLeaves | null = null;
  for (let index = 0; index < marked.length; index++) {
    const character = marked[index] ?? '';
    if (character === opening) {
      stack.push(decodeAt(marked, index + 1));
      index += 2;
      part = null;
    } else if (character === closing) {
      stack.pop();
      part = null;
    } else if (part) {
      part.text += character;
    } else {
      part = { text: character, open: [...stack] };
      parts.push(part);
    }
  }
  return parts;
}
