import type { Message } from '../../report/diagnostic.ts';

const quotedKey = (key: string) => `"${key.replace(/^"|"$/g, '')}"`;

/** Messages about lines: how they begin, and what makes a line a property, a list item, or a comment. */
export const layoutMessages = {
  /** @param count the number of lines that begin with a tab */
  tab: (count: number): Message => ({
    id: 'tab-indentation',
    message: 'This line is indented with a tab. YAML allows only spaces.',
    hint: `Replace ${count > 1 ? `the tabs of all ${count} lines` : 'the tab'} with spaces, two for each level.`,
  }),
  foreignComment: (sign: string): Message => ({
    id: 'wrong-comment',
    message: `${sign} does not begin a comment here. In YAML, comments begin with #.`,
    hint: 'Begin each line of the comment with # and a space.',
  }),
  itemSign: (sign: string): Message => ({
    id: 'list-dash',
    message:
      sign === '-'
        ? 'There is no space after the dash. A list item begins with a hyphen and a space.'
        : `This line begins with ${sign}, but a list item begins with a hyphen and a space.`,
    hint: 'Begin each list item with a hyphen and a space, in the same column as the other items.',
  }),
  /** @param indent the number of spaces before the text of a property below it */
  bullets: (key: string, indent: number): Message => ({
    id: 'list-dash',
    message: `The lines with bullets below ${quotedKey(key)} belong to no property.`,
    hint: `If they are part of its text, write | after "${key}:" and nothing else. Below it, write the text with ${indent} spaces before each line, and a hyphen and a space instead of each bullet.`,
  }),
  missingDash: (): Message => ({
    id: 'list-dash',
    message: 'This list item has no hyphen. A list item begins with a hyphen and a space.',
    hint: 'Put a hyphen and a space before it, and two spaces before the lines that belong to it.',
  }),
  missingDashes: (): Message => ({
    id: 'list-dash',
    message: 'These list items have no hyphens. A list item begins with a hyphen and a space.',
    hint: 'Put a hyphen and a space before each.',
  }),
  mergedLines: (key: string, second: string): Message => ({
    id: 'missing-line-break',
    message: `"${key}" and "${second}" are two properties on one line.`,
    hint: `Begin "${second}:" on a line of its own, in the same column as "${key}". If it belongs to the text, put quotes around the whole text.`,
  }),
  missingSections: (): Message => ({
    id: 'missing-line',
    message: 'The line "sections:" is missing above this list.',
    hint: 'Above this line, write "sections:" without any spaces before it.',
  }),
  sectionAbove: (): Message => ({
    id: 'misplaced-section',
    message: 'This section is above the line "sections:", so it belongs to no list.',
    hint: 'Move all of its lines below "sections:", with the hyphen in the same column as those of the other sections.',
  }),
  /** @param first the likely name of the entry, and the line after the dash; null if it contains no name */
  entryDash: (group: string, first: { name: string; line: string } | null): Message => ({
    id: 'list-dash',
    message: `Each entry of ${quotedKey(group)} begins with a name of its own instead of a dash.`,
    hint:
      first === null
        ? 'Instead of each dash, write a name and a colon on a line of its own. Below it, two spaces further right, write the properties of the entry.'
        : `Instead of each dash, write a name and a colon on a line of its own, such as "${first.name}:". Below it, two spaces further right, write the properties of the entry, such as "${first.line}".`,
  }),
  dashBeforeEntry: (group: string): Message => ({
    id: 'list-dash',
    message: `Each entry of ${quotedKey(group)} begins with its name, without a dash.`,
    hint: 'Delete the dash.',
  }),
  missingListLine: (above: string): Message => ({
    id: 'missing-line',
    message: `The line that begins this list is missing: ${quotedKey(above)} above it has a value, so no list can belong to it.`,
    hint: `Above this line, write the name of the list and a colon, such as "items:", in the same column as ${quotedKey(above)}.`,
  }),
  /** @param above the property in the line above */
  missingGroupLine: (owner: string, above: string): Message => ({
    id: 'missing-line',
    message: `The line "${owner}:" is missing above these lines, so they seem to belong to ${quotedKey(above)}.`,
    hint: `Above this line, write "${owner}:" in the same column as ${quotedKey(above)}.`,
  }),
  /** @param line the first line below the braces */
  belowBraces: (key: string, line: string): Message => ({
    id: 'yaml-syntax',
    message: `The group ${quotedKey(key)} ends at its closing brace, so this line does not belong to it.`,
    hint: `Move this line, and the others of the group, between the braces, with a comma before each.\nFor example:  , ${line} }`,
  }),
  extraDash: (key: string): Message => ({
    id: 'list-dash',
    message: `The hyphen before ${quotedKey(key)} begins a list item, but the lines around it are properties.`,
    hint: 'Delete the hyphen.',
  }),
  noName: (): Message => ({
    id: 'yaml-syntax',
    message:
      'There is no property name before this text, although the lines below it are properties of the same list item.',
    hint: 'Put a property name, a colon, and a space before the text.',
  }),
  valueWithGroup: (key: string): Message => ({
    id: 'yaml-syntax',
    message: `${quotedKey(key)} has a value on its own line, so the lines below it cannot belong to it.`,
    hint: 'Delete the value, or indent the lines below it like this line.',
  }),
  strayItem: (sign: string): Message => ({
    id: 'list-dash',
    message: `This line begins with ${sign}, but it belongs to the text above, so it is not a list item.`,
    hint: 'For a list, begin each item with a hyphen and a space, on a line below the property. For a list in a text, write | after the colon, as in text: |. For other text, put the whole text in quotes.',
  }),
  missingSpace: (key: string): Message => ({
    id: 'missing-space',
    message: `There is no space after the colon of ${quotedKey(key)}.`,
    hint: 'Put a space after the colon.',
  }),
  /** @param meant the property that the name most likely means, if no property has that name */
  missingColon: (key: string, sign: string, meant: string | null = null): Message => ({
    id: 'missing-colon',
    message:
      (sign ? `"${key}" is followed by ${sign} instead of a colon.` : `There is no colon after "${key}".`) +
      (meant === null ? '' : ` It seems to be ${quotedKey(meant)}, misspelled.`),
    hint: 'Put a colon and a space between the property name and its value.',
  }),
  redirectLine: (): Message => ({
    id: 'missing-colon',
    message: 'Each line of "redirects" must be an address, a colon, a space, and where it leads.',
    hint: 'For example:  /old-page: /services',
  }),
  loneWords: (): Message => ({
    id: 'yaml-syntax',
    message: 'This line is neither a property ("name: value") nor a list item ("- value").',
    hint: 'Put a property name and a colon before the text, or indent the line to continue the text above.',
  }),
  emptyItem: (): Message => ({
    id: 'empty-item',
    message: 'This list item is empty.',
    hint: 'Write something after the hyphen, or delete the line.',
  }),
  secondDocument: (): Message => ({
    id: 'several-documents',
    message: 'This line ends the document and begins another one. A file can have only one.',
    hint: 'Delete the line, or move the lines below it to a file of their own.',
  }),
  mergeConflict: (marker: string): Message => ({
    id: 'merge-conflict',
    message: `${marker} is a merge conflict marker: two versions of these lines are in the file.`,
    hint: 'Keep one of the two versions. Delete the other one, and the lines that begin with <<<<<<<, =======, and >>>>>>>.',
  }),
  /**
   * @param found the number of spaces before the line
   * @param expected the number of spaces before its siblings
   */
  misaligned: (found: number, expected: number): Message => {
    const spaces = found === 1 ? '1 space' : `${found || 'no'} spaces`;
    return {
      id: 'bad-indentation',
      message: `This line begins with ${spaces}; its siblings begin with ${expected || 'none'}.`,
      hint: 'Begin it in the same column as its siblings.',
    };
  },
  outsideBlock: (key: string): Message => ({
    id: 'bad-indentation',
    message: `The text of ${quotedKey(key)} must be indented further than ${quotedKey(key)}.`,
    hint: 'Add two spaces before each line of the text.',
  }),
  badIndentation: (): Message => ({
    id: 'bad-indentation',
    message: 'This line is not indented like the lines around it.',
    hint: 'Begin it in the same column as its siblings, two spaces further right than the line above the group.',
  }),
  syntax: (): Message => ({
    id: 'yaml-syntax',
    message: 'This line is not valid YAML.',
    hint: 'Check its colons, dashes, quotes, and braces, and those of the line above.',
  }),
};
