import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { once } from '../../memoized.ts';
import { type Form, type FormFault, factAt } from './form.ts';

/** Returns every country calling code, with its plus sign. */
export const callingCodes = once(
  (): ReadonlySet<string> => new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`)),
);

/** Returns the country calling code of a country, such as `+49` for `DE`; undefined if it has none. */
export function callingCodeOf(country: string | undefined): string | undefined {
  return country && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** The country code of phone numbers: `+1`. */
export const countryCode: Form = (text, facts) => {
  if (callingCodes().has(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const ofCountry = callingCodeOf(factAt(facts, 'address.country'));
  const written = `+${digits}`;
  if (callingCodes().has(written)) return { fault: faultIn(text), better: written };
  if (/^[A-Z]{2}$/i.test(text) && callingCodeOf(text.toUpperCase())) {
    return fixed('is the code that callers dial, not the letters of the country', callingCodeOf(text.toUpperCase()));
  }
  if (ofCountry && written.startsWith(ofCountry)) {
    return fixed('must have only the country code; the rest of the number belongs in "phone"', ofCountry);
  }
  if (digits === '') return fixed(`must be a plus sign and digits, but this is "${text}"`, ofCountry);
  return fixed(`is "${text}", and no country has that code`, ofCountry);
};

const fixed = (fault: string, better: string | undefined): FormFault => (better ? { fault, better } : { fault });

function faultIn(text: string): string {
  if (/^\s*(00|011)/.test(text)) return 'must begin with a plus sign instead of zeros';
  return text.includes('+') ? 'must be a plus sign and digits only' : 'must begin with a plus sign';
}
