import { dialable } from '../../../templates/facts/dialable.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { digitsOf } from '../../basics/letters-of.ts';
import type { Background } from '../background.ts';
import type { Contradiction } from '../contradiction.ts';
import { matchesOf } from '../matches.ts';
import { nearBefore } from '../sentence.ts';
import { isOtherContact } from './other-contacts.ts';
import { phoneNumbersIn } from './phone-numbers.ts';
import { isOfAnother, isOfSecondPhone } from './said-of-others.ts';
import { isOfUs, isToCall, isToReachUs } from './said-of-us.ts';
import { wrongAddressesIn } from './stated-addresses.ts';

type ContactFacts = Pick<Background, 'number' | 'facts' | 'placeNames'>;

/** Ends right before a fax number, which site.yaml does not have. */
const ofFax = /(?<!\p{L})(?:(?:tele)?fax|t[eé]l[eé]c(?:opie(?:ur)?|\.)?)(?!\p{L})[^\d.!?]*$/iu;

/**
 * Reports phone numbers, email addresses, streets, states, and ZIP codes in a text that must belong to the business but
 * differ from site.yaml. Does not report those of others, such as the office that takes complaints.
 */
export function wrongContactsIn(text: string, known: ContactFacts): Contradiction[] {
  const { facts } = known;
  const { contact, language } = facts;
  const hasEnglish = isEnglish(language);
  const numbers = phoneNumbersIn(text, contact, known.number);
  const hasMain = () => numbers.some(({ words }) => likenessOf(words, known) === 'same');
  const phones = numbers.filter(({ words, index }) => {
    const likeness = likenessOf(words, known);
    if (likeness === 'same' || ofFax.test(nearBefore(text, index))) return false;
    if (hasEnglish && isOfAnother(text, index, facts)) return false;
    if (likeness === 'ours') return true;
    if (likeness === 'swapped')
      return isOfUs(text, index, language) || isToReachUs(text, index, words) || isToCall(text, index);
    if (hasEnglish ? isOfSecondPhone(text, index, hasMain) : isOtherContact(text, index)) return false;
    if (isOfUs(text, index, language)) return true;
    return likeness === 'near' && isToReachUs(text, index, words);
  });
  const emails = emailsIn(text).filter(({ words, index }) => {
    const likeness = likenessOfEmail(words, facts);
    if (likeness !== 'other') return likeness === 'ours';
    if (!hasEnglish && isOtherContact(text, index)) return false;
    return isOfUs(text, index, language) || isToReachUs(text, index, words);
  });
  return [
    ...phones.map((at) => ({ ...at, is: `is not the phone number, ${contact.phone}`, placeholder: '{contact.phone}' })),
    ...emails.map((at) => ({
      ...at,
      is: `is not the email address, ${contact.email}`,
      placeholder: '{contact.email}',
    })),
    ...wrongAddressesIn(text, known),
  ];
}

/** Matches an email address, with its domain as a group. */
export const emailAddress = /(?<![\w.+-])[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

const emailsIn = (text: string) =>
  text.includes('@') ? matchesOf(text, emailAddress).map(({ 0: words, index }) => ({ words, index })) : [];

/**
 * `ours` if it can only mean the business, `swapped` if it has two digits exchanged that are not neighbors, and `near`
 * if it is similar to many others too.
 */
type Likeness = 'same' | 'ours' | 'swapped' | 'near' | 'other';

/**
 * Returns how similar a phone number is to that of the business: `ours` if one digit differs or two neighbors are
 * swapped, `swapped` if other digits are, and `near` if it begins with the same digits, as all numbers in a state may.
 */
export function likenessOf(words: string, { number, facts: { contact } }: ContactFacts): Likeness {
  const code = `00${digitsOf(contact.countryCode)}`;
  const phone = digitsOf(words).startsWith(code) ? digitsOf(words).slice(2) : words;
  if (number.endsWith(digitsOf(phone))) return 'same';
  const dialed = dialable({ ...contact, phone });
  if (dialed === number) return 'same';
  const digits = digitsOf(dialed);
  const own = digitsOf(number);
  if (digits.length === own.length && editDistance(digits, own) === 1) return 'ours';
  if (digits.length === own.length && hasTwoSwapped(digits, own)) return 'swapped';
  const areaLength = digitsOf(contact.countryCode).length + 3;
  return digits.slice(0, areaLength) === own.slice(0, areaLength) ? 'near' : 'other';
}

/** Returns true if exchanging two digits of one number gives the other: “4701” and “4107”. */
function hasTwoSwapped(digits: string, own: string): boolean {
  const [first, second, ...more] = [...own].flatMap((digit, place) => (digit === digits[place] ? [] : [place]));
  if (first === undefined || second === undefined || more.length > 0) return false;
  return digits[first] === own[second] && digits[second] === own[first];
}

/**
 * Returns how similar an email address is to that of the business: `ours` if it is mistyped, or at the domain of the
 * site.
 */
export function likenessOfEmail(
  address: string,
  { contact, url }: Pick<Background['facts'], 'contact' | 'url'>,
): Likeness {
  // Case does not matter (https://www.rfc-editor.org/rfc/rfc5321#section-2.4).
  const [one, own = ''] = [address.toLowerCase(), contact.email?.toLowerCase()];
  if (one === own) return 'same';
  if (editDistance(one, own) === 1) return 'ours';
  const host = new URL(url).hostname.replace(/^www\./, '');
  const domain = one.slice(one.indexOf('@') + 1);
  return domain === host || host.endsWith(`.${domain}`) ? 'ours' : 'other';
}
