import { braceMessages } from './brace-messages.ts';
import { hasBraces } from './flow-values.ts';
import type { FindRepairs } from './line-repairs.ts';
import { type Line, nextYamlLine } from './lines.ts';
import { isWhole } from './quote-repairs.ts';
import { repairOf } from './repair.ts';

/** Repairs a comma with nothing before it, and a semicolon used as a comma. */
export const commas: FindRepairs = (line) => {
  if (!hasBraces(line)) return [];
  const extra = [...line.text.matchAll(/([{[,])\s*,/g)].map(({ index, 0: found, 1: sign = '' }) =>
    repairOf(line, [index, index + found.length], braceMessages.extraComma(), [{ lead: 'Write', text: sign }]),
  );
  const semicolons = [...line.text.matchAll(/;(?=\s*(?:\{|["']?[\w-]+["']?:\s|\w[\w .×+-]*:\s+[^\s\w"']?\d))/g)];
  const last = [...line.text.matchAll(/([\w"'}\]])\s*;\s*(?=[}\]])/g)].map(({ index, 0: found, 1: sign = '' }) =>
    repairOf(line, [index, index + found.length], braceMessages.semicolon(), [{ lead: 'Write', text: sign }]),
  );
  // Only a single one can be replaced where it is underlined.
  const wrong = semicolons.map(({ index }) =>
    repairOf(
      line,
      [index, index + 1],
      braceMessages.semicolon(),
      semicolons.length > 1 ? [] : [{ lead: 'Write', text: ',' }],
      {
        isCertain: true,
        isFinal: semicolons.length > 1,
      },
    ),
  );
  return [...extra, ...last, ...wrong];
};

/** Repairs a comma after a value in quotes, braces, or brackets at the end of a line, as in other formats. */
export const trailingCommas: FindRepairs = (line) => {
  const [, value = ''] = line.value.match(/^(".*"|'.*'|\{.*\}|\[.*\])\s*,+$/) ?? [];
  if (!value || (/^["']/.test(value) && !isWhole(value))) return [];
  const at = [line.valueColumn, line.text.length] as const;
  return [repairOf(line, at, braceMessages.trailingComma(), [{ lead: 'Write', text: value }])];
};

const keyInBraces = String.raw`["']?\w[\w .×+-]*["']?`;
const closedValue = String.raw`"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\}|[$€£]?-?\d[\d.]*`;
/** A complete value followed by a property; and text followed by a word that may be a property. */
const twoProperties = [
  new RegExp(String.raw`(?<=[{,]\s*${keyInBraces}:\s+)(${closedValue})\s+(["']?(\w[\w ×.-]*)["']?)(?=:\s)`, 'g'),
  new RegExp(String.raw`(?<=[{,]\s*${keyInBraces}:\s+)([^\s{}[\],"'][^{}[\],]*?)\s+(["']?([\w-]+)["']?)(?=:\s)`, 'g'),
];

/** Repairs two properties or items without a comma between them. */
export const missingCommas: FindRepairs = (line, { knownKeys }) => {
  if (!hasBraces(line)) return [];
  const repair = (index: number, found: string, before: string, after: string) => {
    const message = braceMessages.missingComma(before, after);
    return repairOf(line, [index, index + found.length], message, [{ lead: 'Write', text: `${before}, ${after}` }]);
  };
  const properties = twoProperties.flatMap((pattern, place) =>
    [...line.text.matchAll(pattern)].flatMap(({ index, 0: found, 1: before = '', 2: key = '', 3: name = '' }) => {
      const [, beside = ''] = line.text.slice(0, index).match(/([\w-]+)["']?:\s+$/) ?? [];
      const isProperty = (place === 0 || knownKeys.together(beside, name)) && !isUsedTwice(line, index, name);
      return isProperty ? [repair(index, found, before, key)] : [];
    }),
  );
  const items = [...line.text.matchAll(/(["'}\]])\s*(["'{[])/g)];
  return [
    ...properties,
    ...items.map(({ index, 0: found, 1: end = '', 2: begin = '' }) => repair(index, found, end, begin)),
  ];
};

/** Repairs a missing comma at the end of a line, between braces that are closed on a later line. */
export const commasAtLineEnds: FindRepairs = (line, { lines }) => {
  const below = nextYamlLine(lines, line.index, 1);
  const [key] = below?.content.match(/^["']?[\w-]+["']?(?=:\s)/) ?? [];
  const [value] = line.text.match(/(?<=[{,]\s*["']?[\w-]+["']?:\s+)[^\s{}[\],:][^{}[\],:]*$/) ?? [];
  if (!key || !value) return [];
  const at = [line.text.length - value.length, line.text.length] as const;
  return [repairOf(line, at, braceMessages.missingComma(value, key), [{ lead: 'Write', text: `${value},` }])];
};

/** Returns true if the braces around a column already have the property. */
function isUsedTwice({ text }: Line, column: number, name: string): boolean {
  const from = text.lastIndexOf('{', column);
  const end = text.indexOf('}', column);
  return (
    text.slice(Math.max(0, from), end < 0 ? text.length : end).search(new RegExp(`[{,]\\s*["']?${name}["']?:`)) >= 0
  );
}
