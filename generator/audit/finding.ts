import type { Path, TextPart } from '../read/locate.ts';
import type { LikePages } from '../report/diagnostic.ts';
import type { Heading } from './reading.ts';

/**
 * The subject of a finding, as plain data. `locator` finds its location. Its properties tell which one it is: only a
 * file spot has a file. If that is tested after the path, which a value spot has too, the types no longer fit.
 */
export type Spot = FileSpot | ValueSpot | BlockSpot | ImageSpot | LinkSpot;

/** A value in a file. */
export interface FileSpot {
  file: string;
  path: Path;
  /** The words that the finding is about, if it is not about the whole value. */
  part?: TextPart;
}

/** A value in the definition of a page. */
export interface ValueSpot {
  /** Null for a value in site.yaml. */
  route: string | null;
  path: Path;
  /** The words that the finding is about, if it is not about the whole value. */
  part?: TextPart;
  /** True if words from a placeholder are correct here. */
  isWritten?: boolean;
}

/** Words on a page. */
export interface BlockSpot {
  route: string;
  /** The index of the block. */
  block: number;
  words: TextRange;
  /**
   * True if the words may be a correct fact in the wrong place. In that case, the text with its placeholder is
   * reported.
   */
  isChosen?: boolean;
  /** True if words from a placeholder are correct here. */
  isWritten?: boolean;
}

/** The alt text of a picture. */
export interface ImageSpot {
  route: string;
  /** The index of the picture. */
  image: number;
}

/** A link in site.yaml that consists only of its address. */
interface LinkSpot {
  route: string;
  address: string;
}

/** Returns the spot of a whole heading. */
export function headingSpot(route: string, { block, text }: Heading): BlockSpot {
  return { route, block, words: { start: 0, end: text.length } };
}

/** Offsets in text. `end` is the offset after the last character. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Something that is allowed but not recommended, as plain data. If several pages have it at the same location, it is
 * reported once.
 */
export interface Finding {
  at: Spot;
  message: string;
  hint: string;
  /** What an owner writes under `accept` to accept only this, such as `Delivery +$20`. */
  value?: string;
  /** If two spots disagree, the other one. */
  also?: Spot;
  /** Words in it that differ from similar findings, such as the names of two towns. */
  names?: readonly string[];
  /** The routes that it affects, if its message names only some of them. */
  pages?: readonly string[];
  /**
   * For a wrong price: the numbers of the right ones in the price list, and the message to use if another page has one
   * of them.
   */
  right?: { prices: readonly number[]; message: string };
}

/** A finding whose message needs other pages, and time. The message is made only if the finding is reported. */
interface UnexplainedFinding {
  at: Spot;
  /** The page, and the one most similar to it. */
  pair: LikePages;
  value?: never;
  explain: () => Finding;
}

export type AnyFinding = Finding | UnexplainedFinding;
