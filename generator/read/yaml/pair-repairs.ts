import { braceMessages } from './brace-messages.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import type { FindRepairs } from './line-repairs.ts';
import { nextYamlLine } from './lines.ts';
import { isWhole } from './quote-repairs.ts';
import { quoted } from './quoted.ts';
import { repairOf } from './repair.ts';

const name = String.raw`[\w-]+|\d[\w ×.+-]*`;
const firstPair = new RegExp(`^(${name}):\\s+\\S`);
const nextPair = new RegExp(`,\\s*(?:${name}):\\s+\\S`);

/** Repairs properties that are separated by commas, but have no braces around them, or have parentheses. */
export const missingBraces: FindRepairs = (line, { lines, knownKeys }) => {
  const below = nextYamlLine(lines, line.index, 1);
  const isGroup = below !== undefined && below.indent >= line.column && !below.isItem;
  const places = [
    { column: line.valueColumn, source: line.value },
    ...(line.isItem && !isGroup ? [{ column: line.column, source: line.content }] : []),
  ];
  return places.flatMap(({ column, source }) => {
    const inner = source.replace(/^\((.*)\)$/, '$1').trim();
    if (!isPairs(inner, knownKeys)) return [];
    const at = [column, line.text.length] as const;
    return [repairOf(line, at, braceMessages.missingBraces(), [{ lead: 'Write', text: `{ ${inner} }` }])];
  });
};

function isPairs(source: string, { together }: KnownKeys): boolean {
  const [, first] = source.match(firstPair) ?? [];
  if (!first || !nextPair.test(source)) return false;
  const pairs = source.split(new RegExp(`,\\s*(?=(?:${name}):\\s+\\S)`));
  const names = pairs.map((pair) => pair.match(firstPair)?.[1] ?? '');
  const arePrices = pairs.every((pair) => /^\d[^:]*:\s+[$€£]\S+$/.test(pair));
  return arePrices || names.slice(1).every((one) => together(first, one));
}

const item = String.raw`\{[^{}]*\}|\[[^[\]]*\]|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`;
const severalItems = new RegExp(`^((?:${item})(?:\\s*,\\s*(?:${item}))+),?$`);

/** Repairs groups or quoted texts that are separated by commas, but have no brackets around them. */
export const missingBrackets: FindRepairs = (line) => {
  const [, items] = line.value.match(severalItems) ?? [];
  if (items === undefined) return [];
  const fixes = line.key === null ? [] : [{ lead: 'Write', text: `[${items}]` }];
  const at = [line.valueColumn, line.text.length] as const;
  return [repairOf(line, at, braceMessages.missingBrackets(), fixes, { isCertain: true, isFinal: true })];
};

/** Repairs two properties on one line, where the second needs its own line. */
export const mergedLines: FindRepairs = (line, { knownKeys }) => {
  const { key, value, valueColumn } = line;
  if (key === null || /^[{[|>&*!]/.test(value)) return [];
  for (const { index, 1: second = '' } of value.matchAll(/(?<=\s)([a-z][\w-]*):(?=\s)/gi)) {
    const before = value.slice(0, index).replace(/\s*,?\s*$/, '');
    if (second === key || !knownKeys.together(key, second) || (/^["']/.test(before) && !isWhole(before))) continue;
    const at = [valueColumn + index, line.text.length] as const;
    return [repairOf(line, at, layoutMessages.mergedLines(key, second), [], { isCertain: true, isFinal: true })];
  }
  return [];
};

/** Repairs a value in two pairs of braces. If it contains one fact, it was meant as a placeholder. */
export const doubledBraces: FindRepairs = (line) => {
  const { value, valueColumn, text } = line;
  const [, inner = ''] = value.match(/^\{\{([^{}]*)\}\}$/) ?? [];
  const isText = /^\{\{\s*[\w-]+(\.[\w-]+)+\s*\}\}/.test(value);
  if (!isText && !/:\s/.test(inner)) return [];
  const once = value.replace(/\{\{\s*([\w-]+(?:\.[\w-]+)+)\s*\}\}/g, '{$1}');
  const better = isText ? quoted(once) : `{ ${inner.trim()} }`;
  const message = isText ? braceMessages.doubledAroundPlaceholder() : braceMessages.doubledAroundGroup();
  return [repairOf(line, [valueColumn, text.length], message, [{ lead: 'Write', text: better }], { isCertain: true })];
};
