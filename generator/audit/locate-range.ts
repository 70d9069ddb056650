import type { Leaf } from '../plan/texts/fill-context.ts';
import { partSpan, type TextPart, valueSpan, wordsSpan } from '../read/locate.ts';
import type { TracedText } from '../render/provenance-marks.ts';
import type { SourceLocation } from '../report/diagnostic.ts';
import type { TextRange } from './finding.ts';
import { placedTexts } from './leaf-texts.ts';

/** Returns the location of a value, or of words in it. */
export function locationOf({ source, path }: Pick<Leaf, 'source' | 'path'>, part?: TextPart): SourceLocation {
  return { source, span: part ? partSpan(source, path, part.words, part.earlier) : valueSpan(source, path) };
}

/** Returns true if the words in a range are a price of site.yaml that a placeholder refers to, or part of one. */
export function isPlaceholder(parts: readonly TracedText[], { start }: TextRange): boolean {
  const leaves = placedTexts(parts).placed.find(({ to }) => to > start)?.leaves ?? [];
  return leaves.length > 1 && leaves.at(-1)?.price === true;
}

/**
 * Returns the location of the words in a range: in the innermost leaf that contains all of them.
 *
 * @param countEarlier returns how many times a leaf shows some words before an offset
 */
export function rangeLocation(
  parts: readonly TracedText[],
  { start, end }: TextRange,
  isChosen: boolean,
  countEarlier: (leaf: Leaf, words: string, offset: number) => number,
): SourceLocation | null {
  const { placed, whole } = placedTexts(parts);
  const first = placed.find(({ to }) => to > start);
  const last = placed.findLast(({ from }) => from < end);
  if (!first || !last) return null;
  const containing = first.leaves.filter((leaf) => last.leaves.includes(leaf));
  const inner = containing.at(-1);
  if (!inner) return null;
  // The YAML has a placeholder, not the fact that fills it, so only the words before the placeholder can be found
  // there.
  const words = whole.slice(start, first.leaves.at(-1) === inner ? Math.min(end, first.to) : end);
  const outer = isChosen && words === inner.text ? containing.at(-2) : undefined;
  if (outer) return locationOf(outer, { words, earlier: 0 });
  const earlier = countEarlier(inner, words, start);
  return { source: inner.source, span: wordsSpan(inner.source, inner.path, words, earlier) };
}
