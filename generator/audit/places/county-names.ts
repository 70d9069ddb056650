import { editDistance } from '../../../templates/schema/edit-distance.ts';

/** The same for two spellings of one county. St. Louis and St. Louis County may be two places. */
export const spelling = (county: string) =>
  county
    .toLowerCase()
    .replace(/^county of (.*)/, '$1 county')
    .replace(/ co\.?$/, ' county')
    .replace(/\s+/g, ' ')
    .trim();

/** The same for St. Louis and St. Louis County. */
export const bareName = (county: string) => spelling(county).replace(/ county$/, '');

/** A name, and the name without any one of its characters: two names that are one letter apart share one of these. */
export const shorter = (name: string) => [
  name,
  ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1)),
];

/** False for names that differ in a short word or in a number, such as "District 1" and "District 2". */
export function isTypo(county: string, other: string): boolean {
  if (editDistance(county, other) !== 1) return false;
  const [words, others] = [county.split(' '), other.split(' ')];
  return (
    words.length !== others.length || words.every((word, index) => word === others[index] || /^\D{4,}$/.test(word))
  );
}
