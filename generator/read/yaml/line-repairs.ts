import { suggest } from '../../basics/suggest.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { type Line, nextYamlLine, opensBlock } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/** A file with a syntax error, as the repairs see it. */
export interface Trouble {
  lines: readonly Line[];
  knownKeys: KnownKeys;
}

/** Finds likely mistakes in a line. */
export type FindRepairs = (line: Line, trouble: Trouble) => Repair[];

/** Returns the columns of a line from its content to its end. */
export const wholeContent = ({ column, text }: Line) => [column, text.length] as const;

/** Repairs a tab before the content of a line, where only spaces are allowed. */
export const tabs: FindRepairs = (line, { lines }) => {
  const [prefix = ''] = line.text.match(/^[ \t]*(?:-[ \t]+)*/) ?? [];
  const from = prefix.indexOf('\t');
  if (from < 0) return [];
  const others = lines.filter(({ isYaml, text }) => isYaml && /^ *(?:- *)?\t/.test(text)).length;
  const message = layoutMessages.tab(others);
  const certain = { isCertain: true };
  if (others > 1) return [repairOf(line, [from, from + 1], message, [], certain)];
  // Spaces before the tab are part of the mistake.
  const start = prefix.slice(0, from).trim() === '' ? 0 : from;
  const at = [start, line.text.length] as const;
  const rest = line.text.slice(prefix.length);
  const dash = prefix.trim();
  const columns = dash && from > prefix.indexOf('-') ? [from + 1] : columnsNear(line, lines);
  return columns
    .filter((column) => column >= from)
    .map((column) => {
      const spaces = ' '.repeat(column - start);
      const inner = from > prefix.indexOf('-') ? '' : dash && `${dash} `;
      return repairOf(line, at, message, [{ lead: 'Write', text: spaces + inner + rest }], certain);
    });
};

/** Returns the columns in which lines above and below begin, the most likely column for this line first. */
export function columnsNear(line: Line, lines: readonly Line[]): number[] {
  const above = nextYamlLine(lines, line.index, -1);
  const below = nextYamlLine(lines, line.index, 1);
  const inGroup = above && opensBlock(above) ? [above.column + 2] : [];
  const isItem = /^\s*-\s/.test(line.text);
  const earlier = lines
    .slice(Math.max(0, line.index - 12), line.index)
    .filter((one) => one.isYaml && (!isItem || one.isItem))
    .map((one) => (isItem ? one.indent : one.column))
    .reverse();
  return [...new Set([...inGroup, ...earlier, ...(below ? [isItem ? below.indent : below.column] : [])])];
}

/** Repairs a comment in the syntax of another language, or a line of dashes. */
export const foreignComments: FindRepairs = (line) => {
  const [, sign, words = ''] = line.content.match(/^(<!--|\/\/|\/\*|;|--(?!-))\s*(.*?)\s*(?:-->|\*\/)?$/) ?? [];
  const [rule] = line.content.match(/^([-=*_~+])\1{3,}.*$/) ?? [];
  if (!sign && !rule) return [];
  const better = rule ? `# ${rule}` : `# ${words}`.trim();
  const message = layoutMessages.foreignComment(sign ?? rule?.slice(0, 3) ?? '');
  return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text: better }], { isCertain: true })];
};

/** Repairs a property without the space after its colon. */
export const missingSpaces: FindRepairs = (line) => {
  const [, key, value = ''] = line.content.match(/^([\w-]+|"[^"]*"):(?!\/\/)(\S.*)$/) ?? [];
  if (!key) return [];
  const fix = { lead: 'Write', text: `${key}: ${value}` };
  return [repairOf(line, wholeContent(line), layoutMessages.missingSpace(key), [fix])];
};

/** Repairs a property with another character in place of its colon, or with none. */
export const colonRepairs: FindRepairs = (line, { lines, knownKeys }) => {
  const pattern = /^(?<key>[A-Za-z][\w-]*)\s*(?<sign>=>|:=|[=;]|(?<=\s)[-–—](?=\s))?\s*(?<value>.*)$/;
  const { key = '', sign = '', value = '' } = line.content.match(pattern)?.groups ?? {};
  const withoutPlaceholders = line.content.replace(/(?<=\S )\{[\w .-]+\}/g, '');
  if (!key || line.key !== null || /[{}[\]]/.test(withoutPlaceholders) || value.startsWith('{')) return [];
  const below = nextYamlLine(lines, line.index, 1);
  const opensGroup = below !== undefined && (below.indent > line.column || below.isItem);
  // A capital letter usually begins a sentence, not a property, except for days.
  const isKnown = knownKeys.has(key);
  const meant = isKnown || !value ? null : meantBeside(line, key, { lines, knownKeys });
  if (/^[A-Z]/.test(key) ? !(isKnown && value) : !sign && !(value ? isKnown || meant : opensGroup)) return [];
  const message = layoutMessages.missingColon(key, sign, meant);
  return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text: `${meant ?? key}: ${value}`.trim() }])];
};

/** Texts are often wrapped after more characters than this. */
const longText = 60;

/**
 * Returns the property that a misspelled name most likely means, among those that occur next to the properties above
 * and below it.
 */
function meantBeside({ index, column }: Line, key: string, { lines, knownKeys }: Trouble): string | null {
  const [above, below] = [nextYamlLine(lines, index, -1), nextYamlLine(lines, index, 1)];
  // The line continues a long text.
  if (above && above.value.length > longText && !/[.!?"']$/.test(above.value)) return null;
  const there = [above, below].flatMap((one) => (one?.column === column && one.key !== null ? [one.key] : []));
  const missing = there.flatMap(knownKeys.beside).filter((name) => !there.includes(name));
  return suggest(key, missing);
}

/** Repairs a line that is neither a property nor a list item. */
export const loneWords: FindRepairs = (line) =>
  line.key === null && !line.isItem && !/^["'{[|>]/.test(line.content)
    ? [repairOf(line, wholeContent(line), layoutMessages.loneWords(), [], { isCertain: true })]
    : [];

/** Repairs a property that has both a value and a group below it. */
export const valuesWithGroups: FindRepairs = (line, { lines }) => {
  const below = nextYamlLine(lines, line.index, 1);
  const hasGroup = below && below.indent > line.column && (below.key !== null || below.isItem);
  if (line.key === null || !/^[^{["'|>#]/.test(line.value) || !hasGroup) return [];
  const at = [line.valueColumn, line.text.length] as const;
  return [repairOf(line, at, layoutMessages.valueWithGroup(line.key), [], { isCertain: true })];
};
