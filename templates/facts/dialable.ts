import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number and the country code that callers from abroad dial first. */
export interface PhoneNumber {
  phone: string;
  countryCode: string;
}

/**
 * Returns the phone number as a phone dials it from anywhere: `+12025550100`. Drops the zero that many countries dial
 * first for domestic calls (https://www.itu.int/rec/T-REC-E.164). A number that is not valid in any country keeps its
 * digits.
 */
export function dialable({ countryCode, phone }: PhoneNumber): string {
  if (last.phone === phone && last.countryCode === countryCode) return last.dialed;
  const digits = phone.replace(/\D/g, '');
  last = { countryCode, phone, dialed: numberIn(digits, countryCode)?.number ?? countryCode + digits };
  return last.dialed;
}

/**
 * Cached, because parsing a number takes a tenth of a millisecond, and every link to the number of the business needs
 * it.
 */
let last: PhoneNumber & { dialed: string } = { countryCode: '', phone: '', dialed: '' };

/** Parses a number with the rules of its country; returns undefined if the country code does not exist. */
function numberIn(digits: string, countryCode: string) {
  try {
    return parsePhoneNumberFromString(digits, { defaultCallingCode: countryCode.slice(1), extract: false });
  } catch {
    return undefined;
  }
}
