import type { Path } from '../read/locate.ts';
import type { Message } from '../report/diagnostic.ts';
import { allOf, inWords } from '../report/wording.ts';
import { isIndex, nameOf, type Rules } from './rules.ts';

/** What contains a mistake: "a hero section", "item 2 of towns", "address". */
export function whereIs(path: Path, { title }: Rules): string {
  const last = path.at(-1);
  if (title) return title;
  if (last === undefined) return 'this file';
  return isIndex(last) ? `item ${Number(last) + 1} of "${nameOf(path)}"` : `"${last}"`;
}

/** A property that is missing, as its schema describes it. */
export interface MissingProperty {
  name: string;
  description: string;
  /** In YAML. */
  example: string;
}

/** Messages about the properties of a group. */
export const propertyMessages = {
  misspelled: (name: string, where: string, intended: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}.`,
    hint: `Did you mean "${intended}"?`,
  }),
  /** @param missing the properties that it must have, and has not */
  unknown: (name: string, where: string, known: readonly string[], missing: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}.`,
    hint: [allOf(known, 'It may have:'), ...(missing.length > 0 ? [`Still missing: ${missing.join(', ')}.`] : [])].join(
      '\n',
    ),
  }),
  /** @param places where the property could be instead */
  misplaced: (name: string, where: string, places: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `"${name}" is not a property of ${where}. It belongs in ${inWords(places, 'or')}.`,
    hint: places.length === 1 ? 'Move it there.' : 'Move it to the one you meant.',
  }),
  twice: (name: string, known: string, where: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}, which has "${known}" too.`,
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
  unnamed: (names: readonly string[], group: string): Message => ({
    id: 'missing-property',
    message: `${inWords(names.map((name) => `"${name}"`))} belong to an entry of "${group}", but its name is missing.`,
    hint: 'Write the name of the entry and a colon on the line above. Indent these lines by 2 spaces more than the name.',
  }),
  missing: (properties: readonly MissingProperty[], where: string): Message => ({
    id: 'missing-property',
    message: `${inWords(properties.map(({ name }) => `"${name}"`))} ${properties.length === 1 ? 'is' : 'are'} missing from ${where}.`,
    hint: addAll(properties),
  }),
  missingPartner: (property: MissingProperty, partner: string, where: string): Message => ({
    id: 'missing-property',
    message: `"${property.name}" is missing from ${where}; it belongs to "${partner}".`,
    hint: addAll([property]),
  }),
};

function addAll(properties: readonly MissingProperty[]): string {
  const [first, ...others] = properties;
  if (first && others.length === 0) {
    return `Add "${first.name}:". ${first.description}${first.example && ` For example: ${first.example}`}`;
  }
  return ['Add these:', ...properties.map(({ name, description }) => `${name}: ${description}`)].join('\n');
}

/** A property, or a list item, as the beginning of a sentence. */
export function labelOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  return isIndex(last) ? `Item ${Number(last) + 1} of "${nameOf(path)}"` : `"${last}"`;
}
