import { readFully } from '../files/nameless-file.ts';
import { ScratchFile, type SharedBytes } from '../files/scratch-file.ts';

/**
 * Texts about towns, concatenated as UTF-8. Each is needed for a moment, so keeping those of thousands of towns in the
 * memory of each thread would be a waste.
 */
export type SharedTexts = SharedBytes;

/** Adds a text to those that will be shared. Returns its place, as `byteRangeOf` reads it. */
export function addText(texts: ScratchFile, text: string): string {
  const bytes = Buffer.from(text);
  return `${texts.add(bytes)} ${bytes.length}`;
}

/** The location of a text, in bytes. */
export interface ByteRange {
  start: number;
  size: number;
}

/**
 * Returns the location of a text among shared texts.
 *
 * @param written as `addText` returns it
 */
export function byteRangeOf(written: string): ByteRange {
  const [start = 0, size = 0] = written.split(' ').map(Number);
  return { start, size };
}

/** Reads the text at a place among shared texts. */
export function sharedText(texts: SharedTexts, { start, size }: ByteRange): string {
  if ('memory' in texts) return Buffer.from(texts.memory, start, size).toString();
  const bytes = Buffer.allocUnsafe(size);
  readFully(texts.file, bytes, start);
  return bytes.toString();
}

/** Lines that all threads can read. */
export interface SharedLines {
  texts: SharedTexts;
  /** The places of blocks of lines. */
  blocks: string[];
}

/** How many lines are in a block, which is read and written at once. */
const blockLength = 500;

/** Stores lines where all threads can read them. */
export function shareLines(lines: readonly string[]): SharedLines {
  const texts = new ScratchFile();
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += blockLength) {
    blocks.push(addText(texts, lines.slice(from, from + blockLength).join('\n')));
  }
  return { texts: texts.share(), blocks };
}

/** Reads shared lines. */
export function* linesOf({ texts, blocks }: SharedLines): Generator<string> {
  for (const place of blocks) yield* sharedText(texts, byteRangeOf(place)).split('\n');
}
