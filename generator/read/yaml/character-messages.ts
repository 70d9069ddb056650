import { halfWidth } from '../../../templates/schema/half-width.ts';
import type { Message } from '../../report/diagnostic.ts';
import { forbiddenName, invisibleName } from './special-characters.ts';

/** The plain form of characters that are not just wide forms of ASCII. */
const plainSigns: Readonly<Record<string, string>> = { '﹕': ':', '∶': ':', '꞉': ':', '、': ',' };

/** What the plain characters are in YAML. */
const signNames: Readonly<Record<string, string>> = {
  ':': 'a colon',
  ',': 'a comma',
  '{': 'an opening brace',
  '}': 'a closing brace',
  '[': 'an opening bracket',
  ']': 'a closing bracket',
  '#': 'the beginning of a comment',
};

/** Messages about invisible characters. */
export const characterMessages = {
  /** @param column from 1 */
  invisible: (character: string, column: number): Message => ({
    id: 'invisible-character',
    message: `There is ${invisibleName(character)} in column ${column}.`,
    hint: 'Delete it. Where a space is needed, type one with the space bar.',
  }),
  wide: (sign: string): Message => {
    const plain = plainSigns[sign] ?? halfWidth(sign);
    return {
      id: 'wide-character',
      message: `YAML does not read "${sign}" as ${signNames[plain]}.`,
      hint: `Type the plain "${plain}" instead.`,
    };
  },
  /** @param column from 1 */
  forbidden: (character: string, column: number): Message => ({
    id: 'forbidden-character',
    message: `In column ${column}, there is ${forbiddenName(character)}.`,
    hint: 'Delete it.',
  }),
  /** @param written the escape as written, such as \u0007 */
  forbiddenEscape: (written: string, character: string): Message => ({
    id: 'forbidden-character',
    message: `${written} means ${forbiddenName(character)}.`,
    hint: 'Delete it. For a backslash, write two of them or use single quotes.',
  }),
};
