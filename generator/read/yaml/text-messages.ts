import type { Message } from '../../report/diagnostic.ts';

/** Messages about text: its quotes, and the characters that have a special meaning in YAML. */
export const textMessages = {
  profile: (name: string): Message => ({
    id: 'bad-address',
    message: `"${name}" is not an address. A link needs the address of the profile.`,
    hint: '',
  }),
  sign: (sign: string): Message => ({
    id: /[{[]/.test(sign) ? 'unquoted-placeholder' : 'unquoted-sign',
    message: `Text that starts with ${sign} needs quotes, because ${sign} has a special meaning in YAML.`,
    hint: 'Put the whole text in quotes.',
  }),
  dash: (): Message => ({
    id: 'empty-value',
    message: 'A dash is not a value. In YAML, it begins an item of a list.',
    hint: 'Write the value, or delete the property.',
  }),
  spacedMinus: (): Message => ({
    id: 'unquoted-sign',
    message: 'There is a space after the minus sign, so YAML reads it as the hyphen of a list item.',
    hint: 'Delete the space.',
  }),
  phoneBrackets: (sign: string): Message => ({
    id: 'unquoted-sign',
    message: `An area code is written in parentheses. In YAML, ${sign} begins a ${sign === '[' ? 'list' : 'group'}.`,
    hint: 'Write parentheses around the area code.',
  }),
  reference: (): Message => ({
    id: 'alias',
    message: 'This is a YAML reference: & names a value and * repeats it. Definitions cannot have references.',
    hint: 'Delete the & and its name. Where the * is, write the value again.',
  }),
  tag: (tag: string): Message => ({
    id: 'unquoted-sign',
    message: `Text that starts with ! needs quotes. Without them, ${tag} is a YAML tag, and definitions cannot have tags.`,
    hint: `Delete ${tag}, or put the whole text in quotes.`,
  }),
  colon: (): Message => ({
    id: 'unquoted-colon',
    message:
      'The colon in this text makes YAML read what is before it as a property name. Text with a colon needs quotes.',
    hint: 'Put quotes around the whole text.',
  }),
  spaceInAddress: (): Message => ({
    id: 'unquoted-colon',
    message: 'The space after the colon splits this address in two.',
    hint: 'Delete the space.',
  }),
  /** @param sign the brace or bracket that closes the value */
  textAfterBraces: (sign: string): Message => ({
    id: 'text-after-quote',
    message: `The value ends with its last ${sign}, so nothing can follow it on this line.`,
    hint: `Delete what follows the ${sign}, or put it before the ${sign}.`,
  }),
  blockHeader: (sign: string): Message => ({
    id: 'text-after-sign',
    message: `The text after ${sign} begins on the next line, indented. It cannot begin on the same line.`,
    hint: `Move the text to the next line and indent it, or delete the ${sign}.`,
  }),
  textAfterQuote: (sign: string): Message => ({
    id: 'text-after-quote',
    message: `The text goes on after its closing quotation mark (${sign}).`,
    hint: 'Put the whole text in the other kind of quotes.',
  }),
  apostropheInQuotes: (): Message => ({
    id: 'text-after-quote',
    message: 'The apostrophe ends this text, because the text is in single quotes.',
    hint: 'Put the whole text in the other kind of quotes.',
  }),
  unclosedQuote: (sign: string): Message => ({
    id: 'unclosed-quote',
    message: `This quotation mark (${sign}) is never closed.`,
    hint: `Add ${sign} where the text ends.`,
  }),
  unopenedQuote: (sign: string): Message => ({
    id: 'unopened-quote',
    message: `This text ends with a quotation mark (${sign}) that nothing opens.`,
    hint: `Delete the ${sign}. If it belongs to the text, put quotes around the whole text.`,
  }),
  curlyQuotes: (): Message => ({
    id: 'curly-quotes',
    message: 'This text is in curly quotes, which YAML does not read as quotes. Visitors would see them.',
    hint: 'Use straight quotes. If visitors should see the curly quotes, put straight quotes around them.',
  }),
  backslash: (found: string): Message => ({
    id: 'backslash',
    message: `In double quotes, a backslash begins an escape, and ${found} is not the text that it looks like.`,
    hint: 'Use single quotes around the text, or write two backslashes.',
  }),
  lostText: (comment: string): Message => ({
    id: 'lost-text',
    message: `"${comment}" would be lost: after a space, the # begins a comment.`,
    hint: 'If it is text, put quotes around the whole text. If it is a comment, move it to a line of its own.',
  }),
  blank: (): Message => ({
    id: 'empty-value',
    message: 'This text is empty: it contains only spaces.',
    hint: 'Write the text between the quotes, or delete the property.',
  }),
};
