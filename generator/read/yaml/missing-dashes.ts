import { layoutMessages } from './layout-messages.ts';
import { type FindRepairs, type Trouble, wholeContent } from './line-repairs.ts';
import { type Line, nextYamlLine, opensBlock } from './lines.ts';
import { repairOf } from './repair.ts';

const begins = ({ key, content }: Line) => key ?? content[0];

/** Repairs a list item without its hyphen, next to items that begin the same way. */
export const missingDashes: FindRepairs = (line, { lines, knownKeys }) => {
  const isSame = (one: Line) => one.isItem && one.isYaml && one.indent === line.indent && begins(one) === begins(line);
  const near = lines.slice(Math.max(0, line.index - 40), line.index + 40);
  const isFirst = isFirstOfItem(line, { lines, knownKeys });
  if (line.isItem || (line.key === null && !/^[{[]/.test(line.content)) || !(isFirst || near.some(isSame))) return [];
  const fix = { lead: 'Write', text: `- ${line.content}` };
  return [repairOf(line, wholeContent(line), layoutMessages.missingDash(), [fix])];
};

/** Repairs groups in braces, each on its own line, when no item of the list has its hyphen. */
export const missingAllDashes: FindRepairs = (line, { lines }) => {
  const owner = lines.slice(0, line.index).findLast((one) => one.isYaml && one.indent < line.indent);
  if (!owner || !opensBlock(owner) || owner.key === null) return [];
  const rest = lines.slice(owner.index + 1);
  const end = rest.findIndex((one) => one.isYaml && one.indent < line.indent);
  const items = rest.slice(0, end < 0 ? undefined : end).filter(({ text }) => text !== '');
  const [first] = items;
  if (!first || items.length < 2 || !items.every((one) => !one.isItem && /^\{.*\},?$/.test(one.content))) return [];
  const dashed = items.map(({ indent, content }) => `${' '.repeat(indent)}- ${content.replace(/,$/, '')}`);
  const last = items.at(-1)?.index ?? first.index;
  const block = [owner.text, ...dashed].join('\n');
  const fix = { property: owner.key, start: owner.start, lines: last - owner.index + 1, block };
  return [repairOf(first, wholeContent(first), layoutMessages.missingDashes(), [fix])];
};

/** Repairs a group in braces whose hyphen became a space, below items that have theirs. */
export const blankDashes: FindRepairs = (line, { lines }) => {
  const above = nextYamlLine(lines, line.index, -1);
  if (line.isItem || !/^[{[]/.test(line.content) || !above?.isItem || above.column !== line.indent) return [];
  const fix = { lead: `Write, ${above.indent} spaces from the left`, text: `- ${line.content}` };
  return [repairOf(line, [above.indent, line.text.length], layoutMessages.missingDash(), [fix])];
};

/** Repairs the first item of a list without its hyphen. The second item shows where it belongs. */
export const missingFirstDashes: FindRepairs = (line, { lines }) => {
  const isOutside = (one: Line) =>
    one.isYaml && (one.indent < line.indent || (one.indent === line.indent && (one.isItem || opensBlock(one))));
  const owner = lines.slice(0, line.index).findLast(isOutside);
  const first = owner && nextYamlLine(lines, owner.index, 1);
  if (!line.isItem || !first || !opensBlock(owner) || first.isItem || begins(first) !== begins(line)) return [];
  if (first.indent === line.column) {
    const fix = { lead: `Write, ${line.indent} spaces from the left`, text: `- ${first.content}` };
    return [repairOf(first, [line.indent, first.text.length], layoutMessages.missingDash(), [fix])];
  }
  const known = { isCertain: true, isFinal: true };
  return first.indent === line.indent && first.key !== null
    ? [repairOf(first, wholeContent(first), layoutMessages.missingDash(), [], known)]
    : [];
};

/**
 * Returns true for the first line of a group if all others begin two spaces further right, like those of a list item.
 * If a later line begins in its column, or the property above has a group and no list, the second line slipped.
 */
function isFirstOfItem(line: Line, { lines, knownKeys }: Trouble): boolean {
  const above = nextYamlLine(lines, line.index, -1);
  const below = nextYamlLine(lines, line.index, 1);
  if (above?.key == null || !opensBlock(above) || line.indent !== above.column + 2) return false;
  if (line.key === null || opensBlock(line)) return false;
  if (below?.indent !== line.indent + 2 || below.key === null || below.isItem) return false;
  const next = lines.slice(below.index).find((one) => one.isYaml && one.indent <= line.indent);
  const isInGroup = next?.indent === line.indent && !next.isItem && next.key !== line.key;
  return !isInGroup && !knownKeys.isGroupOf(above.key, [line.key, below.key]);
}
