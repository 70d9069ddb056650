import type { Message } from '../report/diagnostic.ts';
import { allOf, nearOrAll } from '../report/wording.ts';

/** Messages about the keys of site.yaml that pages refer to. */
export const factMessages = {
  unknownKey: (key: string, group: string, known: readonly string[]): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}" in the ${group} of site.yaml.`,
    hint: nearOrAll(key, known, `The ${group} are:`),
  }),
  /** @param places the number of places that refer to the key */
  missingKey: (key: string, group: string, places: number, known: readonly string[]): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}" in the ${group} of site.yaml, but ${places} places refer to it.`,
    hint: `Add it to "${group}:", or refer to another. ${allOf(known, `The ${group} are:`)}`,
  }),
  misspelledKey: (near: string, key: string, group: string, places: number): Message => ({
    id: 'unknown-fact',
    message: `Nothing refers to "${near}" in ${group}, but ${places} places refer to "${key}".${group === 'services' ? ' To change the key of a service everywhere, there is `npm run rename`.' : ''}`,
    hint: `Did you mean "${key}"?`,
  }),
  missingGroup: (key: string, group: string, places: number): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}", because site.yaml has no "${group}".${places > 1 ? ` ${places} places refer to them.` : ''}`,
    hint: `Add "${group}:" to site.yaml.`,
  }),
};
