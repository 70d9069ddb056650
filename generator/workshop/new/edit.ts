import { isDeepStrictEqual } from 'node:util';
import { parse } from '../../read/read.ts';
import type { Source } from '../../report/diagnostic.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './new-messages.ts';

/** A file as it is to be, before anything is written. */
export interface Edit {
  source: Source;
  /** The text that it replaces; null for a new file. */
  before: string | null;
  /** The lines that are new, counted from 1. */
  first: number;
  last: number;
  /** What happens to the file, for the person at the terminal. */
  what: string;
}

export function newFile(file: string, text: string, what: string): Edit {
  const source = parse(file, text);
  return { source, before: null, first: 1, last: source.lines.lineStarts.length, what };
}

/** A piece of text to be put at an offset, in the place of the characters up to `end`. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Puts a piece into a file and leaves every other character as it is.
 *
 * @param expected the data that the file must then hold
 * @throws UsageError where it would hold anything else, as with a file that goes on after its end
 */
export function spliced(source: Source, { start, end, text }: Splice, expected: unknown, what: string): Edit {
  const after = parse(source.file, source.text.slice(0, start) + text + source.text.slice(end));
  if (!isDeepStrictEqual(after.data, expected)) throw new UsageError(refusal.unclear(source.file));
  const blank = text.match(/^\s*\n/)?.[0].length ?? 0;
  const first = after.lines.linePos(start + blank).line;
  const last = after.lines.linePos(start + text.trimEnd().length).line;
  return { source: after, before: source.text, first, last, what };
}
