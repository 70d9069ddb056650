import type { FindRepairs } from './line-repairs.ts';
import type { Line } from './lines.ts';
import { beginsWithApostrophe, insideCurlyQuotes, quoted, wordsInQuotes } from './quoted.ts';
import { type Repair, repairOf } from './repair.ts';
import { textMessages } from './text-messages.ts';

/** Repairs text that continues after its closing quote, such as `'Don't hurry'` or `"Hello" world`. */
export const textAfterQuotes: FindRepairs = (line) => {
  const { value, valueColumn, text } = line;
  const sign = value[0] ?? '';
  if (!/["']/.test(sign) || value.length < 2 || isWhole(value)) return [];
  const [, , doubled] = value.match(/^(["'])\1(.*[^"'])\1\1$/) ?? [];
  const whole = doubled ?? wordsInQuotes(value);
  const better = requoted(whole, sign);
  const isApostrophe = sign === "'" && /\w\\?'\w/.test(whole);
  const message = isApostrophe ? textMessages.apostropheInQuotes() : textMessages.textAfterQuote(sign);
  return [repairOf(line, [valueColumn, text.length], message, [{ lead: 'Write', text: better }])];
};

/** Returns true for text in quotes that ends with its closing quote. */
export function isWhole(value: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$|^'(?:[^']|'')*'$/.test(value);
}

/**
 * Returns a text in quotes that keep the quotation marks in it. In double quotes, escapes such as `\n` and `\u00e9` keep
 * their meaning, which they would lose in single quotes.
 */
export function requoted(whole: string, sign: string): string {
  const text = withoutEscapes(whole, sign);
  const hasEscapes = sign === '"' && text.includes('\\') && text.replace(knownEscape, '').indexOf('\\') < 0;
  return hasEscapes ? `"${text.replaceAll('"', '\\"')}"` : quoted(text);
}

/** See https://yaml.org/spec/1.2.2/#57-escaped-characters. */
const knownEscape = /\\(?:[0abtnvfre \\/N_LP]|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8})/g;

/** Returns the text that the author of an escaped quotation mark meant, whether or not YAML knows the escape. */
function withoutEscapes(text: string, sign: string): string {
  const unescaped = text.replaceAll(`\\${sign}`, sign);
  return sign === "'" ? unescaped.replaceAll("''", "'") : unescaped;
}

/** Repairs a value that is enclosed in curly quotes. */
export function curlyQuotesAround(text: string, at: Repair['at']): Repair | null {
  const written = text.slice(...at);
  const fixes = straightQuotes(written);
  return fixes && { at, message: textMessages.curlyQuotes(), fixes: written.includes('\n') ? [] : fixes };
}

/**
 * Returns what to write in place of a text in curly quotes; null for another text. Inside, several words may be a
 * quotation.
 */
export function straightQuotes(text: string): Repair['fixes'] | null {
  const inner = insideCurlyQuotes(text);
  if (inner === null) return null;
  const shown = { lead: 'If visitors should see the quotation marks, write', text: quoted(text) };
  return [{ lead: 'Use straight quotes', text: quoted(inner) }, ...(/\S\s+\S/.test(inner) ? [shown] : [])];
}

/** Repairs text in double quotes with a backslash that does not begin an escape, such as `"Don\'t"` or `"a\q"`. */
export const badEscapes: FindRepairs = (line) =>
  [...line.text.matchAll(/"(?:[^"\\]|\\.)*"/g)].flatMap(({ 0: token, index }) => {
    const bad = token.match(
      /\\(?:[^0abtnvfre "/\\N_LPxuU]|x(?![\dA-Fa-f]{2})|u(?![\dA-Fa-f]{4})|U(?![\dA-Fa-f]{8}))/,
    )?.[0];
    const at = [index, index + token.length] as const;
    return bad ? [repairOf(line, at, textMessages.backslash(bad), [withoutBackslashes(token)])] : [];
  });

/** Returns what the author of backslashes in double quotes meant: the character after each, a path, or backslashes. */
export function withoutBackslashes(token: string): { lead: string; text: string } {
  const inner = token.slice(1, -1);
  if (/^\S+\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i.test(inner)) {
    return { lead: 'In the name of a file, write slashes', text: `"${inner.replace(/\\+/g, '/')}"` };
  }
  // Before a Markdown character, the backslash is intended: it shows the character.
  const text = inner.replace(/\\([^\w\s*[\]])/g, '$1');
  return { lead: text.includes('\\') ? 'Use single quotes' : 'Delete the backslash', text: quoted(text) };
}

/**
 * Repairs text with an opening quotation mark and no closing one.
 *
 * @param offset the offset of the opening quotation mark
 */
export function unclosedQuoteRepairs(line: Line, offset: number, below: Line | undefined): Repair[] {
  const from = offset - line.start;
  const sign = line.text[from] ?? '';
  const rest = line.text.slice(from + 1);
  const certain = { isCertain: true, isFinal: true, hidesLines: true };
  const repair = (to: number, ...texts: string[]) =>
    repairOf(
      line,
      [from, to],
      textMessages.unclosedQuote(sign),
      texts.map((text, index) => ({ lead: index === 0 ? 'Close it' : 'If it belongs to the text, write', text })),
      certain,
    );
  const inBraces = /[{[]/.test(line.text.slice(0, from)) ? rest.search(/\s*(,\s*["\w]+:|[}\]])/) : -1;
  const inside = rest.slice(0, inBraces < 0 ? rest.length : inBraces);
  const text = inside.replace(/(?<=.)["'”’“]$/, '');
  const to = from + 1 + inside.length;
  const closed = text.includes(sign) ? quoted(text) : sign + text + sign;
  // If the text continues on the next line, only its author knows where it ends.
  const goesOn = text === '' || (below?.key === null && !below.isItem && !/^[{[\]}]/.test(below.content));
  if (goesOn) return [repair(to)];
  return [beginsWithApostrophe(line.text.slice(from)) ? repair(to, closed, quoted(sign + text)) : repair(to, closed)];
}
