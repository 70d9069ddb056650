import type { SiteFacts } from '../../../templates/facts/site.ts';
import type { Background } from '../background.ts';
import type { Difference } from '../difference.ts';
import { matchesOf } from '../matches.ts';
import type { NameIndex } from '../prices/name-index.ts';
import { isOnSomeDays } from './said-of-others.ts';
import { isAtStart, isOfUs } from './said-of-us.ts';

type Known = Pick<SiteFacts, 'address' | 'language'>;
type Address = SiteFacts['address'];

/**
 * Returns the streets, states, and ZIP codes in a text that must be those of the business, but differ from site.yaml.
 */
export const wrongAddressesIn = (
  text: string,
  { facts, placeNames }: Pick<Background, 'facts' | 'placeNames'>,
): Difference[] => [
  ...wrongStreets(text, facts),
  ...wrongCities(text, facts.address, placeNames),
  ...wrongStates(text, facts.address),
  ...wrongZipCodes(text, facts),
];

const isEmpty = /^[^\p{L}\d]*$/u;
const street =
  '\\b\\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Trail|Boulevard|Blvd|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)\\b';
const unit = '(?:,? (?:(?:Suite|Ste\\.?|Unit|Apt\\.?|No\\.) ?|# ?)(\\w+))?';
const streets = new RegExp(street + unit, 'g');
/** Ends right before a state or a city. */
const streetBefore = new RegExp(`(${street})${unit},? $`);
const ownUnit = new RegExp(`${unit}$`, 'i');

/**
 * Reports wrong streets. A street belongs to the business if a sentence or a label says so, or if a text is a whole
 * address that names no other city.
 */
function wrongStreets(text: string, { address, language }: Known): Difference[] {
  const own = address.street;
  if (!own) return [];
  return matchesOf(text, streets).flatMap(({ 0: all, 1: room, index }) => {
    const house = all.match(street)?.[0] ?? all;
    const [, ownRoom = room] = own.match(ownUnit) ?? [];
    const isOwnHouse = offsetOf(own, house) >= 0;
    const isRight = isOwnHouse && (room === undefined || room === ownRoom);
    const words = isOwnHouse ? all : house;
    // "Our workshop is at 20 Mill Road; the shop is at 1 Example Way."
    const isSecond = !isOwnHouse && offsetOf(text, own) >= 0;
    if (isRight || isSecond || isOnSomeDays(text, index, all)) return [];
    const isOurs = isAtStart(text, index)
      ? endsHere(text.slice(index + all.length), isEmpty.test(text.slice(0, index)), address)
      : isOfUs(text, index, language);
    return isOurs ? [{ words, index, is: `is not the street, ${own}`, placeholder: '{address.street}' }] : [];
  });
}

/** Returns where a text has an address, or -1. “11 Elm Street” does not have “1 Elm Street”. */
function offsetOf(text: string, address: string): number {
  let found = text.indexOf(address);
  while (found > 0 && /\d/.test(text.charAt(found - 1))) found = text.indexOf(address, found + 1);
  return found;
}

/** A city, a state, or a ZIP code after a street, and nothing further about it. */
const restOfAddress =
  /^(?:,? (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*))?(?:,? (?:[\p{Lu}\d][\p{L}\d.-]*))*[.,]?(?:$| [|·•])/u;

/**
 * Returns true if the text after a street is the rest of an address, and names no place other than the city. Without a
 * label before the street, it must include a state or a ZIP code: “14 Elm Street, Barre” may be a place to park.
 */
function endsHere(after: string, isBare: boolean, { city, region = '' }: Address): boolean {
  const [rest, place = city] = after.match(restOfAddress) ?? [];
  if (rest === undefined) return false;
  const isHere = place.startsWith(city) || (region !== '' && place.startsWith(region));
  return isHere && (!isBare || /\d/.test(rest) || (region !== '' && rest.includes(region)));
}

/** The rest of an address after its city: a state or a ZIP code, or nothing. */
const afterCity = /^(?:,? (?:[A-Z]{2}|\d{5})\b|,? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? \d{5}\b|[.!]?$)/u;
const anyStreet = new RegExp(street);
const unitAfter = new RegExp(`^${unit},? `, 'i');

/** Reports another town of the site after the street of the business. */
function wrongCities(text: string, { street: own, city }: Address, placeNames: NameIndex): Difference[] {
  // Few texts have an address, and recognizing a street takes time.
  if (!own || !text.includes(own.split(' ', 1)[0] ?? own)) return [];
  const house = own.match(anyStreet)?.[0] ?? own;
  const start = offsetOf(text, house);
  const rest = text.slice(start + house.length);
  const [lead] = start < 0 ? [] : (rest.match(unitAfter) ?? []);
  if (lead === undefined) return [];
  const [found] = placeNames.namesIn(rest.slice(lead.length, lead.length + farthestCity));
  if (found?.index !== 0 || found.name === city) return [];
  if (!afterCity.test(rest.slice(lead.length + found.name.length))) return [];
  const at = { words: found.name, index: start + house.length + lead.length };
  return [{ ...at, is: `is not the city, ${city}`, placeholder: '{address.city}' }];
}

/** The maximum length of a town name. */
const farthestCity = 100;

/** Reports letters for another state after the street and the city of the business. */
function wrongStates(text: string, { street: own, city, region, country }: Address): Difference[] {
  const start = own && region && country === 'US' ? offsetOf(text, own) : -1;
  if (!own || start < 0) return [];
  const [lead = ''] = text.slice(start + own.length).match(/^,? /) ?? [];
  const end = start + own.length + lead.length + city.length;
  const [, comma = '', state] = text.slice(end).match(/^(,? )([A-Z]{2})\b/) ?? [];
  if (!text.startsWith(city, end - city.length) || state === undefined || state === region) return [];
  const is = `is not the state, ${region}`;
  return [{ words: state, index: end + comma.length, is, placeholder: '{address.region}' }];
}

/**
 * Reports wrong ZIP codes. A ZIP code belongs to the business after its city or its street, or if a sentence says so.
 */
function wrongZipCodes(text: string, { address, language }: Known): Difference[] {
  // Few texts have one, and what comes before it takes time to read.
  if (!/\d{5}/.test(text)) return [];
  const { city, region, postalCode } = address;
  return matchesOf(text, zipCodes).flatMap(({ 0: found, 1: state = '', 2: code = '', index }) => {
    const before = text.slice(0, index);
    const inCity = before.match(/^(.*?),? $/s)?.[1]?.endsWith(city) ?? false;
    const isState = state.length === 2 ? state === region : inCity;
    if (!isState || isSameZip(code, postalCode)) return [];
    const place = inCity ? before.slice(0, before.lastIndexOf(city)) : before;
    if (!isOurPlace({ text, place, inCity }, address, language)) return [];
    const at = { words: code, index: index + found.length - code.length };
    return [{ ...at, is: `is not the ZIP code, ${postalCode}`, placeholder: '{address.postalCode}' }];
  });
}

/** What comes before a ZIP code in a text. */
interface ZipPlace {
  text: string;
  /** The text before the code, and before the city if that comes first. */
  place: string;
  inCity: boolean;
}

/** Returns true if what comes before a ZIP code is the address of the business, and not that of somebody else. */
function isOurPlace({ text, place, inCity }: ZipPlace, address: Address, language: string): boolean {
  const isSaid = (index: number) => isOfUs(text, index, language) || isEmpty.test(text.slice(0, index));
  const ofPlace = place.match(streetBefore);
  const house = ofPlace?.[1];
  if (house) return offsetOf(address.street ?? '', house) >= 0 || isSaid(ofPlace.index ?? 0);
  if (inCity) return !/\bbox\b/i.test(place) && !isOfOtherStreet(place, address, language);
  return isSaid(place.length);
}

/** A street before a city that no pattern of ours matches, such as "20 E Main St, ". */
const anyHouse = /\b\d{1,5} (?:[NSEW]{1,2}\.? )?(?:\p{Lu}[\p{L}.’'-]* ){1,4}\p{Lu}[\p{L}.]*,? $/u;
const longestHouse = 100;

/** Returns true if the words before a city end with the street of somebody else. */
function isOfOtherStreet(place: string, { street: own }: Address, language: string): boolean {
  const [house] = place.slice(-longestHouse).match(anyHouse) ?? [];
  return house !== undefined && !(own && place.includes(own)) && !isOfUs(place, place.length - house.length, language);
}

const zipCodes = /\b([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? (\d{5}(?:-\d{4})?)\b/g;

/** Compares ZIP codes. Either may leave out the last four digits of ZIP+4. */
const isSameZip = (one: string, other: string) =>
  `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);
