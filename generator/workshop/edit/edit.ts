import { isDeepStrictEqual } from 'node:util';
import { parse, type Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './edit-messages.ts';

/** The new contents of a file, before anything is written. */
export interface Edit {
  source: Source;
  /** The replaced text; null for a new file. */
  before: string | null;
  /** The first of the new lines, counted from 1. */
  first: number;
  /** The last of the new lines. */
  last: number;
  /** What happens to the file, for the person at the terminal; empty if the text about another file covers it. */
  what: string;
}

/** Returns the edit that creates a file. */
export function newFile(file: string, text: string, what: string): Edit {
  const source = parse(file, text);
  return { source, before: null, first: 1, last: source.lines.lineStarts.length, what };
}

/** Text that replaces the characters from `start` up to `end`. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces one piece of a file and leaves every other character unchanged.
 *
 * @param expected the data that the file must then contain
 * @throws UsageError if it would contain anything else
 */
export function spliced(source: Source, { start, end, text }: Splice, expected: unknown, what: string): Edit {
  const after = parse(source.file, source.text.slice(0, start) + text + source.text.slice(end));
  if (!isDeepStrictEqual(after.data, expected)) throw new UsageError(refusal.unclear(source.file));
  const blank = text.match(/^\s*\n/)?.[0].length ?? 0;
  const first = after.lines.linePos(start + blank).line;
  const last = after.lines.linePos(start + text.trimEnd().length).line;
  return { source: after, before: source.text, first, last, what };
}
