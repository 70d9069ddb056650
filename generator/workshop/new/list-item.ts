import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { endOfDocument, rangeOf } from '../../check/mistakes/working-copy.ts';
import type { Source } from '../../read/source.ts';
import { lineStart } from '../../read/yaml/lines.ts';
import { UsageError } from '../../report/usage-error.ts';
import { type Edit, type Splice, spliced } from '../edit/edit.ts';
import { endOfLine, lineBreakOf } from '../edit/line-ends.ts';
import { refusal } from './new-messages.ts';
import { asYaml } from './yaml-text.ts';

/** An item to put into a list, and its position. */
interface NewItem {
  value: object;
  /** Names of the maps to write in braces, on one line. */
  inline?: readonly string[];
  /** Comments after values, by name. */
  comments?: Readonly<Record<string, string>>;
  /** How many items come before it. By default, all. */
  after?: number | undefined;
}

/**
 * Adds an item to a list at the top level of a file, in the style of the list. Every other character of the file stays
 * unchanged, including comments and blank lines. A missing list is added at the end of the file.
 *
 * @throws UsageError if the key has a value that is not a list
 */
export function addItem(source: Source, key: string, item: NewItem, what: string): Edit {
  const root = source.doc.contents;
  if (!isMap(root) || root.flow) throw new UsageError(refusal.notLines(source.file));
  const data = asGroup(source.data);
  const old = data[key] ?? [];
  if (!Array.isArray(old)) throw new UsageError(refusal.notList(source.file, key));
  const after = item.after ?? old.length;
  const expected = { ...data, [key]: old.toSpliced(after, 0, item.value) };
  const eol = lineBreakOf(source.text);
  const splice = spliceFor(source, root, key, { ...item, after });
  return spliced(source, { ...splice, text: splice.text.replaceAll('\n', eol) }, expected, what);
}

/**
 * Adds a property at the end of a file. Every other character of the file stays unchanged.
 *
 * @throws UsageError if the file has no lines such as "name: value"
 */
export function addProperty(source: Source, key: string, value: string, what: string): Edit {
  const root = source.doc.contents;
  if (!isMap(root) || root.flow) throw new UsageError(refusal.notLines(source.file));
  const splice = atLine(source.text, endOfDocument(source), `\n${asYaml({ [key]: value })}`);
  const text = splice.text.replaceAll('\n', lineBreakOf(source.text));
  return spliced(source, { ...splice, text }, { ...asGroup(source.data), [key]: value }, what);
}

type PlacedItem = NewItem & { after: number };

function spliceFor(source: Source, root: YAMLMap, key: string, item: PlacedItem): Splice {
  const { text } = source;
  const pair = root.items.find((one) => isScalar(one.key) && one.key.value === key);
  if (!pair) return atLine(text, endOfDocument(source), `\n${key}:\n${block(item, 2)}`);
  const list = pair.value as Node | null;
  if (isSeq(list) && list.items.length > 0)
    return list.flow ? spliceInBrackets(list, item) : spliceOnLines(text, list, item);
  const [, keyEnd] = rangeOf(pair.key as Node);
  const colon = text.indexOf(':', keyEnd) + 1;
  const [start, end] = list && text.slice(...rangeOf(list)).trim() ? rangeOf(list) : [colon, colon];
  if (start === end) return atLine(text, start, block(item, 2));
  // The item replaces an empty list, [] or null. A comment after it stays on its line.
  const next = endOfLine(text, end);
  const lines = `${text.slice(end, next).trimEnd()}\n${block(item, 2)}`;
  return { start: colon, end: next, text: text[next - 1] === '\n' ? lines : lines.trimEnd() };
}

/** Adds the item inside the brackets of a list on one line. */
function spliceInBrackets({ items }: YAMLSeq, { value, after }: PlacedItem): Splice {
  const flow = asYaml(value, { flow: true }).trim();
  const before = items[after - 1] as Node | undefined;
  if (before) return at(rangeOf(before)[1], `, ${flow}`);
  return at(rangeOf(items[0] as Node)[0], `${flow}, `);
}

/** Adds the item on its own lines, below the item before it or above the first one. */
function spliceOnLines(text: string, list: YAMLSeq, item: PlacedItem): Splice {
  const nodes = list.items as Node[];
  const [dash] = rangeOf(list);
  const start = lineStart(text, dash);
  const column = dash - start;
  const apart = nodes.slice(1).some((node, index) => {
    const between = text.slice(endOfLine(text, rangeOf(nodes[index])[1]), rangeOf(node)[0]);
    return /^[ \t\r]*\n/m.test(between);
  });
  const lines = block(item, column);
  const before = nodes[item.after - 1];
  if (!before) return at(firstLineOf(text, start), apart ? `${lines}\n` : lines);
  return atLine(text, lastLineOf(text, before, column), apart ? `\n${lines}` : lines);
}

/** Returns the start of the first item's line, or of the comments directly above it. */
function firstLineOf(text: string, line: number): number {
  return line - (/(?:[ \t]*#[^\n]*\n)*$/.exec(text.slice(0, line))?.[0].length ?? 0);
}

/** Returns the end of an item, including the comments directly below it that are indented like its own lines. */
function lastLineOf(text: string, node: Node, column: number): number {
  const end = endOfLine(text, rangeOf(node)[1]);
  const own = new RegExp(`^(?:[ \\t]{${column + 1},}#[^\\n]*(?:\\n|$))*`);
  return end + (own.exec(text.slice(end))?.[0].length ?? 0);
}

function block({ value, inline = [], comments = {} }: NewItem, column: number): string {
  const lines = asYaml([value], { inline, comments }).trimEnd().split('\n');
  return lines.map((line) => `${line && ' '.repeat(column)}${line}\n`).join('');
}

/** Adds whole lines after the line of an offset. If that line ends the file without a line break, so do they. */
function atLine(text: string, offset: number, lines: string): Splice {
  const start = endOfLine(text, offset);
  const open = start > 0 && text[start - 1] !== '\n';
  return at(start, open ? `\n${lines.replace(/\n$/, '')}` : lines);
}

const at = (start: number, text: string): Splice => ({ start, end: start, text });
