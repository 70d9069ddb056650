import { braceMessages } from './brace-messages.ts';
import { flowValues, hasBraces } from './flow-values.ts';
import type { FindRepairs } from './line-repairs.ts';
import { profileRepair } from './profile-address.ts';
import { isWhole, requoted, straightQuotes } from './quote-repairs.ts';
import { quoted, quotedText, wordsInQuotes } from './quoted.ts';
import { repairOf } from './repair.ts';
import { textMessages } from './text-messages.ts';
import { spacedMinus } from './text-repairs.ts';

const isQuoted = (text: string) => /^["']/.test(text);

/** Repairs text that continues after its closing quote. */
export const quotesInBraces: FindRepairs = (line) =>
  flowValues(line).flatMap(({ at, text }) => {
    const sign = text[0] ?? '';
    if (!isQuoted(text) || isWhole(text) || text.indexOf(sign, 1) < 0) return [];
    const whole = wordsInQuotes(text);
    const isApostrophe = sign === "'" && /\w'\w/.test(whole);
    const message = isApostrophe ? textMessages.apostropheInQuotes() : textMessages.textAfterQuote(sign);
    return [repairOf(line, at, message, [{ lead: 'Write', text: requoted(whole, sign) }])];
  });

const inQuotesAs = (text: string) => [{ lead: 'Put it in quotes', text }];

const inQuotes = (text: string) => inQuotesAs(quotedText(text));

/** Why text between braces needs quotes, most certain reason first. */
const reasons: readonly { id: string; sign: string; pattern: RegExp }[] = [
  { id: 'unquoted-placeholder', sign: 'a placeholder', pattern: /[^\s{].*\{.*\}|\{.*\}\s*\S/ },
  { id: 'unquoted-sign', sign: 'brackets', pattern: /[^\s[].*\[.*\]|\[.*\]\s*\S/ },
  { id: 'lost-text', sign: 'a # (which begins a comment)', pattern: /(^|\s)#/ },
  { id: 'unquoted-colon', sign: 'a colon', pattern: /:(\s|$)/ },
];

/** A route with placeholders, as a name or a value, without quotes. */
const bareRoute = /(?<=[{,]\s*|:\s+)\/[^\s"',{}]*(?:\{[^{}]*\}[^\s"',:{}]*)+/g;

/** Repairs all routes of a line with a placeholder, such as those that redirect the pages of all towns. */
export const routesInBraces: FindRepairs = (line) => {
  const routes = hasBraces(line) ? [...line.text.matchAll(bareRoute)] : [];
  const [first, last] = [routes[0], routes.at(-1)];
  if (!first || !last) return [];
  const at = [first.index, last.index + last[0].length] as const;
  const text = line.text.slice(0, at[1]).replace(bareRoute, quotedText).slice(at[0]);
  return [repairOf(line, at, braceMessages.text('unquoted-placeholder', 'a placeholder'), inQuotesAs(text))];
};

/** Repairs words after the brace or bracket that ends a value. */
export const textAfterBraces: FindRepairs = (line) => {
  const [, value = '', sign = ''] = line.value.match(/^([{[].*:.*([}\]])\s*)[^\s,#}\]][^{}[\]]*$/) ?? [];
  if (!sign) return [];
  const at = [line.valueColumn + value.length, line.text.length] as const;
  return [repairOf(line, at, textMessages.textAfterBraces(sign), [], { isCertain: true, isFinal: true })];
};

/** Text in curly quotes between braces or brackets, which may itself contain commas, braces, or brackets. */
const curlyText = /(?<=[{[,]\s*(?:[\w-]+:\s+)?)[“„”][^“„”"]+[”“"](?=\s*[,}\]])/g;

/** Repairs all texts in curly quotes on a line if they may break it: several, or one with a comma. */
export const curlyQuotesInBraces: FindRepairs = (line) => {
  const texts = [...line.text.matchAll(curlyText)];
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last || (texts.length === 1 && !first[0].includes(','))) return [];
  const at = [first.index, last.index + last[0].length] as const;
  const straight = line.text.slice(...at).replace(/[“„”]([^“„”"]+)[”“"]/g, (_, inner) => quoted(inner));
  return [repairOf(line, at, textMessages.curlyQuotes(), [{ lead: 'Use straight quotes', text: straight }])];
};

/** A price with dashes for its cents, as in Germany. Between braces, its comma and its dash have other meanings. */
const dashedPrice = /(?<=:\s+)(?:\p{Sc} ?)?\d[\d.]*,[-–—]{1,2}(?: ?\p{Sc}| [\p{L}]+)?(?=\s*(?:[,}]|$))/gu;

/** Repairs all such prices of a line. */
export const dashedPrices: FindRepairs = (line) => {
  const prices = hasBraces(line) ? [...line.text.matchAll(dashedPrice)] : [];
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) return [];
  const at = [first.index, last.index + last[0].length] as const;
  const text = line.text.slice(0, at[1]).replace(dashedPrice, quotedText).slice(at[0]);
  return [repairOf(line, at, braceMessages.text('unquoted-comma', 'a comma'), inQuotesAs(text))];
};

/** A dash in place of a value, as in a printed table. Matches its property too, up to the next one. */
const loneDash = /(?<=[{,]\s*)[\w"'][^{}[\],:]*:\s+-\s*(?:,\s*|(?=\}))/g;

/** Repairs values that are only a dash, which marks a list item in YAML. */
export const dashesInBraces: FindRepairs = (line) =>
  [...line.text.matchAll(/\{[^{}]*\}/g)].flatMap(({ index, 0: group }) => {
    const without = group.replace(loneDash, '').replace(/,\s*\}$/, ' }');
    if (without === group) return [];
    const fixes = /\w/.test(without) ? [{ lead: 'Leave out what has no value', text: without }] : [];
    const at = [index, index + group.length] as const;
    return [repairOf(line, at, textMessages.dash(), fixes, { isCertain: true, isFinal: true })];
  });

/** Repairs text between braces or brackets that needs quotes. */
export const textInBraces: FindRepairs = (line, { lines }) =>
  flowValues(line).flatMap(({ at, text }) => {
    if (isQuoted(text)) return [];
    const curly = straightQuotes(text);
    if (curly) return [repairOf(line, at, textMessages.curlyQuotes(), curly)];
    const known = spacedMinus(text) ?? profileRepair(text, line, lines);
    if (known) return [repairOf(line, at, known.message, known.fixes)];
    if (/^[@`%&*!|>]|^[-?]\s/.test(text)) return [repairOf(line, at, textMessages.sign(text[0] ?? ''), inQuotes(text))];
    const [comment] = text.match(/\s#\s.*$/) ?? [];
    if (comment) {
      const fix = { lead: 'If it is a comment, delete it', text: text.slice(0, -comment.length) };
      return [repairOf(line, at, textMessages.lostText(comment.trim()), [fix])];
    }
    const reason = reasons.find(({ pattern }) => pattern.test(text));
    return reason ? [repairOf(line, at, braceMessages.text(reason.id, reason.sign), inQuotes(text))] : [];
  });
