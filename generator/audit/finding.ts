import type { Path, TextPart } from '../read/locate.ts';
import type { LikePages } from '../report/diagnostic.ts';
import type { Heading } from './reading.ts';

/** What a finding is about, as plain data. `locator` finds where it is written. */
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
  /** True if words that a placeholder fills in are right. */
  isWritten?: boolean;
}

/** Words on a page. */
export interface BlockSpot {
  route: string;
  /** The index of the block. */
  block: number;
  words: TextRange;
  /** True if the words may be a correct fact in the wrong place. Then the text with its placeholder is reported. */
  isChosen?: boolean;
  /** True if words that a placeholder fills in are right. */
  isWritten?: boolean;
}

/** The alt text of a picture. */
export interface ImageSpot {
  route: string;
  /** The index of the picture. */
  image: number;
}

/** A link of site.yaml whose whole address is written there. */
interface LinkSpot {
  route: string;
  address: string;
}

export function headingSpot(route: string, { block, text }: Heading): BlockSpot {
  return { route, block, words: { start: 0, end: text.length } };
}

/** Offsets in text. `end` is the offset after the last character. */
export interface TextRange {
  start: number;
  end: number;
}

/** Something that is allowed but unwise, as plain data. If several pages have it at the same location, it is reported once. */
export interface Finding {
  at: Spot;
  message: string;
  hint: string;
  /** What an owner writes under `accept` to accept only this, such as `Delivery +$20`. */
  value?: string;
  /** If two spots disagree, the other one. */
  also?: Spot;
  /** Words of it that others like it do not have, such as the names of two towns. */
  names?: readonly string[];
  /** The routes that it is about, if its message names only some of them. */
  pages?: readonly string[];
  /** For a wrong price: the numbers in the price list of the right ones, and the message to which another page with one is added. */
  right?: { prices: readonly number[]; message: string };
}

/** A finding whose words take other pages, and time. They are asked for only if it is reported. */
export interface UnexplainedFinding {
  at: Spot;
  /** The page, and the one that is most like it. */
  pair: LikePages;
  value?: never;
  explain: () => Finding;
}
