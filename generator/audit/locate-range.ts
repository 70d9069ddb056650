import type { Leaf } from '../plan/texts/fill-context.ts';
import { occurrences, partSpan, type TextPart, valueSpan, wordsSpan } from '../read/locate.ts';
import type { TracedPage } from '../render/provenance.ts';
import type { TracedText } from '../render/provenance-marks.ts';
import type { SourceLocation } from '../report/diagnostic.ts';
import type { TextRange } from './finding.ts';

/** Returns the location of a value, or of words in it. */
export function locationOf({ source, path }: Pick<Leaf, 'source' | 'path'>, part?: TextPart): SourceLocation {
  return { source, span: part ? partSpan(source, path, part.words, part.earlier) : valueSpan(source, path) };
}

/** Returns true if the words in a range are a price of site.yaml that a placeholder refers to, or part of one. */
export function isPlaceholder(parts: readonly TracedText[], { start }: TextRange): boolean {
  const leaves = withOffsets(parts).find(({ to }) => to > start)?.leaves ?? [];
  return leaves.length > 1 && leaves.at(-1)?.price === true;
}

/**
 * Returns the location of the words in a range: in the innermost leaf that contains all of them.
 *
 * @param textsBefore what the paragraphs before this one show of the same leaf
 */
export function rangeLocation(
  parts: readonly TracedText[],
  { start, end }: TextRange,
  isChosen: boolean,
  textsBefore: (leaf: Leaf) => readonly string[],
): SourceLocation | null {
  const placed = withOffsets(parts);
  const first = placed.find(({ to }) => to > start);
  const last = placed.findLast(({ from }) => from < end);
  if (!first || !last) return null;
  const containing = first.leaves.filter((leaf) => last.leaves.includes(leaf));
  const inner = containing.at(-1);
  if (!inner) return null;
  const whole = parts.map(({ text }) => text).join('');
  // The YAML has a placeholder, not the fact that fills it, so only the words before the placeholder can be found
  // there.
  const words = whole.slice(start, first.leaves.at(-1) === inner ? Math.min(end, first.to) : end);
  const outer = isChosen && words === inner.text ? containing.at(-2) : undefined;
  if (outer) return locationOf(outer, { words, earlier: 0 });
  const own = placed.filter(({ leaves }) => leaves.at(-1) === inner);
  const earlierText = own.map(({ from, to }) => whole.slice(from, Math.min(to, start))).join(' ');
  const earlier = occurrences(words, [...textsBefore(inner), earlierText].join(' ')).length;
  return { source: inner.source, span: wordsSpan(inner.source, inner.path, words, earlier) };
}

/** Returns what the first blocks that show a leaf show of it. */
export function textsInARow(leaf: Leaf, blocks: readonly string[], partsOf: TracedPage['partsOf']): string[] {
  const texts = blocks.map((block) => partsOf(block).filter(({ leaves }) => leaves.at(-1) === leaf));
  const end = texts.findIndex((own) => own.length === 0);
  return texts.slice(0, end < 0 ? undefined : end).flatMap((own) => own.map(({ text }) => text));
}

/** Adds the start and end offset of each part in the whole text. */
function withOffsets(parts: readonly TracedText[]): (TracedText & { from: number; to: number })[] {
  let to = 0;
  return parts.map((part) => {
    const from = to;
    to += part.text.length;
    return { ...part, from, to };
  });
}
