import { isMap, isScalar, isSeq, type Pair, type Scalar, visit, type YAMLMap } from 'yaml';
import { plural } from '../../report/wording.ts';
import type { Source } from '../source.ts';
import { isEmptyNode } from './is-empty-node.ts';
import { keyMessages } from './key-messages.ts';
import { layoutMessages } from './layout-messages.ts';
import { lineEnd, lineStart } from './lines.ts';
import type { Repair } from './repair.ts';

/** A property with the same name as an earlier one in its group. */
interface Duplicate {
  first: Pair;
  second: Pair;
  key: Scalar;
  /** The line of the first one, from 1. */
  line: number;
}

/** Returns the first duplicate property of each group. A forgotten list item causes several. */
export function duplicateKeys(source: Source): Repair[] {
  const found: Repair[] = [];
  visit(source.doc, {
    Map: (_, map, path) => {
      const duplicates = duplicatesIn(source, map);
      const [duplicate] = duplicates;
      if (duplicate) found.push(duplicateProblem(source, map, duplicate, duplicates.length, isSeq(path.at(-1))));
    },
  });
  return found;
}

function duplicatesIn(source: Source, { items }: YAMLMap): Duplicate[] {
  const seen = new Map<unknown, Pair>();
  return items.flatMap((pair) => {
    if (!isScalar(pair.key)) return [];
    const first = seen.get(pair.key.value);
    if (!first) seen.set(pair.key.value, pair);
    return first ? [{ first, second: pair, key: pair.key, line: source.lines.linePos(startOf(first)).line }] : [];
  });
}

function duplicateProblem(
  source: Source,
  map: YAMLMap,
  { first, second, key, line }: Duplicate,
  count: number,
  isItem: boolean,
): Repair {
  const [from = 0, to = from] = key.range ?? [];
  const name = String(key.value);
  const at = [from, to] as const;
  const begins = first === map.items[0];
  if (isMap(first.value) && isMap(second.value)) return { at, message: keyMessages.twoEntries(name, line), fixes: [] };
  if (!map.flow && count > 1 && !(isItem && begins)) {
    const moved = entryTooFar(source, map.items[map.items.indexOf(second) - 1]);
    const isWholeFile = map === source.doc.contents;
    const missingName = isWholeFile ? keyMessages.pastedTwice : keyMessages.missingGroupName;
    const missing = isItem ? keyMessages.missingHyphen : missingName;
    return moved ?? { at, message: missing(name, line), fixes: [] };
  }
  const start = isItem || map === source.doc.contents ? null : afterGap(source, map, first, second);
  const message = start
    ? keyMessages.duplicateAfterGap(name, line, start)
    : (isItem && !map.flow ? keyMessages.duplicateInItem : keyMessages.duplicate)(name, line);
  const isRepeated = count === 1 && isSame(first, second);
  const item = isItem && begins && !map.flow && !isRepeated ? asNextItem(source, first, second) : null;
  if (!item) return { at, message, fixes: [] };
  const lead = `If a new list item begins here, write, ${plural(item.column, 'space')} from the left`;
  // Several repeated properties always mean a second item.
  const words = count > 1 ? lead : `Keep one of the two and delete the other. ${lead}`;
  return { at: item.at, message, fixes: [{ lead: words, text: item.text }] };
}

/** Returns the property after the last empty line between two others. Owners put an empty line between groups. */
function afterGap({ text, lines }: Source, { items }: YAMLMap, first: Pair, second: Pair) {
  const between = items.slice(items.indexOf(first) + 1, items.indexOf(second) + 1);
  // A group begins with more than one property.
  const start = between
    .filter((pair) => pair !== items.at(-1))
    .findLast((pair) => /\n[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*$/.test(text.slice(0, startOf(pair))));
  return start && isScalar(start.key)
    ? { line: lines.linePos(startOf(start)).line, name: String(start.key.value) }
    : null;
}

/**
 * Returns the line of a property as the first line of a new list item. Returns null if the two are not in the same
 * column.
 */
function asNextItem({ text }: Source, first: Pair, second: Pair) {
  const [start, again] = [startOf(first), startOf(second)];
  const before = text.slice(lineStart(text, start), start);
  const line = lineStart(text, again);
  if (!/^ *- *$/.test(before) || text.slice(line, again) !== before.replace('-', ' ')) return null;
  const column = before.indexOf('-');
  const end = lineEnd(text, again);
  return { column, at: [line + column, end] as const, text: before.slice(column) + text.slice(again, end) };
}

const isSame = ({ value: first }: Pair, { value: second }: Pair) =>
  isScalar(first) && isScalar(second) && first.value === second.value;

const startOf = ({ key }: Pair) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0);

/** Returns the name of a group that begins in the same column as its own properties. */
function entryTooFar({ text }: Source, pair: Pair | undefined): Repair | null {
  if (!isScalar(pair?.key) || !isEmptyNode(pair.value)) return null;
  const [from = 0] = pair.key.range ?? [];
  const start = lineStart(text, from);
  const indent = from - start;
  if (indent < 2 || text.slice(start, from).trim()) return null;
  const fix = { spaces: -2, lines: 1, words: 'before it so that the lines below belong to it.' };
  return { at: [start, from], message: layoutMessages.misaligned(indent, indent - 2), fixes: [fix] };
}
