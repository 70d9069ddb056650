import { factAt } from '../schema/forms/form.ts';

export type DistanceUnit = 'miles' | 'kilometers';

/** Countries where road signs have miles (https://en.wikipedia.org/wiki/Mile#Current_use). */
const withMiles = new Set(['US', 'GB']);

/**
 * Returns the unit that people in the country of the business use for the way to another town.
 *
 * @param facts the data of site.yaml, which may be missing or invalid
 */
export const usualUnit = (facts: unknown): DistanceUnit =>
  withMiles.has(factAt(facts, 'address.country') ?? 'US') ? 'miles' : 'kilometers';

const names: Readonly<Record<DistanceUnit, RegExp>> = {
  miles: /(?<!\p{L})(?:mi(?:les?)?|millas?|meilen?|miglia|milhas?)(?!\p{L})/iu,
  kilometers: /(?<!\p{L})(?:kms?(?!\p{L})|[ck]h?ilom|quil[oòô]m)/iu,
};

/** Returns the unit that a word means, in several languages; undefined if it is unknown, or if it names both. */
export function unitNamed(word: string): DistanceUnit | undefined {
  const [miles, kilometers] = [names.miles.test(word), names.kilometers.test(word)];
  if (miles === kilometers) return undefined;
  return miles ? 'miles' : 'kilometers';
}
