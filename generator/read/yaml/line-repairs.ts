import { suggest } from '../../report/suggest.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { type Line, nextYamlLine, opensBlock } from './lines.ts';
import { type Repair, repairOf } from './repair.ts';

/** A file with a syntax error, as those see it who explain the error. */
export interface Trouble {
  lines: readonly Line[];
  knownKeys: KnownKeys;
}

/** Finds what may be wrong with a line. */
export type FindRepairs = (line: Line, trouble: Trouble) => Repair[];

/** The columns of a line from its content to its end. */
export const wholeContent = ({ column, text }: Line) => [column, text.length] as const;

/** A tab before the content of a line, where only spaces may be. */
export const tabs: FindRepairs = (line, { lines }) => {
  const [prefix = ''] = line.text.match(/^[ \t]*(?:-[ \t]+)*/) ?? [];
  const from = prefix.indexOf('\t');
  if (from < 0) return [];
  const others = lines.filter(({ isYaml, text }) => isYaml && /^ *(?:- *)?\t/.test(text)).length;
  const message = layoutMessages.tab(others);
  const certain = { isCertain: true };
  if (others > 1) return [repairOf(line, [from, from + 1], message, [], certain)];
  // Spaces before the tab are part of what is wrong.
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

/** The columns in which lines above and below begin: first those in which this line most likely belongs. */
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

/** A comment as other languages write it, or a line of dashes. */
export const foreignComments: FindRepairs = (line) => {
  const [, sign, words = ''] = line.content.match(/^(<!--|\/\/|\/\*|;|--(?!-))\s*(.*?)\s*(?:-->|\*\/)?$/) ?? [];
  const [rule] = line.content.match(/^([-=*_~+])\1{3,}.*$/) ?? [];
  if (!sign && !rule) return [];
  const better = rule ? `# ${rule}` : `# ${words}`.trim();
  const message = layoutMessages.foreignComment(sign ?? rule?.slice(0, 3) ?? '');
  return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text: better }], { isCertain: true })];
};

/** A property without the space after its colon. */
export const missingSpaces: FindRepairs = (line) => {
  const [, key, value = ''] = line.content.match(/^([\w-]+|"[^"]*"):(?!\/\/)(\S.*)$/) ?? [];
  if (!key) return [];
  const fix = { lead: 'Write', text: `${key}: ${value}` };
  return [repairOf(line, wholeContent(line), layoutMessages.missingSpace(key), [fix])];
};

/** A property with another sign instead of its colon, or with none. */
export const colonRepairs: FindRepairs = (line, { lines, knownKeys }) => {
  const pattern = /^(?<key>[A-Za-z][\w-]*)\s*(?<sign>=>|:=|[=;]|(?<=\s)[-–—](?=\s))?\s*(?<value>.*)$/;
  const { key = '', sign = '', value = '' } = line.content.match(pattern)?.groups ?? {};
  const withoutPlaceholders = line.content.replace(/(?<=\S )\{[\w .-]+\}/g, '');
  if (!key || line.key !== null || /[{}[\]]/.test(withoutPlaceholders) || value.startsWith('{')) return [];
  const below = nextYamlLine(lines, line.index, 1);
  const opensGroup = below !== undefined && (below.indent > line.column || below.isItem);
  // A capital letter begins a sentence rather than a property, except for days.
  const isKnown = knownKeys.has(key);
  const meant = isKnown || !value ? null : meantBeside(line, key, { lines, knownKeys });
  if (/^[A-Z]/.test(key) ? !(isKnown && value) : !sign && !(value ? isKnown || meant : opensGroup)) return [];
  const message = layoutMessages.missingColon(key, sign, meant);
  return [repairOf(line, wholeContent(line), message, [{ lead: 'Write', text: `${meant ?? key}: ${value}`.trim() }])];
};

/** Texts are often wrapped after more characters than this. */
const longText = 60;

/** The property that a misspelled name most likely means, of those that the properties above and below it have beside them. */
function meantBeside({ index, column }: Line, key: string, { lines, knownKeys }: Trouble): string | null {
  const [above, below] = [nextYamlLine(lines, index, -1), nextYamlLine(lines, index, 1)];
  // The line goes on with a long text.
  if (above && above.value.length > longText && !/[.!?"']$/.test(above.value)) return null;
  const there = [above, below].flatMap((one) => (one?.column === column && one.key !== null ? [one.key] : []));
  const missing = there.flatMap(knownKeys.beside).filter((name) => !there.includes(name));
  return suggest(key, missing);
}

/** A line that is neither a property nor a list item. */
export const loneWords: FindRepairs = (line) =>
  line.key === null && !line.isItem && !/^["'{[|>]/.test(line.content)
    ? [repairOf(line, wholeContent(line), layoutMessages.loneWords(), [], { isCertain: true })]
    : [];

/** A property that has a value and, below it, a group. */
export const valuesWithGroups: FindRepairs = (line, { lines }) => {
  const below = nextYamlLine(lines, line.index, 1);
  const hasGroup = below && below.indent > line.column && (below.key !== null || below.isItem);
  if (line.key === null || !/^[^{["'|>#]/.test(line.value) || !hasGroup) return [];
  const at = [line.valueColumn, line.text.length] as const;
  return [repairOf(line, at, layoutMessages.valueWithGroup(line.key), [], { isCertain: true })];
};
