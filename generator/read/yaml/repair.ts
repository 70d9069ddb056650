import { LineCounter, parseDocument } from 'yaml';
import type { Message } from '../../report/diagnostic.ts';
import { type Line, lineStart } from './lines.ts';

/** Text that replaces the underlined part, after words that end in a colon. */
interface Replacement {
  lead: string;
  text: string;
}

/** A number of spaces to add to the line, and to lines below it; negative to remove them. */
interface Move {
  spaces: number;
  lines: number;
  /** The words after "Add 1 space". */
  words: string;
}

/** A property as it must be written, in place of its current lines. */
interface Rewrite {
  property: string;
  /** The offset of its first line, and its number of lines. */
  start: number;
  lines: number;
  block: string;
}

type Fix = Replacement | Move | Rewrite;

/** A possible explanation of a syntax error, and what to write instead. */
export interface Repair {
  /** Its hint is shown if none of the fixes works. */
  message: Message;
  /** The offsets of the underlined part, within one line. */
  at: readonly [number, number];
  fixes: readonly Fix[];
  /** True if this is wrong regardless of other mistakes, so that it is reported even if no fix works. */
  isCertain?: boolean;
  /** True if no other kind of mistake needs to be tried. */
  isFinal?: boolean;
  /** True if the mistake hides the lines below it from the parser, up to the reported line. */
  hidesLines?: boolean;
}

/** Creates a repair of the columns (from 0) of a line. */
export function repairOf(
  line: Line,
  [from, to]: readonly [number, number],
  message: Message,
  fixes: Repair['fixes'],
  more: Pick<Repair, 'isCertain' | 'isFinal' | 'hidesLines'> = {},
): Repair {
  return { message, at: [line.start + from, line.start + to], fixes, ...more };
}

/** Returns the text of a file after a fix. */
export function applied(text: string, [from, to]: Repair['at'], fix: Fix): string {
  if ('text' in fix) return text.slice(0, from) + fix.text + text.slice(to);
  const start = 'block' in fix ? fix.start : lineStart(text, from);
  const moved = text.slice(start).split('\n');
  if ('block' in fix) return text.slice(0, start) + [fix.block, ...moved.slice(fix.lines)].join('\n');
  for (let index = 0; index < fix.lines; index++) {
    const line = moved[index] ?? '';
    moved[index] = fix.spaces > 0 ? ' '.repeat(fix.spaces) + line : line.slice(-fix.spaces);
  }
  return text.slice(0, start) + moved.join('\n');
}

/** Returns the line, from 0, of the first syntax error in a text; infinity if there is none. */
export function firstErrorLine(text: string): number {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { prettyErrors: false, lineCounter: lines, uniqueKeys: false });
  const first = Math.min(...errors.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED').map(({ pos }) => pos[0]));
  return Number.isFinite(first) ? lines.linePos(first).line - 1 : Number.POSITIVE_INFINITY;
}

/** Returns the message with a hint that dictates every fix. */
export function dictating(message: Message, fixes: Repair['fixes']): Message {
  return { ...message, hint: fixes.map(dictation).join('\n') };
}

function dictation(fix: Fix): string {
  if ('block' in fix) return `Replace all of "${fix.property}" with:\n${fix.block}`;
  if ('text' in fix) return `${fix.lead}:  ${fix.text}`;
  const count = Math.abs(fix.spaces);
  return `${fix.spaces > 0 ? 'Add' : 'Remove'} ${count} ${count === 1 ? 'space' : 'spaces'} ${fix.words}`;
}
