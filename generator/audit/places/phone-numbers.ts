import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import type { PhoneNumber } from '../../../templates/facts/dialable.ts';
import { digitsOf } from '../../basics/letters-of.ts';
import { matchesOf, type PlacedWords } from '../matches.ts';

/** Digits, and what people write between those of a phone number. */
const run = /\+?\(?\d[\d ().–-]{8,}\d/g;
/** The first date of several, as in `12.5.2026–14.5.2026`. */
const date = /^\d{1,2}([.-]) ?\d{1,2}\1 ?\d{4}(?!\d)/;

/**
 * Returns the phone numbers in a text: those grouped like the number of the business, or otherwise any that are long
 * enough. Other numbers just before or after one are not part of it.
 *
 * @param dialed the number of the business in the form that links dial
 */
export function phoneNumbersIn(text: string, contact: PhoneNumber, dialed: string): PlacedWords[] {
  const found = matchesOf(text, run).flatMap(({ 0: words, index }): PlacedWords[] => {
    const alike = [...words.matchAll(alikePattern(contact))];
    if (alike.length > 0) return alike.map((one) => ({ words: one[0], index: index + one.index }));
    if (date.test(words)) return [];
    return [{ words: cut(words, lengthOf(words, contact, dialed)), index }];
  });
  return found.filter(({ words }) => /^\d{10,13}$/.test(digitsOf(words).replace(/^00/, '')));
}

/** Returns a pattern for numbers that are grouped like that of the business, with or without the country code. */
function alikePattern({ phone, countryCode }: PhoneNumber): RegExp {
  const groups = phone.match(/\d+/g) ?? [];
  const number = groups.map((group) => `\\d{${group.length}}`).join('[ ().–-]*');
  const code = `(?:\\+|00)?${escapeRegExp(digitsOf(countryCode))}[ .–-]*`;
  return new RegExp(`(?<!\\d)(?:${code})?\\(?${number}(?!\\d)`, 'g');
}

/** Returns how many digits a number has that begins like these words. Callers in many countries dial 00 before a code. */
function lengthOf(words: string, { phone, countryCode }: PhoneNumber, dialed: string): number {
  if (words.startsWith('+')) return digitsOf(dialed).length;
  const hasCode = digitsOf(words).startsWith(`00${digitsOf(countryCode)}`);
  return hasCode ? digitsOf(dialed).length + 2 : digitsOf(phone).length;
}

/** Returns the words up to the given number of digits, if a group of digits ends there. */
function cut(words: string, length: number): string {
  const [first] = words.match(new RegExp(`^(?:\\D*\\d){${length}}(?!\\d)`)) ?? [];
  return first ?? words;
}
