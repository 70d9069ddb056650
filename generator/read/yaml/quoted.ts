import { factNamed } from './fact-names.ts';

/**
 * Puts text in the quotes that need the fewest escapes: double quotes, or single quotes if it contains double quotes or
 * backslashes. Text with both kinds of quotes gets double quotes and backslashes
 * (https://yaml.org/spec/1.2.2/#57-escaped-characters).
 */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Matches a placeholder whose name has no dot, as only those for years do. */
const ofYears = /^(?:year|years since \d{4})$/;

/** Quotes text that visitors read. Doubles braces that do not contain the name of a fact, so that they are shown. */
export function quotedText(text: string): string {
  return quoted(
    text.replace(/\{\{|\}\}|\{[\w-]+\.[^{}]*\}|\{([\w ._-]+)\}|[{}]/g, (found: string, words?: string) => {
      if (words === undefined) return found.length === 1 ? found + found : found;
      if (ofYears.test(words)) return found;
      const fact = factNamed(words);
      return fact === null ? `{{${words}}}` : `{${fact}}`;
    }),
  );
}

/**
 * Returns the words of a text whose quotes do not enclose it: `Don't hurry` for `'Don't hurry'`, and for `'Don't
 * hurry`, where every quote after the first is an apostrophe. Quotes around some of the words are part of the text.
 */
export function wordsInQuotes(text: string): string {
  const sign = text[0] ?? '';
  if (text.length > 1 && text.at(-1) === sign) return text.slice(1, -1);
  if (!/^'/.test(text) || beginsWithApostrophe(text)) return text;
  const words = text.replace(/(?<=.)["”’]$/, '').slice(1);
  return /(?<!\w)'|'(?!\w)/.test(words) ? text : words;
}

/** Returns true for an apostrophe that replaces the beginning of a word, as in 'til. */
export const beginsWithApostrophe = (text: string) => /^'(\d0s|til|tis|twas|n|em|cause|round)\b/i.test(text);

/** Pairs of quotes from word processors, by the opening quote. */
const curlyPairs: Record<string, string> = {
  '“': '”“"',
  '”': '”"',
  '„': '“”"',
  '‘': "’‘'",
  '’': "’'",
  '‚': '‘’',
  '＂': '＂',
  '＇': '＇',
};

/** Returns the text inside curly quotes that enclose all of it, or null. The closing quote may be straight. */
export function insideCurlyQuotes(text: string): string | null {
  const closing = curlyPairs[text[0] ?? ''];
  const inner = text.slice(1, -1);
  return closing && text.length > 2 && closing.includes(text.at(-1) ?? ' ') && !/["“”„]/.test(inner) ? inner : null;
}
