import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoized } from '../../../templates/memoized.ts';
import { codePattern } from '../../../templates/schema/forms/postal-shapes.ts';
import type { Background } from '../background.ts';
import type { Contradiction } from '../contradiction.ts';
import { matchesOf } from '../matches.ts';
import type { NameIndex } from '../name-index.ts';
import { isOnSomeDays } from './said-of-others.ts';
import { isAddressOfUs, isAfterName, isAtStart } from './said-of-us.ts';
import { regionPattern, wrongPostalCodes } from './stated-postal-codes.ts';
import { type AddressFacts, wrongZipCodes } from './stated-zip-codes.ts';
import { anyStreet, findStreet, hasStreet, isSameStreet, streets, unit } from './streets.ts';

type BusinessAddress = SiteFacts['address'];

/**
 * Returns the streets, states, and ZIP codes in a text that must be those of the business, but differ from site.yaml.
 */
export const wrongAddressesIn = (
  text: string,
  { facts, placeNames }: Pick<Background, 'facts' | 'placeNames'>,
): Contradiction[] => [
  ...wrongStreets(text, facts),
  ...wrongCities(text, facts.address, placeNames),
  ...wrongStates(text, facts.address),
  ...(facts.address.country === 'US' ? wrongZipCodes(text, facts) : wrongPostalCodes(text, facts)),
];

/** Kinds of streets that are also words of other languages. */
const otherWords = /(?:Park|Place|Square|Close)$/;
const isEmpty = /^[^\p{L}\d]*$/u;
const ownUnit = new RegExp(`${unit}$`, 'i');

/**
 * Reports wrong streets. A street belongs to the business if a sentence or a label says so, or if a text is a whole
 * address that names no other city.
 */
function wrongStreets(text: string, { address, language, business }: AddressFacts): Contradiction[] {
  const own = address.street;
  if (!own) return [];
  return matchesOf(text, streets).flatMap(({ 0: all, 1: room, index }) => {
    const house = all.match(anyStreet)?.[0] ?? all;
    const [, ownRoom = room] = own.match(ownUnit) ?? [];
    const isOwnHouse = isSameStreet(own, house);
    const isRight = isOwnHouse && (room === undefined || room === ownRoom);
    const words = isOwnHouse ? all : house;
    if (!isEnglish(language) && otherWords.test(house)) return [];
    // "Our workshop is at 20 Mill Road; the shop is at 1 Example Way."
    const isSecond = !isOwnHouse && hasStreet(text, own);
    if (isRight || isSecond || isOnSomeDays(text, index, all)) return [];
    const isBare = isEmpty.test(text.slice(0, index)) || isAfterName(text, index, business.name);
    const isOurs =
      isBare || isAtStart(text, index)
        ? endsHere(text.slice(index + all.length), isBare, address)
        : isAddressOfUs(text, index, language);
    return isOurs ? [{ words, index, is: `is not the street, ${own}`, placeholder: '{address.street}' }] : [];
  });
}

/** A city, a state, or a ZIP code after a street, and nothing further about it. */
const restOfAddress =
  /^(?:,? (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*))?(?:,? (?:[\p{Lu}\d][\p{L}\d.-]*))*[.,]?(?:$| [|·•])/u;

/**
 * Returns true if the text after a street is the rest of an address, and names no place other than the city. Without a
 * label before the street, it must include a state or a ZIP code: “14 Elm Street, Barre” may be a place to park.
 */
function endsHere(after: string, isBare: boolean, { city, region = '' }: BusinessAddress): boolean {
  const [rest, place = city] = after.match(restOfAddress) ?? [];
  if (rest === undefined) return false;
  const isHere = place.startsWith(city) || (region !== '' && place.startsWith(region));
  return isHere && (!isBare || /\d/.test(rest) || (region !== '' && rest.includes(region)));
}

/** The rest of an address after its city: a state or a ZIP code, or nothing. */
const afterCity = /^(?:,? (?:[A-Z]{2}|\d{5})\b|,? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? \d{5}\b|[.!]?$)/u;
/** A room, and the postal code where it is before the city, as in “10115 Berlin”. They are the groups. */
const beforeCity = memoized((country: string) => new RegExp(`^${unit},? (${codePattern(country) ?? '(?!)'} )?`, 'i'));

/** Reports another town of the site after the street of the business. */
function wrongCities(text: string, address: BusinessAddress, placeNames: NameIndex): Contradiction[] {
  const { street: own, city } = address;
  // Few texts have an address, and recognizing a street takes time.
  if (!own || !text.includes(own.split(' ', 1)[0] ?? own)) return [];
  const house = findStreet(text, own.match(anyStreet)?.[0] ?? own);
  if (!house) return [];
  const rest = text.slice(house.end);
  const [lead, , code] = rest.match(beforeCity(address.country)) ?? [];
  if (lead === undefined) return [];
  const [found] = placeNames.namesIn(rest.slice(lead.length, lead.length + farthestCity));
  if (found?.index !== 0 || found.name === city) return [];
  const after = rest.slice(lead.length + found.name.length);
  if (code === undefined && !afterCity.test(after) && !isElsewhere(after, address)) return [];
  const at = { words: found.name, index: house.end + lead.length };
  return [{ ...at, is: `is not the city, ${city}`, placeholder: '{address.city}' }];
}

/** Returns true if a text goes on as an address outside the United States does after the city. */
function isElsewhere(after: string, { region, country }: BusinessAddress): boolean {
  if (country === 'US') return false;
  const code = codePattern(country);
  const ofCode = code ? [`${code}(?![\\p{L}\\d])`] : [];
  // “From 1 Example Way, Blarney, Cork, and Mallow” names three towns.
  const ends = ['[.!;)]', '$', ...ofCode.map((one) => `,? ${one}`)].join('|');
  const ofRegion = region ? [`${regionPattern(region)}(?:${ends})`] : [];
  return new RegExp(`^,? (?:${[...ofCode, ...ofRegion].join('|') || '(?!)'})`, 'u').test(after);
}

/** The maximum length of a town name. */
const farthestCity = 100;

/** Reports letters for another state after the street and the city of the business. */
function wrongStates(text: string, { street: own, city, region, country }: BusinessAddress): Contradiction[] {
  if (!own || !region || country !== 'US' || !text.includes(city)) return [];
  const house = findStreet(text, own);
  if (!house) return [];
  const [lead = ''] = text.slice(house.end).match(/^,? /) ?? [];
  const end = house.end + lead.length + city.length;
  const [, comma = '', state] = text.slice(end).match(/^(,? )([A-Z]{2})\b/) ?? [];
  if (!text.startsWith(city, end - city.length) || state === undefined || state === region) return [];
  const is = `is not the state, ${region}`;
  return [{ words: state, index: end + comma.length, is, placeholder: '{address.region}' }];
}
