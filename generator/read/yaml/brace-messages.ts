import type { Message } from '../../report/diagnostic.ts';

/** Messages about what is between braces or brackets. */
export const braceMessages = {
  /** @param sign what the text contains: a colon, a placeholder, … */
  text: (id: string, sign: string): Message => ({
    id,
    message: `Between braces, text with ${sign} needs quotes.`,
    hint: 'Put the text in quotes, for example  { label: "Call {contact.phone}", to: call }',
  }),
  missingComma: (before: string, after: string): Message => ({
    id: 'missing-comma',
    message: `A comma is missing between ${before} and ${after}.`,
    hint: 'Put a comma between them.',
  }),
  extraComma: (): Message => ({
    id: 'extra-comma',
    message: 'There is nothing before this comma.',
    hint: 'Delete the comma.',
  }),
  missingBraces: (): Message => ({
    id: 'missing-braces',
    message: 'Several properties on one line need braces around them.',
    hint: 'Put { before the first property and } after the last one.',
  }),
  missingBrackets: (): Message => ({
    id: 'missing-braces',
    message: 'Several items on one line need brackets around them.',
    hint: 'Write each item on a line of its own that begins with a hyphen and a space.',
  }),
  bracesAroundItems: (): Message => ({
    id: 'wrong-brace',
    message: 'A list has brackets around its items, not braces.',
    hint: 'Write [ instead of the first brace, and ] instead of the last one.',
  }),
  doubledAroundGroup: (): Message => ({
    id: 'extra-brace',
    message: 'A group has one pair of braces, not two.',
    hint: 'Delete one of the two pairs of braces.',
  }),
  doubledAroundPlaceholder: (): Message => ({
    id: 'unquoted-placeholder',
    message: 'A placeholder has one pair of braces, and text that starts with one needs quotes.',
    hint: 'Delete one of the two pairs of braces.',
  }),
  trailingComma: (): Message => ({
    id: 'extra-comma',
    message: 'In YAML, lines do not end with a comma.',
    hint: 'Delete the comma at the end of the line.',
  }),
  semicolon: (): Message => ({
    id: 'missing-comma',
    message: 'Between braces, properties are separated by a comma, not by a semicolon.',
    hint: 'Write commas instead of semicolons.',
  }),
  wrongClosing: (found: string, opening: string, expected: string): Message => ({
    id: 'wrong-brace',
    message: `This ${found} cannot close the ${opening} before it, which needs a ${expected}.`,
    hint: `Write ${expected} where the ${opening} ends.`,
  }),
  unopened: (closing: string, opening: string): Message => ({
    id: 'unopened-brace',
    message: `There is no ${opening} for this ${closing}.`,
    hint: `Put ${opening} where it begins, or delete the ${closing}.`,
  }),
  unclosed: (opening: string, closing: string): Message => ({
    id: 'unclosed-brace',
    message: `This ${opening} is never closed.`,
    hint: `Add ${closing} where it ends.`,
  }),
};
