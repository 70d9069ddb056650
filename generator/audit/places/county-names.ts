import { editDistance } from '../../../templates/schema/edit-distance.ts';

/**
 * Normalizes the spelling of a county. St. Louis and St. Louis County stay different, because they may be two places.
 */
export const spelling = (county: string) =>
  county
    .toLowerCase()
    .replace(/^county of (.*)/, '$1 county')
    .replace(/ co\.?$/, ' county')
    .replace(/\s+/g, ' ')
    .trim();

/** Normalizes a county so that St. Louis and St. Louis County are the same. */
export const bareName = (county: string) => spelling(county).replace(/ county$/, '');

/**
 * Returns a name, and the name without any one of its characters: two names that differ in one letter share one of
 * these.
 */
export const shorter = (name: string) => [
  name,
  ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1)),
];

/** Returns false for names that differ in a short word or in a number, such as "District 1" and "District 2". */
export function isTypo(county: string, other: string): boolean {
  if (editDistance(county, other) !== 1) return false;
  const [words, others] = [county.split(' '), other.split(' ')];
  return (
    words.length !== others.length || words.every((word, index) => word === others[index] || /^\D{4,}$/.test(word))
  );
}
