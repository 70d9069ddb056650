import type { Message } from '../../report/diagnostic.ts';

/** Messages about property names. */
export const keyMessages = {
  /**
   * @param line the line of the first one, from 1
   */
  duplicate: (key: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `"${key}" is used twice in the same group, so one of the two would be lost. The first is on line ${line}.`,
    hint: 'Keep one of the two and delete the other.',
  }),
  duplicateInItem: (key: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `"${key}" is used twice in the same group, so one of the two would be lost. The first is on line ${line}.`,
    hint: 'Keep one of the two and delete the other. If a new list item begins here, its first line needs a hyphen and a space before it, in the same column as the hyphens of the other items.',
  }),
  /** @param start the first property after the empty line between the two: its line and its name */
  duplicateAfterGap: (key: string, line: number, start: { line: number; name: string }): Message => ({
    id: 'duplicate-key',
    message: `"${key}" is used twice in the same group, so one of the two would be lost. The first is on line ${line}.`,
    hint: `If another group begins on line ${start.line}, its name is missing: above "${start.name}", write the name and a colon, two spaces further left. If not, keep one of the two and delete the other.`,
  }),
  twoEntries: (name: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `Two groups have the name "${name}", so one of the two would be lost. The first is on line ${line}.`,
    hint: 'Give one of them a name of its own, or delete one of the two.',
  }),
  missingGroupName: (key: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `"${key}" and the properties below it repeat those of the group above, from line ${line}. The line that begins a new group is missing above this line.`,
    hint: 'Above this line, write the name of the group and a colon, two spaces further left. If it is not a new group, delete these lines.',
  }),
  pastedTwice: (key: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `"${key}" and the properties below it are in this file already, from line ${line}.`,
    hint: 'Keep one of the two copies and delete the other.',
  }),
  missingHyphen: (key: string, line: number): Message => ({
    id: 'duplicate-key',
    message: `"${key}" and the properties below it repeat those of the group above, from line ${line}. The line that begins a new list item is missing above this line.`,
    hint: 'Above this line, begin the list item: write a hyphen, a space, and its first property. If it is not a new list item, delete these lines.',
  }),
  notText: (): Message => ({
    id: 'bad-key',
    message: 'A property name must be plain text.',
    hint: 'Write a name and a colon. Text that starts with { or [ needs quotes.',
  }),
  reserved: (name: string): Message => ({
    id: 'bad-key',
    message: `"${name}" cannot be the name of a property.`,
    hint: 'Choose another name. Groups cannot be merged: write the values out.',
  }),
  complex: (): Message => ({
    id: 'bad-key',
    message: 'A line that begins with ? and a space is a complex key in YAML. Definitions cannot have complex keys.',
    hint: 'Write a name and a colon. Text that starts with ? needs quotes.',
  }),
  bareCoordinates: (): Message => ({
    id: 'bad-key',
    message: 'These numbers have no names.',
    hint: 'Write the name of each and a colon before it.',
  }),
  decimalComma: (): Message => ({
    id: 'decimal-comma',
    message: 'The comma ends this number. Decimals need a point.',
    hint: 'Write a point instead of the comma.',
  }),
  centComma: (): Message => ({
    id: 'decimal-comma',
    message: 'The comma ends this price, because it is between braces. Cents need a point.',
    hint: 'Write a point instead of the comma.',
  }),
  tooDeep: (): Message => ({
    id: 'too-deep',
    message: 'This is nested far deeper than any page needs.',
    hint: 'Check the indentation, braces, and brackets of the lines above.',
  }),
};
