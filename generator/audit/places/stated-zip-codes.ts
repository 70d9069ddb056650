import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Contradiction } from '../contradiction.ts';
import { matchesOf } from '../matches.ts';
import { isAddressOfUs, isAfterName, isAtStart } from './said-of-us.ts';
import { hasStreet, isEndOfAnother, street, unit } from './streets.ts';

/** What site.yaml says about the place of the business. */
export type AddressFacts = Pick<SiteFacts, 'address' | 'language' | 'business'>;

/**
 * Reports wrong ZIP codes. A ZIP code belongs to the business after its street, or if a sentence says so. After its city
 * alone, it may be one of several that the business serves.
 */
export function wrongZipCodes(text: string, facts: AddressFacts): Contradiction[] {
  // Few texts have one, and what comes before it takes time to read.
  if (!/\d{5}/.test(text)) return [];
  const { city, region, postalCode } = facts.address;
  if (postalCode === undefined) return [];
  return matchesOf(text, zipCodes).flatMap(({ 0: found, 1: state = '', 2: code = '', index }) => {
    const before = text.slice(0, index);
    const inCity = before.match(/^(.*?),? $/s)?.[1]?.endsWith(city) ?? false;
    const isState = state.length === 2 ? state === region : inCity;
    if (!isState || isSameZip(code, postalCode)) return [];
    const place = inCity ? before.slice(0, before.lastIndexOf(city)) : before;
    if (!isOurPlace(text, place, facts)) return [];
    const at = { words: code, index: index + found.length - code.length };
    return [{ ...at, is: `is not the ZIP code, ${postalCode}`, placeholder: '{address.postalCode}' }];
  });
}

const zipCodes = /\b([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? (\d{5}(?:-\d{4})?)\b/g;

/** Compares ZIP codes. Either may leave out the last four digits of ZIP+4. */
const isSameZip = (one: string, other: string) =>
  `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);

/** Ends right before a state or a city. */
const streetBefore = new RegExp(`(${street})${unit},? $`);
/** A street before a city that the pattern of streets does not match, such as "20 Broadway, ". */
const anyHouse = /\b\d{1,5} (?:[NSEW]{1,2}\.? )?(?:\p{Lu}[\p{L}.’'-]* ){0,4}\p{Lu}[\p{L}.]*,? $/u;
const longestHouse = 100;

/**
 * Returns true if what comes before a ZIP code is the address of the business, and not that of somebody else.
 *
 * @param place the text before the code, and before the city if that comes first
 */
export function isOurPlace(
  text: string,
  place: string,
  { address: { street: own }, language, business }: AddressFacts,
): boolean {
  const near = place.slice(-longestHouse);
  const ofStreet = near.match(streetBefore);
  const house = ofStreet?.[1];
  if (own && (house ? hasStreet(own, house) : endsWithOwn(place, own))) return true;
  const { 0: lead = '' } = ofStreet ?? near.match(anyHouse) ?? [];
  // The postal code of a business without a street is that of another place.
  if (!own && lead !== '') return false;
  const start = place.length - lead.length;
  const isLabeled = isAtStart(text, start) && (lead !== '' || /[\p{L}\d]/u.test(place));
  return isLabeled || isAddressOfUs(text, start, language) || isAfterName(text, start, business.name);
}

const roomAtEnd = new RegExp(`${unit},? $`);

/** Returns true if a text ends with the street of the business, with or without its room. */
export const endsWithOwn = (place: string, own: string) =>
  [/,? $/, roomAtEnd].some((end) => {
    const text = place.replace(end, '');
    return text.endsWith(own) && !isEndOfAnother(text, text.length - own.length, own);
  });
