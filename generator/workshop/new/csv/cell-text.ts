import { meaningless, unspaced } from '../../../read/yaml/invisible-words.ts';
import { forbiddenCharacter, forbiddenName, invisibleName } from '../../../read/yaml/special-characters.ts';

const atEnds = /^[\s\u200B\u2060]+|[\s\u200B\u2060]+$/g;

/** What a cell says, in the Unicode form in which texts are compared, without what nobody sees at its ends. */
export function cellText(written: string): string {
  return written.normalize('NFC').replace(atEnds, '');
}

/** A character that no text may have or needs, and what it is in words. Null if there is none. */
export function hiddenIn(text: string): { character: string; name: string } | null {
  const [character] = hiddenFor(text).exec(text) ?? [];
  if (character === undefined) return null;
  return { character, name: forbiddenCharacter.test(character) ? forbiddenName(character) : invisibleName(character) };
}

/** The text without such characters, so that nothing else is reported because of them. */
export function visible(text: string): string {
  return text.replace(new RegExp(hiddenFor(text), 'gu'), '');
}

const forbidden = new RegExp(forbiddenCharacter, 'u');
const hidden = new RegExp(`${forbiddenCharacter.source}|${meaningless.source}`, 'u');
const hiddenFor = (text: string) => (unspaced.test(text) ? forbidden : hidden);
