import { characterMessages } from './character-messages.ts';
import type { Repair } from './repair.ts';
import { wide, withVisibleSpaces, zeroWidth } from './special-characters.ts';

const invisible = {
  key: new RegExp(`[${zeroWidth}]|^[${wide}]|[${wide}]$`),
  value: new RegExp(`[${wide}${zeroWidth}]`),
};

/** Repairs an invisible character in a name, a route, or another text that is one word. */
export function invisibleIn(text: string, [from, to]: Repair['at'], use: 'key' | 'value'): Repair | null {
  const source = text.slice(from, to);
  const found = source.match(invisible[use]);
  const character = found?.[0];
  if (character === undefined || (use === 'value' && !isOneWord(source))) return null;
  const at = from + (found?.index ?? 0);
  // The whole word, because readers easily mistake part of a word for all of it.
  const [start, end] = /^["']/.test(source) ? [from + 1, to - 1] : [from, to];
  const column = at - text.lastIndexOf('\n', at - 1);
  const isAtEnd = withVisibleSpaces(text.slice(at, end)).trim() === '';
  const visible = isAtEnd ? '' : withVisibleSpaces(text.slice(start, end)).trim();
  // A word has no spaces, visible or invisible.
  const better = use === 'value' && !source.includes(' ') ? visible.replaceAll(' ', '') : visible;
  return {
    at: [isAtEnd ? at : start, end],
    message: characterMessages.invisible(character, column),
    fixes: better ? [{ lead: 'Write', text: better }] : [],
  };
}

/** Returns true for routes, addresses, names, and other values in which invisible characters are never intended. */
function isOneWord(source: string): boolean {
  const word = source.replace(/^["']|["']$/g, '');
  if (/\{[^}]*[\u200B-\u200D\u2060\uFEFF][^}]*\}/.test(word)) return true;
  const isAddress = /^[/#]|:\/\/|@/.test(word);
  const isWord = !/[ \n]/.test(word);
  if (isWord && isAddress) return true;
  const hasInvisible =
    /[\u200B\u2060\uFEFF]|[!-~][\u200C\u200D]|[\u200C\u200D][!-~]|^[\u00A0\u202F\u3000]|[\u00A0\u202F\u3000]$/;
  return isWord && !unspaced.test(word) && hasInvisible.test(word);
}

/**
 * Characters that no sentence needs. Joiners, soft hyphens, and no-break spaces have a purpose, and so does a word
 * joiner next to punctuation.
 */
export const meaningless = /[\u200B\uFEFF]|(?<=[\p{L}\p{N}])\u2060+(?=[\p{L}\p{N}])/u;
/** Scripts that are written without spaces. Some texts have invisible ones, where a line may end. */
export const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Javanese}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Thai}\p{sc=Tibetan}]/u;

/** Repairs an invisible character in a text, which keeps people from finding the word by searching. */
export function invisibleInSentence(text: string, [from, to]: Repair['at']): Repair | null {
  const source = text.slice(from, to);
  const found = source.search(meaningless);
  if (found < 0 || unspaced.test(source)) return null;
  const at = from + found;
  // All words of the line from the first to the last that has one.
  const [before = ''] = source.slice(0, found).match(/[^\s"'{},[\]]*$/) ?? [];
  const [rest = ''] = source.slice(found).match(/^.*[\u200B\u2060\uFEFF][^\s"'{},[\]]*/) ?? [];
  const better = (before + rest).replace(/[\u200B\u2060\uFEFF]/g, '');
  return {
    at: [at - before.length, at + rest.length],
    message: characterMessages.invisible(text[at] ?? '', at - text.lastIndexOf('\n', at - 1)),
    fixes: better.trim() === better && better !== '' ? [{ lead: 'Write', text: better }] : [],
  };
}
