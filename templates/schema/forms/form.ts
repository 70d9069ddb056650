/** The fault in a text that must have a certain form. */
export interface FormFault {
  /** Completes a sentence that begins with the name of the property: `begins with "mailto:"`. */
  fault: string;
  /** The text to write instead, if it is known. */
  better?: string;
  /** If several texts are likely: when to write each. The condition completes "If …". */
  either?: readonly (readonly [condition: string, better: string])[];
  /** The words that a misspelled word may mean, most likely first. */
  guesses?: readonly string[];
  /** What else to do, or what to do if only the author can know the text. A sentence. */
  advice?: string;
  /** The price of site.yaml that the text refers to, if it is missing. Other places may refer to it too. */
  missing?: { group: string; key: string; price: string };
  /** The id of the message, if it differs from that of other forms. */
  id?: string;
}

/**
 * Finds the fault in a text. Returns null if there is none.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export type Form = (text: string, facts: unknown) => FormFault | null;

/** Returns the text at a path in site.yaml, such as `contact.phone`; undefined if there is none. */
export function factAt(facts: unknown, path: string): string | undefined {
  let value = facts;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}
