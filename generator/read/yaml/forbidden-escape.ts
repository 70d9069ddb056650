import { characterMessages } from './character-messages.ts';
import { withoutBackslashes } from './quote-repairs.ts';
import type { Repair } from './repair.ts';
import { forbiddenCharacter } from './special-characters.ts';
import { textMessages } from './text-messages.ts';

/** An escape in double quotes, or two for the halves of one character. */
const escapes =
  /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\(?:([abefnrtv0NLP])|x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8}))/g;

/** Reports an escape in double quotes for a forbidden character, whether intended or not. */
export function forbiddenEscape(text: string, value: string, [from, to]: Repair['at']): Repair | null {
  const source = text.slice(from, to);
  if (source[0] !== '"') return null;
  const isPicture = /^"[^\s/]*\\[^\s/]*\.(avif|gif|jpe?g|png|svg|webp)"$/i.test(source);
  const isForbidden = forbiddenCharacter.test(value) || /[\r\u2028\u2029]/.test(value);
  if (!isForbidden && !isPicture) return null;
  for (const { index, 0: found, 1: letter, 2: two, 3: four = two, 4: code = four } of source.matchAll(escapes)) {
    if (letter && (isPicture || !/[nt]/.test(letter))) {
      return { at: [from, to], message: textMessages.backslash(found), fixes: [withoutBackslashes(source)] };
    }
    if (letter) continue;
    const character = code === undefined ? bothHalves(found) : characterOf(code);
    if (forbiddenCharacter.test(character) || character === '\r') {
      const text = source.slice(index + found.length);
      const message = characterMessages.forbiddenEscape(found, character);
      return { at: [from + index, to], message, fixes: [{ lead: 'Write', text }] };
    }
  }
  return null;
}

const characterOf = (code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));

/** @param escapes of two halves, such as \ud83d\udd14 */
const bothHalves = (escapes: string) =>
  escapes.replace(/\\u(....)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
