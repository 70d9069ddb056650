import type { Message } from '../../report/diagnostic.ts';
import { allOf } from '../../report/wording.ts';

const typesAre = (types: readonly string[]) => allOf(types, 'The types are:');

/** Messages about the type of a section. */
export const sectionTypeMessages = {
  /** @param better the likely intended type */
  unknown: (type: string, better: string | null, types: readonly string[]): Message => ({
    id: 'unknown-section',
    message: `Unknown section type "${type}".`,
    hint: better ? `Did you mean "${better}"?` : typesAre(types),
  }),
  /** @param type something that every page shares */
  ofSite: (type: string): Message => ({
    id: 'unknown-section',
    message: `"${type}" is not a type of section. It belongs in site.yaml, once for all pages.`,
    hint: `Delete this section, and write its texts under "${type}:" in site.yaml.`,
  }),
  empty: (better: string | null, types: readonly string[]): Message => ({
    id: 'unknown-section',
    message: 'The type of this section is empty.',
    hint: better ? `Write "type: ${better}", because its properties are those of that type.` : typesAre(types),
  }),
  notAWord: (better: string | null, types: readonly string[]): Message => ({
    id: 'unknown-section',
    message: 'The type of a section must be one word, without braces, brackets, or properties of its own.',
    hint: better ? `Did you mean "${better}"?` : typesAre(types),
  }),
  missing: (better: string | null, types: readonly string[]): Message => ({
    id: 'missing-property',
    message: '"type" is missing from this section.',
    hint: better
      ? `Add "type: ${better}", because its properties are those of that type.`
      : `Add "type:". ${typesAre(types)}`,
  }),
  misspelledKey: (name: string): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in a section.`,
    hint: 'Did you mean "type"?',
  }),
  typeAsKey: (key: string, type: string): Message => ({
    id: 'missing-property',
    message: `"${key}" is the type of a section, not a property.`,
    hint: `Write the type after "type":  type: ${type}`,
  }),
  /** The properties are indented below the type. */
  typeAsGroup: (key: string, type: string): Message => ({
    id: 'missing-property',
    message: `"${key}" is the type of a section, not a property.`,
    hint: `Write "type: ${type}" here, with the other properties below it at the same indentation.`,
  }),
  /** @param type the section type that a word means; null if there is none */
  word: (raw: string, type: string | null, hasNoProperties: boolean, types: readonly string[]): Message => ({
    id: 'wrong-type',
    message: `A section is a group of properties, but this is only ${raw}.`,
    hint: !type
      ? `Write "type:" before the type, and its other properties below it. ${typesAre(types)}`
      : hasNoProperties
        ? `Write "type" and a colon before it:  type: ${type}`
        : `Write "type: ${type}", and its other properties below it.`,
  }),
};
