import type { Message } from '../../report/diagnostic.ts';
import { allOf } from '../../report/wording.ts';

/** The entries of a group, and those that nothing refers to. */
interface Entries {
  known: readonly string[];
  unused: readonly string[];
}

/** Messages about the keys of site.yaml that pages refer to. */
export const factMessages = {
  /** @param better the likely intended key */
  unknownKey: (key: string, group: string, better: string | null, known: readonly string[]): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}" in the ${group} of site.yaml.`,
    hint: better
      ? `Did you mean "${better}"?`
      : `If you deleted it from site.yaml, delete what refers to it here too. The ${group} are: ${known.join(', ')}.`,
  }),
  /** @param places the number of places that refer to the key */
  missingKey: (key: string, group: string, places: number, { known, unused }: Entries): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}" in the ${group} of site.yaml, but ${places} places refer to it.`,
    hint: [
      `Add it to "${group}:", or delete what refers to it: cards, list items, and placeholders in texts.`,
      ...(unused.length === 1 ? [renamed(key, String(unused[0]), group)] : []),
      allOf(known, `The ${group} are:`),
    ].join(' '),
  }),
  misspelledKey: (written: string, better: string, group: string, places: number): Message => ({
    id: 'unknown-fact',
    message: `Nothing refers to "${written}" in ${group}, but ${places} places refer to "${better}".${group === 'services' ? ' To change the key of a service everywhere, use `npm run rename`.' : ''}`,
    hint: `Did you mean "${better}"?`,
  }),
  /**
   * @param written the label of the price
   * @param key the entry that the price belongs to
   */
  misspelledPrice: (written: string, better: string, key: string, places: number): Message => ({
    id: 'unknown-fact',
    message: `Nothing refers to the price "${written}" of "${key}", but ${places} places refer to "${better}".`,
    hint: `Did you mean "${better}"?`,
  }),
  missingPrice: (label: string, key: string, places: number, known: readonly string[]): Message => ({
    id: 'unknown-fact',
    message: `There is no price "${label}" of "${key}" in site.yaml, but ${places} places refer to it.`,
    hint: `Add it to "${key}:", or change what refers to it.${known.length > 0 ? ` ${allOf(known, 'The prices are:')}` : ''}`,
  }),
  missingGroup: (key: string, group: string, places: number): Message => ({
    id: 'unknown-fact',
    message: `There is no "${key}", because site.yaml has no "${group}".${places > 1 ? ` ${places} places need "${group}".` : ''}`,
    hint: `Add "${group}:" to site.yaml, or delete what needs it: list items, sections, and placeholders in texts.`,
  }),
};

function renamed(from: string, to: string, group: string): string {
  const isNew = `Nothing refers to "${to}". If it is the new name of "${from}",`;
  return group === 'services'
    ? `${isNew} first write "${from}:" there again, then run "npm run rename -- service ${from} ${to}".`
    : `${isNew} write it in all these places.`;
}
