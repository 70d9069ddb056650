import { type Form, type FormFault, factAt } from './form.ts';
import { codeElsewhere } from './postal-shapes.ts';

/** The states by the first digit of their ZIP codes (https://en.wikipedia.org/wiki/List_of_ZIP_Code_prefixes). */
const zones = [
  'CT MA ME NH NJ NY PR RI VI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AS CA FM GU HI MH MP OR PW WA',
];

/** Returns the first digits of the ZIP codes of a state. Empty if they are not known. */
const zonesOf = (state: string) =>
  [...zones.keys()].filter((digit) => zones[digit]?.split(' ').includes(state)).map(String);

/** A ZIP or postal code. In the United States, five digits, or nine with a hyphen. */
export const postalCode: Form = (text, facts) => {
  const country = factAt(facts, 'address.country') ?? '';
  return country === 'US' ? zipCode(text, facts) : codeElsewhere(text, country);
};

const zipCode: Form = (text, facts) => {
  const state = factAt(facts, 'address.region') ?? '';
  const digitsOfState = zonesOf(state);
  if (/^\d{5}(-\d{4})?$/.test(text)) return otherState(text, state, digitsOfState);
  const tidy = text
    .replace(/[oO]/g, '0')
    .replace(/[lI]/g, '1')
    .replace(/[‐‑–—\s]+/g, '-');
  const digits = text.replace(/\D/g, '');
  const fault = `must be a ZIP code, but this is "${text}"`;
  if (/^\d{5}(-\d{4})?$/.test(tidy)) return { fault, better: tidy };
  const alone = text.match(/^(?:[A-Z]{2}|ZIP)[\s-]+(\d{5}(?:-\d{4})?)$/i)?.[1];
  if (alone) return { fault: 'must be only the ZIP code', better: alone };
  if (/^\d{9}$/.test(text)) return { fault, better: `${text.slice(0, 5)}-${text.slice(5)}` };
  if (/^[1-9]\d{3}$/.test(text) && digitsOfState.join() === '0') {
    return { fault: 'lost the zero at its beginning', better: `0${text}` };
  }
  return digits.length > 0 && digits === text
    ? { fault: `has ${digits.length} ${digits.length === 1 ? 'digit' : 'digits'}; a ZIP code has 5` }
    : { fault };
};

function otherState(code: string, state: string, digits: readonly string[]): FormFault | null {
  if (digits.length === 0 || digits.includes(code.slice(0, 1))) return null;
  const fault = `is not in ${state}, where ZIP codes begin with ${digits.join(' or ')}: this is "${code}"`;
  return { fault, advice: 'Correct the ZIP code, or the state under "region".' };
}
