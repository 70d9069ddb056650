import { dialable } from '../../templates/facts/dialable.ts';
import { isEnglish } from '../../templates/facts/locale.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import type { Background } from './background.ts';
import { digitsOf, phoneNumbersIn } from './phone-numbers.ts';
import { placeOfBusiness } from './place-of-business.ts';
import { nearBefore, sentenceAfter, sentenceBefore } from './sentence.ts';

/** Words of a text that say something else than site.yaml about how to reach the business. */
export interface WrongContact {
  words: string;
  index: number;
  /** Completes "which …": "is not the phone number, (202) 555-0100". */
  is: string;
  /** The placeholder of the fact. */
  placeholder: string;
}

type Known = Pick<Background, 'number' | 'facts'>;
type Address = SiteFacts['address'];

const thing = `(?:${placeOfBusiness}|phone|cell|number|line|address|email)`;
const then =
  '(?: (?:at|on|in|are|am|is|now|today|here|any ?time|located|or|and|call|text|by|phone|email|directly|first))*';
/** Ends just before what is said to be of the business: "Call us at", "We are at", "Our new number is". */
const ofUs = new RegExp(
  `(?<![\\w’'-])(?:(?<!\\b(?:about|of|from|with|near|meet|join) )(?:us|me)|we|i|(?:our|my|the)(?: new)?(?: ${thing})+)(?:['’](?:re|m))?${then}[ :,(]*$`,
  'i',
);
/** Asks for a call or a message without saying to whom. */
const asks =
  /(?:^|[.!?;:,(] |\b(?:and|or|please|just|to) )(?:call|text|phone|ring|dial|tel\.?|telephone|cell|mobile|contact|message|reach|e-?mail|mail|write(?: to)?)(?: (?:or|and) (?:call|text))?(?: (?:now|today|at|on))*[ :.(]*$/i;
/** Ends just before the number of a fax machine, which site.yaml does not have. */
const ofFax = /\bfax\b[^\d.!?]*$/i;
const isEmpty = /^[^\p{L}\d]*$/u;
/** A name that is not the first word. */
const hasName = /[\p{L}\d][^.!?]*\s\p{Lu}[^.!?]*$/u;

/**
 * What a text says about phone numbers, email addresses, streets and ZIP codes, if that must be about the business and
 * differs from site.yaml. Numbers and addresses of others, such as the office that takes complaints, are not reported.
 */
export function wrongContactsIn(text: string, known: Known): WrongContact[] {
  const { contact, address, language } = known.facts;
  const isOfUs = (index: number) => {
    const before = nearBefore(text, index);
    return isEnglish(language) ? ofUs.test(before) : !hasName.test(before);
  };
  const isAsked = (index: number) => asks.test(nearBefore(text, index));
  const isAlone = (index: number, { length }: string) =>
    isEmpty.test(sentenceBefore(text, index) + sentenceAfter(text, index + length));

  const phones = phoneNumbersIn(text, contact, known.number).filter(({ words, index }) => {
    const likeness = likenessOf(words, known);
    if (likeness === 'same' || ofFax.test(nearBefore(text, index))) return false;
    return likeness === 'close' || isOfUs(index) || (likeness === 'near' && (isAsked(index) || isAlone(index, words)));
  });
  const emails = (text.includes('@') ? matchesOf(text, email) : []).filter(({ words, index }) => {
    if (isSameEmail(words, contact.email)) return false;
    return isOurDomain(words, contact.email) || isOfUs(index) || isAsked(index) || isAlone(index, words);
  });
  return [
    ...phones.map((at) => ({ ...at, is: `is not the phone number, ${contact.phone}`, placeholder: '{contact.phone}' })),
    ...emails.map((at) => ({
      ...at,
      is: `is not the email address, ${contact.email}`,
      placeholder: '{contact.email}',
    })),
    ...wrongStreets(text, address, isOfUs),
    ...wrongZipCodes(text, address, isOfUs),
  ];
}

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index }));

/**
 * How much a phone number is like that of the business: `close` if it differs in one digit or two, so that nobody else is
 * meant, and `near` if it begins with the same digits.
 */
export function likenessOf(words: string, { number, facts: { contact } }: Known): 'same' | 'close' | 'near' | 'other' {
  if (number.endsWith(digitsOf(words))) return 'same';
  const dialed = dialable({ ...contact, phone: words });
  if (dialed === number) return 'same';
  const digits = digitsOf(dialed);
  const own = digitsOf(number);
  const differing = [...own].filter((digit, place) => digit !== digits[place]).length;
  if (digits.length === own.length && differing <= 2) return 'close';
  const areaLength = digitsOf(contact.countryCode).length + 3;
  return digits.slice(0, areaLength) === own.slice(0, areaLength) ? 'near' : 'other';
}

/** Capitals make no difference (https://www.rfc-editor.org/rfc/rfc5321#section-2.4). */
export const isSameEmail = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

const domainOf = (email = '') => email.slice(email.indexOf('@')).toLowerCase();

export const isOurDomain = (email: string, own: string | undefined) => domainOf(email) === domainOf(own);

const street =
  '\\b\\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Trail|Boulevard|Blvd|Way|Court|Ct|Parkway|Pkwy|Highway|Hwy)\\b';
const unit = '(?:,? (?:(?:Suite|Ste\\.?|Unit|Apt\\.?|No\\.) ?|# ?)(\\w+))?';
const streets = new RegExp(street + unit, 'g');
/** What ends just before a state or a city. */
const streetBefore = new RegExp(`(${street})${unit},? $`);
const ownUnit = new RegExp(`${unit}$`, 'i');

/** A street is that of the business where a sentence says so, and where a text begins with it and names no other city. */
function wrongStreets(text: string, address: Address, isOfUs: (index: number) => boolean): WrongContact[] {
  const own = address.street;
  if (!own) return [];
  return [...text.matchAll(streets)].flatMap(({ 0: all, 1: room, index }) => {
    const after = text.slice(index + all.length);
    const isOurs = isEmpty.test(text.slice(0, index)) ? !namesOtherPlace(after, address) : isOfUs(index);
    const house = all.match(street)?.[0] ?? all;
    const [, ownRoom = room] = own.match(ownUnit) ?? [];
    const isRight = own.includes(house) && (room === undefined || room === ownRoom);
    const words = own.includes(house) ? all : house;
    return isRight || !isOurs
      ? []
      : [{ words, index, is: `is not the street, ${own}`, placeholder: '{address.street}' }];
  });
}

function namesOtherPlace(after: string, { city, region }: Address): boolean {
  const [, place] = after.match(/^,? (\p{Lu}.*)/u) ?? [];
  return place !== undefined && !place.startsWith(city) && !(region && place.startsWith(region));
}

/** A ZIP code is that of the business after its city or its street, and where a sentence says so. */
function wrongZipCodes(text: string, address: Address, isOfUs: (index: number) => boolean): WrongContact[] {
  // Few texts have one, and what comes before it takes time to read.
  if (!/\d{5}/.test(text)) return [];
  const { city, region, postalCode } = address;
  return [...text.matchAll(zipCodes)].flatMap(({ 0: words, 1: state = '', 2: code, index }) => {
    const before = text.slice(0, index);
    const inCity = before.match(/^(.*?),? $/s)?.[1]?.endsWith(city) ?? false;
    const isState = state.length === 2 ? state === region : inCity;
    if (!isState || code === postalCode) return [];
    const place = inCity ? before.slice(0, before.lastIndexOf(city)) : before;
    const found = place.match(streetBefore);
    const [house, start] = [found?.[1], found?.index ?? 0];
    const isOurs = house
      ? address.street?.includes(house) || isOfUs(start) || isEmpty.test(text.slice(0, start))
      : (inCity && !/\bbox\b/i.test(place)) || isOfUs(index) || isEmpty.test(before);
    return isOurs
      ? [{ words, index, is: `is not the ZIP code, ${postalCode}`, placeholder: '{address.postalCode}' }]
      : [];
  });
}

const zipCodes = /\b([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?),? (\d{5})\b/g;
