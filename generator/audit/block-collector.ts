import { singleSpaced } from '../report/wording.ts';
import type { Reading, TextBlock } from './reading.ts';

const irregularSpace = /[^\S ]| {2}|^ | $/;

/** The context for the next blocks: the last heading, and the term that the next text belongs to. */
export interface Carried {
  heading: string;
  term: string | null;
}

/** Collects text into blocks, each with the heading and the term that it belongs to. */
export class BlockCollector {
  readonly #reading: Pick<Reading, 'headings' | 'blocks'>;
  #collected = '';
  #heading = '';
  #term: string | null = null;

  /** @param reading receives the blocks and headings */
  constructor(reading: Pick<Reading, 'headings' | 'blocks'>) {
    this.#reading = reading;
  }

  add(text: string): void {
    this.#collected += text;
  }

  isEmpty(): boolean {
    return this.#collected === '';
  }

  get carried(): Carried {
    return { heading: this.#heading, term: this.#term };
  }

  /** Continues after blocks that were collected elsewhere. */
  carry({ heading, term }: Carried): void {
    this.#heading = heading;
    this.#term = term;
  }

  /** Ends the current term, so that the following texts do not belong to it. */
  endTerm(): void {
    this.#term = null;
  }

  /** @param name the block element that has the text */
  endBlock(name: string, { inMain, inQuote }: Pick<TextBlock, 'inMain' | 'inQuote'>): void {
    const text = irregularSpace.test(this.#collected) ? singleSpaced(this.#collected) : this.#collected;
    this.#collected = '';
    if (!text) return;
    const { headings, blocks } = this.#reading;
    if (/^h[1-6]$/.test(name)) {
      headings.push({ level: Number(name[1]), text, inMain, block: blocks.length });
      this.#heading = text;
    }
    blocks.push({ text, heading: this.#heading, term: name === 'dt' ? null : this.#term, inMain, inQuote });
    if (name === 'dt') this.#term = text;
  }
}
