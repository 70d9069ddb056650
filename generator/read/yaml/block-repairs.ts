import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { type Line, nextYamlLine, opensBlockScalar, ownerColumn } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/** How many lines above the error a text may begin. The parser may read on for a while before it reports an error. */
const farthest = 20;

/** Repairs text below a `|` that is not indented further than its property: its first lines, or a paragraph of it. */
export function blockTextRepairs(lines: readonly Line[], errorLine: Line, knownKeys: KnownKeys): Repair[] {
  const near = lines.slice(Math.max(0, errorLine.index - farthest), errorLine.index + 3);
  return near.filter(opensBlockScalar).flatMap((header) => {
    const first = nextYamlLine(lines, header.index, 1);
    if (!first || first.indent > ownerColumn(header) || !isText(first)) return [];
    const inside = lines.slice(header.index + 1, first.index).find(({ text }) => text !== '');
    if (inside && knownKeys.has(first.content.split(' ', 1)[0] ?? '')) return [];
    const rest = lines.slice(first.index + 1);
    const below = rest.find(({ text }) => text !== '');
    const isFurtherIn = below && below.indent > header.column && isText(below);
    const column = inside?.indent ?? (isFurtherIn ? below.indent : header.column + 2);
    const count = 1 + sameText(first, rest);
    const words = count > 1 ? `to each of these ${count} lines.` : 'before it.';
    const fix = { spaces: column - first.indent, lines: count, words };
    const message = layoutMessages.outsideBlock(header.key ?? '-');
    return [repairOf(first, [0, Math.max(1, first.indent)], message, [fix])];
  });
}

/** Returns how many of the lines below a line of text belong to it and begin in the same column. */
function sameText({ indent }: Line, rest: readonly Line[]): number {
  const end = rest.findIndex((line) => line.text !== '' && (line.indent !== indent || !isText(line)));
  return rest.slice(0, Math.max(0, end)).findLastIndex(({ text }) => text !== '') + 1;
}

const isText = ({ key, isItem, content }: Line) =>
  !isItem && (key === null || /\s/.test(key)) && !/^[{[]/.test(content);
