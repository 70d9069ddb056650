import type { Leaf } from '../../plan/fill.ts';

/**
 * Signs around a text that say which one it is, in characters of Unicode's private use area: no text has them, and what
 * looks for digits, dashes or words in a text does not take them for any.
 */
const open = '\uE000';
const close = '\uE001';
const first = 0xe100;
const step = 1024;

export interface Marker {
  mark: (leaf: Leaf) => string;
  /** The leaves that were marked; their places in the list are their numbers. */
  leaves: Leaf[];
}

/**
 * Marks what visitors read; what programs read stays as it is. Siblings with the same text, such as days with the same
 * hours, stay the same, because pages may put them together.
 */
export function marker(): Marker {
  const leaves: Leaf[] = [];
  const numbers = new Map<string, number>();
  const mark = (leaf: Leaf) => {
    const { role, text, source, path } = leaf;
    if (role !== 'words') return text;
    const key = [source.file, ...path.slice(0, -1), text].join('\n');
    const number = numbers.get(key) ?? leaves.push(leaf) - 1;
    numbers.set(key, number);
    const name = String.fromCharCode(first + Math.floor(number / step), first + step + (number % step));
    // What trims a text must find its ends as they were.
    const [, before = '', core = '', after = ''] = text.match(/^(\s*)(.*?)(\s*)$/s) ?? [];
    return before + open + name + core + close + after;
  };
  return { mark, leaves };
}

/** A part of a text, and the number of the innermost leaf that it comes from. */
export interface Part {
  text: string;
  leaf: number | null;
}

/** Reads marked texts in their order; a leaf may begin in one and end in a later one, as paragraphs do. */
export function unmarker(): (marked: string) => Part[] {
  const stack: number[] = [];
  return (marked) => {
    const parts: Part[] = [];
    for (let at = 0; at < marked.length; at++) {
      const sign = marked[at];
      if (sign === open) {
        stack.push((marked.charCodeAt(at + 1) - first) * step + marked.charCodeAt(at + 2) - first - step);
        at += 2;
      } else if (sign === close) stack.pop();
      else add(parts, sign ?? '', stack.at(-1) ?? null);
    }
    return parts;
  };
}

function add(parts: Part[], sign: string, leaf: number | null): void {
  const last = parts.at(-1);
  if (last && last.leaf === leaf) last.text += sign;
  else parts.push({ text: sign, leaf });
}
