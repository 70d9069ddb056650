import type { Path } from '../../read/locate.ts';
import type { Message } from '../../report/diagnostic.ts';
import { allOf, inWords } from '../../report/wording.ts';
import { isIndex, nameOf, type Rules } from './rules.ts';

/** Returns the container of a mistake: "a hero section", "item 2 of towns", "address". */
export function whereIs(path: Path, { title }: Rules): string {
  const last = path.at(-1);
  if (title) return title;
  if (last === undefined) return 'this file';
  return isIndex(last) ? `item ${last + 1} of "${nameOf(path)}"` : `"${last}"`;
}

const specialLines = (items: readonly string[]) =>
  ['specialHours:', '  heading: Holidays', '  days:', ...items.map((item) => `    ${item}`)].join('\n');

/** Messages about the properties of a group. */
export const propertyMessages = {
  misspelled: (name: string, where: string, better: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}.`,
    hint: `Did you mean "${better}"?`,
  }),
  unknown: (name: string, where: string, known: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}.`,
    hint: allOf(known, 'Its properties are:'),
  }),
  /** @param missing the required properties that the group of an unknown one lacks */
  stillMissing: ({ hint, ...rest }: Message, missing: readonly string[]): Message => ({
    ...rest,
    hint: `${hint}\nStill missing: ${missing.join(', ')}.`,
  }),
  section: (name: string, where: string, type: string): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. It is a section of a page.`,
    hint: `Under "sections:" of a page in pages/, write it as an item that begins with "- type: ${type}".`,
  }),
  /** @param isFirst true if the site has no special days yet */
  specialDay: (name: string, where: string, item: string, isFirst: boolean): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. A special day is an item of "days" in "specialHours".`,
    hint: isFirst
      ? `Delete it here. At the end of the file, add:\n${specialLines([item])}`
      : `Delete it here. Below "days:" of "specialHours", write:\n${item}`,
  }),
  /** @param items the days as items of the list */
  specialDays: (items: readonly string[]): Message => ({
    id: 'wrong-type',
    message: 'Each day of "specialHours" must be an item of its list "days", with dates, hours, and a reason.',
    hint: `Replace all of "specialHours" with:\n${specialLines(items)}`,
  }),
  /** @param places where the property could be instead */
  misplaced: (name: string, where: string, places: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. It belongs in ${inWords(places, 'or')}.`,
    hint: places.length === 1 ? 'Move it there.' : 'Move it to the one you meant.',
  }),
  ofPage: (name: string, where: string): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. It belongs in a page.`,
    hint: 'Write it in the file of the page that it is about, in pages/.',
  }),
  /** @param names the names of web addresses */
  webLinks: (name: string, names: readonly string[], where: string): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. Web addresses with names belong in "links".`,
    hint: `Move ${inWords(names.map((one) => `"${one}"`))} to "links", and delete this line.`,
  }),
  /** @param place where the property already is */
  elsewhere: (name: string, where: string, place: string): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. It belongs in ${place}, which has it already.`,
    hint: 'Correct the one there if it is wrong, and delete this one.',
  }),
  /** @param name a property that chooses among the towns of a list */
  someTowns: (name: string): Message => ({
    id: 'unknown-property',
    message: `"${name}" works only in lists. A page with "each: towns" is made for every town, or with "specialty:", for every town that has the specialty.`,
    hint: 'Delete this line, or write it next to "each: towns" in an item of a list.',
  }),
  pageLanguage: (): Message => ({
    id: 'unknown-property',
    message: 'A page cannot have a language of its own. All pages of a site are in the one "language:" of site.yaml.',
    hint: 'If this page is in that language, delete this line. If not, it needs a site of its own, with its own site.yaml. This site can link to it.',
  }),
  /** @param group the group that it is an entry of */
  unlabeled: (name: string, where: string, group: string, text: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}, which has "${group}", each with a label.`,
    hint: `Write:  ${text}`,
  }),
  /** @param names the two properties of a link */
  labeledLink: (name: string, where: string, names: readonly string[], text: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}, which is a link. A link has ${inWords(names.map((one) => `"${one}"`))}.`,
    hint: `Write:  ${text}`,
  }),
  /**
   * @param names the names of the two texts that belong in its place
   * @param text both on one line; null if there is more to write
   */
  textPair: (name: string, where: string, names: readonly string[], text: string | null): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property name. In ${where}, each text has its name before it: ${inWords(names.map((one) => `"${one}"`))}.`,
    hint:
      text === null
        ? `Write "${names[0]}:" before this text, and "${names[1]}:" before the other one.`
        : `Write:  ${text}`,
  }),
  /**
   * @param names texts that are written as properties
   * @param list the list in which each is an item, as in `lines`
   */
  unlistedPairs: (names: readonly string[], where: string, list: string, lines: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `"${names[0]}" is not a property of ${where}, but part of its list "${list}".`,
    hint: [
      `Replace ${inWords([...names.map((name) => `"${name}"`), names.length === 1 ? 'its text' : 'their texts'])} with:`,
      ...lines,
    ].join('\n'),
  }),
  twice: (name: string, known: string, where: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}, which already has "${known}".`,
    hint: 'Delete one of the two.',
  }),
  noColon: (name: string, price: string, text: string): Message => ({
    id: 'missing-colon',
    message: `There is no colon between "${name}" and "${price}".`,
    hint: `Write:  ${text}`,
  }),
  comma: (name: string, quoted: string): Message => ({
    id: 'unknown-property',
    message: `The comma ends the text of "${name}", because it is between braces.`,
    hint: `Put the whole text in quotes:  ${quoted}`,
  }),
  /** @param owner the group that they belong in */
  strayed: (names: readonly string[], group: string, owner: string): Message => ({
    id: 'missing-property',
    message: `${inWords(names.map((name) => `"${name}"`))} ${names.length === 1 ? 'belongs' : 'belong'} to "${owner}", not to "${group}": the line "${owner}:" is missing.`,
    hint: `Write "${owner}:" on a line of its own above this line, at the indentation of "${group}:".`,
  }),
  /**
   * @param group the hours of the week
   * @param name the property in place of the name of one day
   * @param lines what to write for each day
   */
  severalDays: (
    group: string,
    name: string,
    lines: readonly string[],
    { unnamed, isShortened }: { unnamed: { days: readonly string[]; word: string } | null; isShortened: boolean },
  ): Message => ({
    id: 'unknown-property',
    message: `"${group}" needs a line for each day, with the whole name of the day, but this is "${name}".`,
    hint: [
      ...(unnamed
        ? [`No hours were found for ${inWords(unnamed.days)}, so check that "${unnamed.word}" is right.`]
        : []),
      ...(isShortened ? ['These lines have only the times. Put the words around them in a text on a page.'] : []),
      `Replace all of "${group}" with:`,
      `${group}:`,
      ...lines.map((line) => `  ${line}`),
    ].join('\n'),
  }),
  unnamed: (names: readonly string[], group: string): Message => ({
    id: 'missing-property',
    message: `${inWords(names.map((name) => `"${name}"`))} belong to an entry of "${group}", but its name is missing.`,
    hint: 'Write the name of the entry and a colon on the line above. Indent these lines by 2 spaces more than the name.',
  }),
};

/** Returns the name of a property or a list item for the start of a sentence. */
export function labelOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  return isIndex(last) ? `Item ${last + 1} of "${nameOf(path)}"` : `"${last}"`;
}
