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

/** Pairs of quotes from word processors, by the first of the two. */
const curlyPairs: Record<string, string> = { '“': '”“"', '”': '”"', '„': '“”"', '‘': "’‘'", '’': "’'", '‚': '‘’' };

/** The text inside curly quotes that enclose all of it, or null. The last one may be straight. */
export function insideCurlyQuotes(text: string): string | null {
  const closing = curlyPairs[text[0] ?? ''];
  const inner = text.slice(1, -1);
  return closing && text.length > 2 && closing.includes(text.at(-1) ?? ' ') && !/["“”„]/.test(inner) ? inner : null;
}
