import { matchesOf } from '../matches.ts';

const types = {
  Street: 'St',
  Avenue: 'Ave',
  Road: 'Rd',
  Drive: 'Dr',
  Lane: 'Ln',
  Trail: 'Trl',
  Boulevard: 'Blvd',
  Way: 'Wy',
  Court: 'Ct',
  Parkway: 'Pkwy',
  Highway: 'Hwy',
  Terrace: 'Ter',
  Place: 'Pl',
  Square: 'Sq',
  Crescent: 'Cres',
};
/** What nobody abbreviates. */
const others = ['Quay', 'Park', 'Close'];
const directions = {
  North: 'N',
  South: 'S',
  East: 'E',
  West: 'W',
  Northeast: 'NE',
  Northwest: 'NW',
  Southeast: 'SE',
  Southwest: 'SW',
};

/** “30 W First Street” is 30 W 1st Street. */
const ordinals = {
  First: '1st',
  Second: '2nd',
  Third: '3rd',
  Fourth: '4th',
  Fifth: '5th',
  Sixth: '6th',
  Seventh: '7th',
  Eighth: '8th',
  Ninth: '9th',
  Tenth: '10th',
};

const type = [...Object.entries(types).flat(), ...others].join('|');
const letters = Object.values(directions).join('|');
/** Excludes “We Are 5 Minutes From Union Square”. */
const isHouse =
  '(?!(?:Minute|Min|Hour|Day|Week|Month|Year|Mile|Kilometer|Kilometre|Meter|Metre|Block|Step|Stop|Door)s? )';
/**
 * “12 Elm Street”, “12 W. Elm St”, “12 5th Avenue NE”, “Unit 4, Elm Street”. The period of “Elm St., Barre” is part of
 * it.
 */
export const street = `\\b(?:\\d{1,5}|Unit \\d{1,4}[A-Z]?,) ${isHouse}(?:(?:${letters})\\.? )?(?:(?:[A-Z][a-z]+|\\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:${type})\\b(?:\\.(?=,))?(?: (?:${letters})\\b)?`;
/** Matches a street without its room. */
export const anyStreet = new RegExp(street, 'g');
/** A room, whose number is a group. */
export const unit = '(?:,? (?:(?:Suite|Ste\\.?|Unit|Apt\\.?|No\\.) ?|# ?)(\\w+))?';
export const streets = new RegExp(street + unit, 'g');

const fullNames = new Map(
  Object.entries({ ...types, ...directions, ...ordinals }).map(([name, short]) => [
    short.toLowerCase(),
    name.toLowerCase(),
  ]),
);

/** Spells out what people abbreviate in a street: “12 W. Elm St” and “12 West Elm Street” become the same. */
const spelled = (text: string) =>
  text
    .toLowerCase()
    // “Unit 4, Elm Street” may be written as “4 Elm Street”.
    .replace(/\bunit (\d+[a-z]?), (?=[a-z])/g, '$1 ')
    .replace(/\b([a-z]{1,4}|\d{1,2}(?:st|nd|rd|th))\b\.?/g, (word, short: string) => fullNames.get(short) ?? word);

/** Returns true if two streets are the same, or one of them has further words, as in “4 Mill Lane Business Park”. */
export function isSameStreet(own: string, house: string): boolean {
  const [one, other] = [spelled(own), spelled(house)];
  return offsetOf(one, other) >= 0 || (other.startsWith(`${one} `) && /\bpark$/.test(other));
}

/** Returns true if a text has a street, in any spelling. “11 Elm Street” does not have “1 Elm Street”. */
export const hasStreet = (text: string, one: string): boolean => offsetOf(spelled(text), spelled(one)) >= 0;

/** Returns where a text has a street, in any spelling, without its room; null if it does not. */
export function findStreet(text: string, one: string): { start: number; end: number } | null {
  const exact = offsetOf(text, one);
  const end = exact + one.length;
  // “12 Elm Ave” is the beginning of “12 Elm Avenue”.
  if (exact >= 0 && !/\p{L}/u.test(text.charAt(end))) return { start: exact, end };
  const found = matchesOf(text, anyStreet).find(({ 0: words }) => spelled(words) === spelled(one));
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function offsetOf(text: string, address: string): number {
  let found = text.indexOf(address);
  while (found > 0 && isEndOfAnother(text, found, address)) found = text.indexOf(address, found + 1);
  return found;
}

/** A street with its number at the end, as in most of Europe. */
const numberLast = /^\p{L}.*\d\p{L}?$/u;
/** “Alter Lindenweg ” and “Neu-Lindenweg”, but not “Am Lindenweg ”. */
const beginsAnother = /(?:[\p{L}\d-]|(?<!\p{L})\p{Lu}\p{L}{3,} )$/u;
const longestWord = 40;

/** Returns true if a street at an offset in a text is only the end of another, as “4 Kiln Lane” is in “14 Kiln Lane”. */
export function isEndOfAnother(text: string, start: number, address: string): boolean {
  const before = text.slice(Math.max(0, start - longestWord), start);
  return numberLast.test(address) ? beginsAnother.test(before) : /\d$/.test(before);
}
