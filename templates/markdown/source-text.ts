import type { Nodes } from 'mdast';
import type { OriginMark } from './marks.ts';

/** A running text that is being parsed. */
export interface MarkedText {
  /** As written, without marks. */
  plain: string;
  /** As parsed: of the same length, with its literal characters hidden. */
  source: string;
  marks: readonly OriginMark[];
}

/** Offsets in a text. `end` is the offset after the last character. */
export interface Range {
  start: number;
  end: number;
}

/** Returns the range of a node in the text that it was parsed from. */
export function rangeOf({ position }: Nodes): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/**
 * Returns the offset of each character of a parsed value in its source, which also has escapes and indentation.
 *
 * @param value a text or an address, whose characters are in the range in this order
 */
export function offsetsOf(value: string, { start, end }: Range, { source }: MarkedText): number[] {
  let at = start;
  return value.split('').map((character) => {
    while (at < end && source[at] !== character) at += 1;
    at += 1;
    return at - 1;
  });
}

/**
 * Returns true for a line break written with a backslash. In Markdown, two spaces at the end of a line break it too,
 * but they are invisible, so here they do not.
 */
export function isBreak(node: Nodes, { source }: MarkedText): boolean {
  return node.type === 'break' && source[rangeOf(node).start] === '\\';
}

/** Returns the target of a link, as written. */
export function targetOf(node: Nodes & { url: string }, text: MarkedText): { to: string; offsets: number[] } {
  const label = 'children' in node ? node.children.at(-1) : undefined;
  const { start, end } = rangeOf(node);
  const from = label ? rangeOf(label).end : text.source.indexOf('](', start);
  const offsets = offsetsOf(node.url, { start: from, end }, text);
  return { to: offsets.map((at) => text.plain[at] ?? '').join(''), offsets };
}
