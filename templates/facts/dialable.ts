import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number and the country code that callers from abroad dial first. */
export interface PhoneNumber {
  phone: string;
  countryCode: string;
}

/**
 * The phone number as a phone dials it from anywhere: `+12025550100`. The zero that many countries dial first at home is
 * dropped (https://www.itu.int/rec/T-REC-E.164). A number that no country has keeps its digits.
 */
export function dialable({ countryCode, phone }: PhoneNumber): string {
  if (last.phone === phone && last.countryCode === countryCode) return last.dialed;
  const digits = phone.replace(/\D/g, '');
  last = { countryCode, phone, dialed: numberIn(digits, countryCode)?.number ?? countryCode + digits };
  return last.dialed;
}

/** Reading a number takes a tenth of a millisecond, and every link to the one of the business asks for it. */
let last: PhoneNumber & { dialed: string } = { countryCode: '', phone: '', dialed: '' };

/** Reads a number with the rules of its country; undefined if the country code is not one. */
function numberIn(digits: string, countryCode: string) {
  try {
    return parsePhoneNumberFromString(digits, { defaultCallingCode: countryCode.slice(1), extract: false });
  } catch {
    return undefined;
  }
}
