import { type Path, partSpan, valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';

/** Marks a text that somebody still has to write. */
const mark = 'TODO:';

/** A text for a place where something is still to be written. */
export function gap(words: string, example = ''): string {
  return `${mark} ${words}${example && !isGap(example) ? `, for example: ${example}` : ''}`;
}

export function isGap(text: string): boolean {
  return text.includes(mark);
}

/** The gaps of a file. They are looked for before its shape is, because a gap may stand where a number belongs. */
export function gapProblems(source: Source): Diagnostic[] {
  return gapsIn(source.data, []).map(([path, text]) => {
    const words = text.slice(text.indexOf(mark) + mark.length).split('\n', 1)[0] ?? '';
    const span = text.startsWith(mark) ? valueSpan(source, path) : partSpan(source, path, mark);
    return { ...unwritten(words.trim()), severity: 'error', source, span };
  });
}

function gapsIn(value: unknown, path: Path): [Path, string][] {
  if (typeof value === 'string') return isGap(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => gapsIn(item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => gapsIn(child, [...path, key]));
}

/** @param words what is to be written, as the gap itself says */
function unwritten(words: string): Message {
  return {
    id: 'gap',
    message: words
      ? `This is still to be written: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`
      : 'Something is still to be written here.',
    hint: 'Replace the whole text, TODO included. Nothing is published until then.',
  };
}
