import { characterMessages } from './character-messages.ts';
import type { Repair } from './repair.ts';
import { wide, withVisibleSpaces, zeroWidth } from './special-characters.ts';

const invisible = {
  key: new RegExp(`[${zeroWidth}]|^[${wide}]|[${wide}]$`),
  value: new RegExp(`[${wide}${zeroWidth}]`),
};

/** An invisible character in a name, a route, or another text that is one word. */
export function invisibleIn(text: string, [from, to]: Repair['at'], use: 'key' | 'value'): Repair | null {
  const source = text.slice(from, to);
  const found = source.match(invisible[use]);
  const character = found?.[0];
  if (character === undefined || (use === 'value' && !isOneWord(source))) return null;
  const at = from + (found?.index ?? 0);
  // The whole word, because the rest of one is easily taken for all of it.
  const [start, end] = /^["']/.test(source) ? [from + 1, to - 1] : [from, to];
  const column = at - text.lastIndexOf('\n', at - 1);
  const isAtEnd = withVisibleSpaces(text.slice(at, end)).trim() === '';
  const visible = isAtEnd ? '' : withVisibleSpaces(text.slice(start, end)).trim();
  // A word has no spaces, seen or unseen.
  const better = use === 'value' && !source.includes(' ') ? visible.replaceAll(' ', '') : visible;
  return {
    at: [isAtEnd ? at : start, end],
    message: characterMessages.invisible(character, column),
    fixes: better ? [{ lead: 'Write', text: better }] : [],
  };
}

/** True for a route, an address, a name, … whose invisible characters are never part of a text for visitors. */
function isOneWord(source: string): boolean {
  const word = source.replace(/^["']|["']$/g, '');
  if (/\{[^}]*[\u200B-\u200D\u2060\uFEFF][^}]*\}/.test(word)) return true;
  const isAddress = /^[/#]|:\/\/|@/.test(word);
  const isWord = !/[ \n]/.test(word);
  if (isWord && isAddress) return true;
  return isWord && /[\u200B-\u200D\u2060\uFEFF]|^[\u00A0\u202F\u3000]|[\u00A0\u202F\u3000]$/.test(word);
}
