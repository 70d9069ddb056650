import { isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import { rangeOf } from '../../check/mistakes/working-copy.ts';
import { lineStart } from '../../read/yaml/lines.ts';

/** An entry of a list of towns, in the text that contains it. */
export interface TownItem {
  node: YAMLMap;
  /** Where the comments above it begin. */
  start: number;
  /** The end of the last line that belongs to it. */
  end: number;
}

/**
 * Moves an entry to its own lines, unchanged and with all comments. Leaves out its slug, which becomes the name of a
 * file.
 *
 * @param order what to write in place of the slug, if the file needs it
 * @returns lines without line breaks
 */
export function townLines(text: string, entry: TownItem, order: number | undefined): string[] {
  const { node, start, end } = entry;
  const [from, to] = rangeOf(node);
  const above = commentsIn(text.slice(start, from));
  const rank = order === undefined ? [] : [`order: ${order}`];
  if (node.flow) return [...above, ...flowLines(text, node, rank), ...commentsIn(text.slice(to, end))];
  const column = from - lineStart(text, from);
  const lines = split(text.slice(from, end)).map((line, index) => (index === 0 ? line : outdented(line, column)));
  const lineAt = (offset: number) => split(text.slice(from, offset)).length - 1;
  const slug = pairNamed(node, 'slug');
  if (!slug) return [...above, ...lines];
  const valueEnd = rangeOf(slug.value as Node)[1];
  const first = lineAt(rangeOf(slug.key as Node)[0]);
  const comment = commentsIn(split(text.slice(valueEnd, end))[0] ?? '');
  lines.splice(first, lineAt(valueEnd) - first + 1, ...comment, ...rank);
  return [...above, ...trimmed(lines)];
}

/** Puts each property of an entry in braces on its own line. */
function flowLines(text: string, { items, range }: YAMLMap, rank: readonly string[]): string[] {
  let last = (range?.[0] ?? 0) + 1;
  const lines = (items as Pair<Node, Node | null>[]).flatMap(({ key, value }) => {
    const [keyStart, keyEnd] = rangeOf(key);
    const comments = commentsIn(text.slice(last, keyStart));
    const [valueStart, valueEnd] = value ? rangeOf(value) : [keyEnd, keyEnd];
    last = valueEnd;
    if (isScalar(key) && key.value === 'slug') return [...comments, ...rank];
    const written = text.slice(valueStart, valueEnd).replace(/\r?\n[ \t]*/g, '\n  ');
    return [...comments, ...`${text.slice(keyStart, keyEnd)}: ${written}`.split('\n')];
  });
  return [...lines, ...commentsIn(text.slice(last, range?.[1]))];
}

/** Returns the comments in a text that otherwise has only punctuation. Blank lines between them stay. */
export function commentsIn(text: string): string[] {
  const lines = split(text).map((line) => (/#.*$/.exec(line)?.[0] ?? '').trimEnd());
  return trimmed(lines);
}

/** Returns lines without blank ones at both ends. */
function trimmed(lines: readonly string[]): string[] {
  const isWritten = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}

function outdented(line: string, column: number): string {
  const indentation = /^ */.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(indentation, column));
}

function pairNamed({ items }: YAMLMap, name: string): Pair | undefined {
  return items.find(({ key }) => isScalar(key) && key.value === name);
}

const split = (text: string) => text.split(/\r?\n/);
