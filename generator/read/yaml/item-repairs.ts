import { layoutMessages } from './layout-messages.ts';
import { type FindRepairs, wholeContent } from './line-repairs.ts';
import { type Line, nextYamlLine, opensBlock } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/** The character with which word processors and other formats begin a list item, and the rest of the item. */
export const itemSign = /^(?:(-)(?=[^\s-])|([•‣◦·–—−－+*►▪●○✓])\s*(?=\S))(.*)$/;

/** Repairs a list item that does not begin with a hyphen and a space. */
export const itemSigns: FindRepairs = (line, { lines }) => {
  if (line.isItem) return [];
  const [, number, after = ''] = line.content.match(/^(\d{1,2}[.)])\s+(.*)$/) ?? [];
  const [, dash, sign = dash ?? number, rest = after] = line.content.match(itemSign) ?? [];
  if (!sign) return [];
  const message = layoutMessages.itemSign(sign);
  const isCertain = /[•‣◦·－►▪●○✓-]/.test(sign);
  const items = lines.slice(0, line.index).filter(({ isItem, indent }) => isItem && indent > line.indent);
  const columns = new Set([line.indent, ...items.map(({ indent }) => indent).reverse()]);
  return [...columns].map((column) => {
    const text = `${' '.repeat(column - line.indent)}- ${rest}`;
    return repairOf(line, wholeContent(line), message, [{ lead: 'Write', text }], { isCertain });
  });
};

/**
 * Repairs lines with bullets below a property that has text: a list from a word processor, which belongs to the text.
 */
export const bulletLines: FindRepairs = (line, { lines }) => {
  // A bullet before a property was meant as a hyphen.
  const isBullet = (one: Line | undefined) => /^[•‣◦►▪●○]\s*(?![a-z][\w-]*:)\S/.test(one?.content ?? '');
  const owner = lines.slice(0, line.index + 1).findLast((one) => !isBullet(one));
  if (!owner?.key || owner.value === '' || !isBullet(lines[owner.index + 1])) return [];
  const message = layoutMessages.bullets(owner.key, owner.column + 2);
  const at = [owner.valueColumn, owner.text.length] as const;
  return [repairOf(owner, at, message, [], { isCertain: true, isFinal: true })];
};

/** Repairs a property with the hyphen of a list item, among properties without one. */
export const extraDashes: FindRepairs = (line, { lines }) => {
  const above = nextYamlLine(lines, line.index, -1);
  const below = nextYamlLine(lines, line.index, 1);
  const followsProperty = above?.column === line.indent && !opensBlock(above);
  const isOneOfMany = lines.some(
    (one) => one !== line && one.isItem && one.indent === line.indent && one.key === line.key,
  );
  const precedesProperty = !isOneOfMany && below?.indent === line.indent && !below.isItem && below.key !== null;
  // A line that begins like the item around it is the next item.
  const item = lines.slice(0, line.index).findLast((one) => one.isItem && one.column === line.indent);
  if (!line.isItem || line.key === null || item?.key === line.key || !(followsProperty || precedesProperty)) return [];
  if (isSlippedItem(line, lines)) return [];
  const at = [line.indent, line.text.length] as const;
  return [repairOf(line, at, layoutMessages.extraDash(line.key), [{ lead: 'Write', text: line.content }])];
};

/**
 * Returns true for the first item of a list if its first line slipped two spaces to the right, into the column of its
 * other properties.
 */
function isSlippedItem(line: Line, lines: readonly Line[]): boolean {
  const above = nextYamlLine(lines, line.index, -1);
  const next = lines.slice(line.index + 1).find((one) => one.isYaml && one.indent < line.indent);
  const isNext = next?.isItem && next.column === line.indent && next.key === line.key;
  return above !== undefined && opensBlock(above) && (isNext || line.indent === above.column + 4);
}

/** Repairs a dash with nothing after it, outside a list. */
export const loneDashes: FindRepairs = (line) =>
  line.isItem && line.content === ''
    ? [repairOf(line, [line.text.length - 1, line.text.length], layoutMessages.emptyItem(), [], { isCertain: true })]
    : [];

/** Repairs the first line of a list item that is a group, without its property name or its colon. */
export const namelessProperties: FindRepairs = (line, { lines }) => {
  const below = nextYamlLine(lines, line.index, 1);
  const isGroup = below?.indent === line.column && !below.isItem && below.key !== null;
  if (!line.isItem || line.key !== null || !/^[A-Za-z]/.test(line.content) || !isGroup) return [];
  const [, key, value] = line.content.match(/^([a-z][\w-]*)\s+(\S.*)$/) ?? [];
  const fixes = key ? [{ lead: 'Write', text: `${key}: ${value}` }] : [];
  const message = key ? layoutMessages.missingColon(key, '') : layoutMessages.noName();
  return [repairOf(line, wholeContent(line), message, fixes, { isCertain: true, isFinal: true })];
};

/** Repairs a section that was written above the list of sections, outside any list. */
export const sectionsAbove: FindRepairs = (line, { lines }) => {
  const isList = (one: Line) => one.indent === 0 && one.key === 'sections';
  const isSection = line.isItem && /^(\{ *)?type:/.test(line.content);
  if (!isSection || lines.slice(0, line.index).some(isList) || !lines.slice(line.index).some(isList)) return [];
  const known = { isCertain: true, isFinal: true };
  return [repairOf(line, wholeContent(line), layoutMessages.sectionAbove(), [], known)];
};

/**
 * Repairs the first item of a list directly below a property with a value: the line that begins the list is missing.
 * If the lines above the property are an item of the same list, its indentation is missing instead.
 */
export const missingListLines: FindRepairs = (line, { lines }) => {
  const above = nextYamlLine(lines, line.index, -1);
  if (!line.isItem || above?.key == null || opensBlock(above) || /^[|>]/.test(above.value)) return [];
  const owner = lines.slice(0, line.index).findLast((one) => one.isItem && one.column === above.column);
  const isSibling = owner !== undefined && owner.key === line.key;
  const isSection = line.key === 'type' && !lines.some(({ indent, key }) => indent === 0 && key === 'sections');
  const before = lines.slice(0, above.index).findLast((one) => one.isYaml && one.indent <= line.indent);
  const goesOn = before?.isItem && before.indent === line.indent && before.key === line.key;
  // The dashes of a list may be in the column of its name. An item in that column that is a group has an extra dash.
  const isBeside = line.indent === above.column && line.key === null && line.content !== '' && !above.isItem;
  if (!isSection && ((line.indent !== above.column + 2 && !isBeside) || isSibling || goesOn)) return [];
  const message = isSection ? layoutMessages.missingSections() : layoutMessages.missingListLine(above.key);
  return [repairOf(line, wholeContent(line), message, [], { isCertain: true, isFinal: true })];
};

/** Explains properties below a group that is already complete between braces. */
function belowBraces(line: Line, above: Line): Repair[] {
  if (line.key === null || !above.value.endsWith('}') || above.key === null) return [];
  const message = layoutMessages.belowBraces(above.key, line.content.replace(/,$/, ''));
  return [repairOf(line, wholeContent(line), message, [], { isCertain: true, isFinal: true })];
}

/** Repairs properties of a group whose own line is missing, so that they seem to belong to a value. */
export const missingGroupLines: FindRepairs = (line, { lines, knownKeys }) => {
  const above = nextYamlLine(lines, line.index, -1);
  if (!above || above.key === null || opensBlock(above) || line.isItem || line.indent <= above.column) return [];
  const rest = lines.slice(line.index).filter(({ isYaml }) => isYaml);
  const end = rest.findIndex(({ indent }) => indent < line.indent);
  const group = rest.slice(0, end < 0 ? undefined : end).filter(({ indent }) => indent === line.indent);
  const names = group.flatMap(({ key, isItem }) => (key === null || isItem ? [] : [key]));
  const [owner, ...others] = knownKeys.ownersOf(names, above.key);
  const isMissing = names.length > 1 && owner !== undefined && !lines.some(({ key }) => key === owner);
  if (above.value.startsWith('{') && !isMissing) return belowBraces(line, above);
  if (names.length < 2 || names.length < group.length) return [];
  // If other groups have these properties next to the one above, they are more likely indented too far.
  const isTooFar = !names.includes(above.key) && knownKeys.areGroup([above.key, ...names], '');
  if (owner === undefined || owner === above.key || others.length > 0 || isTooFar) return [];
  const message = layoutMessages.missingGroupLine(owner, above.key);
  return [repairOf(line, wholeContent(line), message, [], { isCertain: true, isFinal: true })];
};
