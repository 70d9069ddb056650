import type { Message } from '../report/diagnostic.ts';
import { codeOf, nameOf } from './characters.ts';

/** Messages about characters that nobody sees. */
export const characterMessages = {
  /** @param column from 1 */
  invisible: (character: string, column: number): Message => ({
    id: 'invisible-character',
    message: `There is ${nameOf(character)} in column ${column}.`,
    hint: 'Delete it. Where a space is needed, type one with the space bar.',
  }),
  /** @param column from 1 */
  control: (character: string, column: number): Message => ({
    id: 'control-character',
    message: `There is an invisible control character (${codeOf(character)}) in column ${column}.`,
    hint: 'Delete it.',
  }),
  /** @param written as it is written, such as \u0007 */
  controlEscape: (written: string, character: string): Message => ({
    id: 'control-character',
    message: `${written} is a control character (${codeOf(character)}), which no page can show.`,
    hint: 'Delete it. For a backslash, write two of them or use single quotes.',
  }),
};
