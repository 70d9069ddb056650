import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { type Line, nextYamlLine, opensBlock, opensBlockScalar } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/** One or more lines that may be indented too little or too much. */
interface Slip {
  line: Line;
  /** The column, from 0, in which it should begin. */
  column: number;
  count: number;
  sibling: Line;
  /** How many of the adjacent lines begin in that column. */
  agreement: number;
}

/** A file that is not YAML. */
interface Broken {
  lines: readonly Line[];
  text: string;
  knownKeys: KnownKeys;
}

/**
 * Returns the ways to move a line, alone or with lines below it, so that it aligns with lines near it. The most likely
 * comes first: the schema or another file has a group of the same properties, its name fits its siblings, those above and
 * below agree, and few lines move.
 *
 * @param near the lines near a syntax error
 */
export function indentationRepairs(near: readonly Line[], { lines, text, knownKeys }: Broken): Repair[] {
  const slips = near.filter(mayMove).flatMap((line) => slipsOf(line, lines));
  const cost = ({ line, column, count }: Slip) => Math.abs(column - line.indent) + 2 * count;
  // A group is rarely meant to become several properties at the top level.
  const likely = slips.filter((slip) => (slip.column > 0 || slip.count === 1) && !takesWords(slip, lines));
  const known = new Set(likely.filter((slip) => isKnownGroup(groupAfter(slip, lines), knownKeys, text)));
  // The name of a price is not a property, so it does not belong among properties.
  const isStrange = (slip: Slip) => !knownKeys.has(slip.line.key ?? '') && groupAfter(slip, lines).some(knownKeys.has);
  const strange = new Set(likely.filter(isStrange));
  const order = (a: Slip, b: Slip) =>
    Number(known.has(b)) - Number(known.has(a)) ||
    Number(strange.has(a)) - Number(strange.has(b)) ||
    b.agreement - a.agreement ||
    cost(a) - cost(b) ||
    b.line.index - a.line.index;
  return likely.sort(order).map(repairOfSlip);
}

/** Returns true if a property only moves outward so that the words below it, which are the mistake, continue its value. */
function takesWords({ line, column, count }: Slip, lines: readonly Line[]): boolean {
  const below = nextYamlLine(lines, line.index + count - 1, 1);
  const isLoneWord = below?.key === null && !below.isItem && below.indent === line.indent;
  return isLoneWord && line.value !== '' && column < line.indent;
}

function isKnownGroup(names: readonly string[], { areGroup }: KnownKeys, text: string): boolean {
  return names.length > 1 && new Set(names).size === names.length && areGroup(names, text);
}

/** Returns the names of the properties of a group after a line has moved into it. */
function groupAfter({ line, column, count }: Slip, lines: readonly Line[]): string[] {
  const place = line.isItem ? column + line.column - line.indent : column;
  const group = [line];
  // A list item begins the group.
  for (let first = line; !first.isItem; ) {
    const above = lines.slice(0, first.index).findLast((one) => one.isYaml && one.column <= place);
    if (!above || above.column < place) break;
    group.unshift(above);
    first = above;
  }
  for (const below of lines.slice(line.index + count)) {
    if (!below.isYaml || below.column > place) continue;
    if (below.column < place || below.isItem) break;
    group.push(below);
  }
  return group.flatMap(({ key }) => (key === null ? [] : [key.replace(/^["']|["']$/g, '')]));
}

/** The most columns that a line is moved. */
const maxSlip = 8;

function mayMove({ key, isItem, content }: Line): boolean {
  if (content === '') return false;
  return isItem || /^["'\d]|^[\w-]+$/.test(key ?? ' ') || /^[A-Za-z“"']/.test(content);
}

function slipsOf(line: Line, lines: readonly Line[]): Slip[] {
  const columns = new Map<number, Slip>();
  for (const sibling of siblingsOf(line, lines)) {
    const column = targetColumn(line, sibling);
    const distance = Math.abs(column - line.indent);
    if (column < 0 || distance === 0 || distance > maxSlip) continue;
    const known = columns.get(column);
    if (known) known.agreement++;
    else columns.set(column, { line, column, count: 1, sibling, agreement: 1 });
  }
  const text = lines[line.index - 1];
  if (text && !text.isYaml && text.indent > line.indent && !text.content.startsWith('#')) {
    columns.set(text.indent, { line, column: text.indent, count: 1, sibling: text, agreement: 2 });
  }
  const parent = asParent(line, lines);
  if (parent) columns.set(parent.column, parent);
  return [...columns.values()].flatMap((slip) => groupSizes(line, lines).map((count) => ({ ...slip, count })));
}

/** Moves a group that is not two spaces to the left of its contents, next to groups that are. */
function asParent(line: Line, lines: readonly Line[]): Slip | null {
  const below = nextYamlLine(lines, line.index, 1);
  if (!opensBlock(line) || line.isItem || !below || below.indent <= line.indent) return null;
  const column = below.indent - 2;
  const sibling = lines.slice(0, line.index).findLast((one) => one.isYaml && one.indent <= column);
  if (column === line.indent || sibling?.column !== column) return null;
  return { line, column, count: 1, sibling, agreement: 10 };
}

/** Returns the column of a line that becomes the sibling of another, or its first child. */
function targetColumn(line: Line, sibling: Line): number {
  if (isParentOf(sibling, line)) return sibling.column + 2;
  if (line.isItem) return sibling.isItem ? sibling.indent : -1;
  return sibling.column;
}

/** Returns true if a line is the first below a property without a value, and so belongs to it. */
function isParentOf(sibling: Line, line: Line): boolean {
  return sibling.index === line.index - 1 && (opensBlock(sibling) || opensBlockScalar(sibling));
}

/**
 * Returns the adjacent lines, and the nearest list items if the line is one: those that begin the same way, or
 * otherwise any.
 */
function siblingsOf(line: Line, lines: readonly Line[]): Line[] {
  const above = nextYamlLine(lines, line.index, -1);
  const below = nextYamlLine(lines, line.index, 1);
  const beside = [
    above,
    below,
    above && nextYamlLine(lines, above.index, -1),
    below && nextYamlLine(lines, below.index, 1),
  ];
  if (!line.isItem) return beside.filter((one) => one !== undefined);
  const nearest = (isLike: (one: Line) => boolean) => [
    lines.slice(0, line.index).findLast(isLike),
    lines.slice(line.index + 1).find(isLike),
  ];
  const alike = nearest((one) => one.isItem && line.key !== null && one.key === line.key);
  const found = alike.some(Boolean) ? alike : nearest(({ isItem }) => isItem);
  // Next to items that begin the same way, an item of another kind belongs to a list inside one of them.
  const isInner = (one: Line) => alike.some(Boolean) && one.isItem && one.key !== line.key && !opensBlock(one);
  return [...beside, ...found].filter((one) => one !== undefined).filter((one) => !isInner(one));
}

/**
 * Returns how many lines may have to move: the line alone, with everything indented further, or with all lines down to
 * the next outer one.
 */
function groupSizes(line: Line, lines: readonly Line[]): number[] {
  const until = (ends: (below: Line) => boolean) => {
    const rest = lines.slice(line.index + 1);
    const end = rest.findIndex((below) => below.text !== '' && ends(below));
    const count = end < 0 ? rest.length : end;
    const blank = rest
      .slice(0, count)
      .reverse()
      .findIndex(({ text }) => text !== '');
    return 1 + count - Math.max(0, blank);
  };
  return [...new Set([1, until((below) => below.indent <= line.indent), until((below) => below.indent < line.indent)])];
}

function repairOfSlip({ line, column, count, sibling }: Slip): Repair {
  const message = layoutMessages.misaligned(line.indent, column);
  const spaces = column - line.indent;
  const isParent = isParentOf(sibling, line);
  const words = (line.isItem && !isParent ? null : sibling.key) ?? sibling.content.slice(0, 30).trimEnd();
  const name = `"${words.replaceAll('"', '')}"`;
  const begins = line.isItem ? 'its dash is in the same column as that of' : 'it begins in the same column as';
  const aligned = `so that ${isParent ? 'it belongs to' : begins} ${name}`;
  const several = `${spaces > 0 ? 'to' : 'from'} each of these ${count} lines.`;
  const where = count > 1 ? several : `${spaces > 0 ? 'before it ' : ''}${aligned}.`;
  return repairOf(line, [0, Math.max(1, line.indent)], message, [{ spaces, lines: count, words: where }]);
}
