import { memoized, memoizedWeakly } from '../../templates/memoized.ts';
import type { Leaf } from '../plan/texts/fill-context.ts';
import { occurrences } from '../read/locate.ts';
import type { TracedText } from '../render/provenance-marks.ts';

/** A part with its start and end offset in the whole text. */
interface PartAt extends TracedText {
  from: number;
  to: number;
}

/** The parts of a text, which many findings may be about, and the text itself. */
export const placedTexts = memoizedWeakly((parts: readonly TracedText[]): { placed: PartAt[]; whole: string } => {
  let to = 0;
  const placed = parts.map((part) => {
    const from = to;
    to += part.text.length;
    return { ...part, from, to };
  });
  return { placed, whole: parts.map(({ text }) => text).join('') };
});

/** Returns how many times a leaf shows some words before an offset in one of several texts. */
export type CountEarlier = (leaf: Leaf, words: string, text: number, offset: number) => number;

/**
 * Counts words in what texts in a row show of the same leaf, such as the paragraphs of a description.
 *
 * @param texts the parts of each text, in the order of the page
 */
export function earlierCounter(texts: readonly (readonly TracedText[])[]): CountEarlier {
  const rows = rowsOf(texts);
  return (leaf, words, text, offset) =>
    (rows[text]?.get(leaf) ?? rows[text - 1]?.get(leaf))?.countBefore(words, text, offset) ?? 0;
}

function rowsOf(texts: readonly (readonly TracedText[])[]): ReadonlyMap<Leaf, LeafRow>[] {
  let before: ReadonlyMap<Leaf, LeafRow> = new Map();
  return texts.map((parts, index) => {
    const rows = new Map<Leaf, LeafRow>();
    for (const part of placedTexts(parts).placed) {
      const leaf = part.leaves.at(-1);
      if (!leaf) continue;
      const row = rows.get(leaf) ?? before.get(leaf) ?? new LeafRow();
      row.add(part, index);
      rows.set(leaf, row);
    }
    before = rows;
    return rows;
  });
}

/** What texts in a row show of a leaf. */
class LeafRow {
  readonly #parts: string[] = [];
  readonly #places = new Map<number, { from: number; to: number; at: number }[]>();
  #length = 0;

  /** All of it is searched once for the same words, because a long text may have thousands of findings. */
  readonly #endsOf = memoized((words: string) =>
    occurrences(words, this.#parts.join(' ')).map((match) => match.index + match[0].length),
  );

  /** @param index that of the text whose part it is */
  add({ text, from, to }: PartAt, index: number): void {
    const places = this.#places.get(index) ?? [];
    this.#places.set(index, places);
    places.push({ from, to, at: this.#length });
    this.#parts.push(text);
    this.#length += text.length + 1;
  }

  countBefore(words: string, text: number, offset: number): number {
    const places = this.#places.get(text) ?? [];
    const last = places.findLast(({ from }) => from < offset) ?? places[0];
    const limit = last ? last.at + Math.max(0, Math.min(offset, last.to) - last.from) : this.#length;
    const ends = this.#endsOf(words);
    const after = ends.findIndex((end) => end > limit);
    return after < 0 ? ends.length : after;
  }
}
