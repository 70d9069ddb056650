import type { Message } from '../report/diagnostic.ts';

/** The ids of messages about a line that a misaligned line explains better. */
export const layoutIds: readonly string[] = ['bad-indentation', 'yaml-syntax'];

/**
 * @param found the number of characters before the property of the line
 * @param expected the number of characters before the property of the line above it
 */
export function misalignedMessage(found: number, expected: number): Message {
  const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
  const difference = Math.abs(found - expected);
  return {
    id: 'bad-indentation',
    message: `This line begins with ${spaces(found)}; the one above it begins its property after ${spaces(expected)}.`,
    hint: found < expected ? `Put ${spaces(difference)} more before it.` : `Take ${spaces(difference)} away.`,
  };
}

/** @param sign a quotation mark, brace, or bracket that nothing closes */
export function unclosedMessage(sign: string): Message {
  const closing = { '{': '}', '[': ']' }[sign];
  return closing
    ? { id: 'unclosed-brace', message: `This ${sign} is never closed.`, hint: `Add a ${closing} where it ends.` }
    : {
        id: 'unclosed-quote',
        message: 'This quotation mark opens a text that no second one closes.',
        hint: 'Add the closing quotation mark at the end of the text.',
      };
}

/** Messages about valid YAML that has no place in a definition. */
export const nodeMessages = {
  alias: (): Message => ({
    id: 'alias',
    message: 'A text that begins with & or * is read as a reference, and references are not used here.',
    hint: 'Put the text in quotes, or write the value out.',
  }),
  key: (): Message => ({
    id: 'bad-key',
    message: 'The name of a property must be a plain text.',
    hint: 'Write a name and a colon. A text that begins with { needs quotes around it.',
  }),
  name: (name: string): Message => ({
    id: 'bad-key',
    message: `"${name}" cannot be the name of a property.`,
    hint: 'Choose another name; values are not merged here but written out.',
  }),
  hash: (comment: string): Message => ({
    id: 'lost-text',
    message: `"#${comment}" would be lost, because a # after a space begins a comment.`,
    hint: 'Put the whole text in quotes. If it is a comment, give it a line of its own.',
  }),
  quote: (): Message => ({
    id: 'unopened-quote',
    message: 'This text ends with a quotation mark that nothing opens.',
    hint: "Put one before the text too, or take it away. If it belongs to the text, put single quotes around all of it:  '…\"'",
  }),
  depth: (): Message => ({
    id: 'too-deep',
    message: 'This is nested far deeper than any page needs.',
    hint: 'Check the indentation of the lines above.',
  }),
};
