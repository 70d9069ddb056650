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
  const digits = phone.replace(/\D/g, '');
  return numberIn(digits, countryCode)?.number ?? countryCode + digits;
}

/** Reads a number with the rules of its country; undefined if the country code is not one. */
export function numberIn(digits: string, countryCode: string) {
  try {
    return parsePhoneNumberFromString(digits, { defaultCallingCode: countryCode.slice(1), extract: false });
  } catch {
    return undefined;
  }
}
