import { meaningless, unspaced } from '../../../read/yaml/invisible-words.ts';
import { forbiddenCharacter, forbiddenName, invisibleName } from '../../../read/yaml/special-characters.ts';

const atEnds = /^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/g;

/** Returns the text of a cell, in the Unicode form in which texts are compared, trimmed of invisible characters. */
export function cellText(written: string): string {
  return written.normalize('NFC').replace(atEnds, '');
}

/** Returns a character that no text may contain or needs, and its name. Returns null if there is none. */
export function hiddenIn(text: string): { character: string; name: string } | null {
  const [character] = hiddenFor(text).exec(text) ?? [];
  if (character === undefined) return null;
  return { character, name: forbiddenCharacter.test(character) ? forbiddenName(character) : invisibleName(character) };
}

/** Removes such characters from a text, so that nothing else is reported because of them. */
export function visible(text: string): string {
  return text.replace(new RegExp(hiddenFor(text), 'gu'), '');
}

const hidden = new RegExp(`${forbiddenCharacter.source}|${meaningless.source}`, 'u');
const hiddenFor = (text: string) => (unspaced.test(text) ? forbiddenCharacter : hidden);
