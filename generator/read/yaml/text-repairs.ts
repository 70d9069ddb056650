import type { KnownKeys } from './known-keys.ts';
import type { FindRepairs } from './line-repairs.ts';
import { type Line, nextYamlLine } from './lines.ts';
import { profileRepair } from './profile-address.ts';
import { straightQuotes } from './quote-repairs.ts';
import { quoted, quotedText } from './quoted.ts';
import { type Repair, repairOf } from './repair.ts';
import { textMessages } from './text-messages.ts';

const wholeValue = ({ valueColumn, text }: Line) => [valueColumn, text.length] as const;
const inQuotes = (text: string) => ({ lead: 'Put it in quotes', text: quotedText(text) });

/** Repairs text on the same line as a `|` or `>`. */
export const textAfterBlockHeaders: FindRepairs = (line) => {
  const [, sign, text = ''] = line.value.match(/^([|>])[-+\d]{0,2}\s+([^#\s].*)$/) ?? [];
  if (!sign) return [];
  const plain = /^[\w“"'][^:#]*$/.test(text) ? text : quoted(text);
  const fixes = [
    { lead: `Without the ${sign}, write`, text: plain },
    { lead: `If the ${sign} belongs to the text, write`, text: quoted(line.value) },
  ];
  return [repairOf(line, wholeValue(line), textMessages.blockHeader(sign), /^\d/.test(text) ? fixes.reverse() : fixes)];
};

/** Repairs text that starts with a character that YAML reserves, or with braces that end before the text does. */
export const leadingSigns: FindRepairs = (line, { lines }) => {
  const { value } = line;
  const isReserved = /^[@`%&*!|>}\],]|^[-?:](\s|$)/.test(value);
  const isText = /^(\{[^{}:]*\}|\[[^[\]:]*\])\s*[^\s}\]#]/.test(value);
  if (!isReserved && !isText) return [];
  if (value === '-' && !isListBelow(line, lines)) {
    return [repairOf(line, wholeValue(line), textMessages.dash(), [], { isCertain: true, isFinal: true })];
  }
  const known = spacedMinus(value) ?? phoneInBrackets(value) ?? profileRepair(value, line, lines);
  if (known) return [repairOf(line, wholeValue(line), known.message, known.fixes)];
  return [repairOf(line, wholeValue(line), textMessages.sign(value[0] ?? ''), [inQuotes(value)])];
};

const isListBelow = ({ index, indent }: Line, lines: readonly Line[]) =>
  (nextYamlLine(lines, index, 1)?.indent ?? 0) > indent;

/** Repairs a negative number with a space after its minus sign. */
export function spacedMinus(text: string): Pick<Repair, 'message' | 'fixes'> | null {
  const [, digits] = text.match(/^[-−]\s+(\d[\d.]*)$/) ?? [];
  return digits ? { message: textMessages.spacedMinus(), fixes: [{ lead: 'Write', text: `-${digits}` }] } : null;
}

/** Repairs a phone number with its area code in brackets or braces. */
function phoneInBrackets(text: string): Pick<Repair, 'message' | 'fixes'> | null {
  const [, area, rest = ''] = text.match(/^[[{]\s*(\d{2,5})\s*[\]}][\s-]*(\d[\d\s.-]*)$/) ?? [];
  const fixes = [{ lead: 'Write', text: `(${area}) ${rest}` }];
  return area ? { message: textMessages.phoneBrackets(text[0] ?? ''), fixes } : null;
}

/** Repairs text in curly quotes, which have no meaning in YAML. */
export const curlyQuotes: FindRepairs = (line) => {
  const fixes = straightQuotes(line.value);
  return fixes ? [repairOf(line, wholeValue(line), textMessages.curlyQuotes(), fixes)] : [];
};

/** Repairs text that contains a colon and a space, or ends with a colon. */
export const colons: FindRepairs = (line, { lines }) => {
  const { key, value, content, column, text } = line;
  if (key === null || /^["'{[|>&*!]/.test(content)) return [];
  const at = isListText(line, lines) ? ([column, text.length] as const) : wholeValue(line);
  const meant = text.slice(...at);
  if (/^(https?|mailto|tel): \S+$/.test(meant)) {
    return [repairOf(line, at, textMessages.spaceInAddress(), [{ lead: 'Write', text: meant.replace(': ', ':') }])];
  }
  const isText = at[0] === column || (/:(\s|$)/.test(value) && !/^["'{[|>(]/.test(value));
  return isText ? [repairOf(line, at, textMessages.colon(), [inQuotes(meant)])] : [];
};

/** Repairs text with a colon and a space in it that continues in the lines below. */
export const colonsInLongTexts: FindRepairs = (line, { lines, knownKeys }) => {
  const { key, value, valueColumn, text } = line;
  if (key === null || !/^[^\s"'{[|>&*!#]/.test(value)) return [];
  const rest = lines.slice(line.index + 1);
  const goesOn = (one: Line) =>
    one.text !== '' && one.indent > line.column && !one.isItem && isWords(one.key, knownKeys);
  const end = rest.findIndex((one) => !goesOn(one));
  const below = rest.slice(0, end < 0 ? undefined : end);
  const whole = [value, ...below.map((one) => one.content)].join(' ');
  if (below.length === 0 || !/:\s/.test(whole) || /\s#/.test(whole)) return [];
  const block = `${text.slice(0, valueColumn)}${quotedText(whole)}`;
  const fix = { property: key, start: line.start, lines: 1 + below.length, block };
  return [repairOf(line, wholeValue(line), textMessages.colon(), [fix])];
};

/** Returns true for a line of a text, even if it has a colon: it is neither a property name nor a price label. */
const isWords = (key: string | null, { has }: KnownKeys) => key === null || (/^[^\d"'].*\s/.test(key) && !has(key));

/** Returns true for a list item that is text with a colon, not a group that begins with a property. */
function isListText(line: Line, lines: readonly Line[]): boolean {
  if (!line.isItem || line.key === null || !/:(\s|$)/.test(line.value)) return false;
  const below = nextYamlLine(lines, line.index, 1);
  if (below && below.indent >= line.column) return false;
  const beside = [nextYamlLine(lines, line.index, -1), below];
  const isPlainItem = beside.some((one) => one?.isItem && one.indent === line.indent && one.key === null);
  return isPlainItem || !/^[a-z][\w-]*$/.test(line.key);
}
