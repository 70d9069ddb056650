import { factNamed } from './fact-names.ts';

/**
 * Puts text in the quotes that need the fewest escapes: double quotes, or single quotes if it has double quotes or
 * backslashes in it. With both kinds of quotes, double quotes and backslashes (https://yaml.org/spec/1.2.2/#57-escaped-characters).
 */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes text that visitors read. Braces without the name of a fact in them are doubled, so that they are shown. */
export function quotedText(text: string): string {
  return quoted(
    text.replace(/\{\{|\}\}|\{[\w-]+\.[^{}]*\}|\{([\w ._-]+)\}|[{}]/g, (found: string, words?: string) => {
      if (words === undefined) return found.length === 1 ? found + found : found;
      const fact = factNamed(words);
      return fact === null ? `{{${words}}}` : `{${fact}}`;
    }),
  );
}

/**
 * The words of a text whose quotes do not enclose it: `Don't hurry` for `'Don't hurry'`, and for `'Don't hurry`, where no other
 * quote than an apostrophe follows the first. Quotes around some of the words are part of the text.
 */
export function wordsInQuotes(text: string): string {
  const sign = text[0] ?? '';
  if (text.length > 1 && text.at(-1) === sign) return text.slice(1, -1);
  if (!/^'/.test(text) || beginsWithApostrophe(text)) return text;
  const words = text.replace(/(?<=.)["”’]$/, '').slice(1);
  return /(?<!\w)'|'(?!\w)/.test(words) ? text : words;
}

/** True for an apostrophe that stands for the beginning of a word, as in 'til. */
export const beginsWithApostrophe = (text: string) => /^'(\d0s|til|tis|twas|n|em|cause|round)\b/i.test(text);

/** Pairs of quotes from word processors, by the first of the two. */
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

/** The text inside curly quotes that enclose all of it, or null. The last one may be straight. */
export function insideCurlyQuotes(text: string): string | null {
  const closing = curlyPairs[text[0] ?? ''];
  const inner = text.slice(1, -1);
  return closing && text.length > 2 && closing.includes(text.at(-1) ?? ' ') && !/["“”„]/.test(inner) ? inner : null;
}
