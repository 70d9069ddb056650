import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoized, once } from '../../../templates/memoized.ts';
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
  ...wrongPlaces(text, facts.address, placeNames),
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
  const hasOwn = once(() => hasStreet(text, own));
  return matchesOf(text, streets).flatMap(({ 0: all, 1: room, index }) => {
    const house = all.match(anyStreet)?.[0] ?? all;
    const [, ownRoom = room] = own.match(ownUnit) ?? [];
    const isOwnHouse = isSameStreet(own, house);
    const isRight = isOwnHouse && (room === undefined || room === ownRoom);
    const words = isOwnHouse ? all : house;
    if (!isEnglish(language) && otherWords.test(house)) return [];
    // "Our workshop is at 20 Mill Road; the shop is at 1 Example Way."
    const isSecond = !isOwnHouse && hasOwn();
    if (isRight || isSecond || isOnSomeDays(text, index, all)) return [];
    const isBare = isEmpty.test(text.slice(0, index));
    const isOurs =
      isBare || isAtStart(text, index) || isAfterName(text, index, business.name)
        ? endsHere(text.slice(index + all.length), isBare, address)
        : isAddressOfUs(text, index, language);
    return isOurs ? [{ words, index, is: `is not the street, ${own}`, placeholder: '{address.street}' }] : [];
  });
}

/** A city, a state, or a ZIP code after a street, and nothing further about it. */
const restOfAddress =
  /^\.?(?:(?:,| in)? (\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*))?(?:,? (?:[\p{Lu}\d][\p{L}\d.-]*))*[.,]?(?:$| [|·•])/u;

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
const beforeCity = memoized(
  (country: string) => new RegExp(`^\\.?${unit},? (?:in )?(${codePattern(country) ?? '(?!)'} )?`, 'i'),
);

/** Reports another town of the site, or letters for another state, after the street of the business. */
function wrongPlaces(text: string, address: BusinessAddress, placeNames: NameIndex): Contradiction[] {
  const { street: own, city, country } = address;
  // Few texts have an address, and recognizing a street takes time.
  if (!own || !text.includes(own.split(' ', 1)[0] ?? own)) return [];
  const house = findStreet(text, own.match(anyStreet)?.[0] ?? own);
  const [lead, , code] = (house && text.slice(house.end).match(beforeCity(country))) ?? [];
  if (!house || lead === undefined) return [];
  const index = house.end + lead.length;
  const [found] = placeNames.namesIn(text.slice(index, index + farthestCity));
  if (found?.index !== 0) return [];
  const after = text.slice(index + found.name.length);
  if (found.name === city) return wrongState(after, index + city.length, address);
  if (code === undefined && !afterCity.test(after) && !isElsewhere(after, address)) return [];
  return [{ words: found.name, index, is: `is not the city, ${city}`, placeholder: '{address.city}' }];
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

/** @param end the offset of the words after the city */
function wrongState(after: string, end: number, { region, country }: BusinessAddress): Contradiction[] {
  const [, comma = '', state] = after.match(/^(,? )([A-Z]{2})\b/) ?? [];
  if (!region || country !== 'US' || state === undefined || state === region) return [];
  const is = `is not the state, ${region}`;
  return [{ words: state, index: end + comma.length, is, placeholder: '{address.region}' }];
}
