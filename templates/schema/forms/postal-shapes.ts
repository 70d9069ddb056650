import { ownValue } from '../../own-value.ts';
import type { FormFault } from './form.ts';

/**
 * The forms of postal codes by country: 0 is a digit, A a letter, and X either of them
 * (https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions). Other countries have several
 * forms, or none.
 */
const shapesByCountry: Readonly<Record<string, readonly string[]>> = {
  AT: ['0000'],
  AU: ['0000'],
  BE: ['0000'],
  CA: ['A0A 0A0'],
  CH: ['0000'],
  CZ: ['000 00'],
  DE: ['00000'],
  DK: ['0000'],
  ES: ['00000'],
  FI: ['00000'],
  FR: ['00000'],
  GB: ['A0 0AA', 'A00 0AA', 'AA0 0AA', 'A0A 0AA', 'AA00 0AA', 'AA0A 0AA'],
  GR: ['000 00'],
  HU: ['0000'],
  IE: ['A0X XXXX'],
  IN: ['000000'],
  IT: ['00000'],
  JP: ['000-0000'],
  LU: ['0000'],
  MX: ['00000'],
  NL: ['0000 AA'],
  NO: ['0000'],
  NZ: ['0000'],
  PL: ['00-000'],
  PT: ['0000-000'],
  SE: ['000 00'],
  SG: ['000000'],
  ZA: ['0000'],
};

/** Letters and digits that look alike. */
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', 0: 'O', 1: 'I' };

/** Finds the fault in a postal code outside of the United States. Returns null where its form is not known. */
export function codeElsewhere(text: string, country: string): FormFault | null {
  const shapes = ownValue(shapesByCountry, country) ?? [];
  const [first] = shapes;
  if (first === undefined || shapes.some((shape) => inShape([...text], shape, false) === text)) return null;
  // Letters and digits take turns at no fixed place in an Eircode.
  const example = country === 'IE' ? 'A65 F4E2' : first.replaceAll('0', '1');
  const fault = `must be a postal code such as ${example}, but this is "${text}"`;
  const better = repaired(text, country, shapes);
  return better === undefined
    ? { fault, advice: `Check the postal code, and "country", which is ${country}.` }
    : { fault, better };
}

/** Returns a pattern for the postal codes of a country, with or without their space; null where their form is not known. */
export function codePattern(country: string): string | null {
  const signs: Readonly<Record<string, string>> = { 0: '\\d', A: '[A-Z]', X: '[A-Z\\d]', ' ': ' ?' };
  const patterns = ownValue(shapesByCountry, country)?.map((shape) =>
    [...shape].map((sign) => signs[sign] ?? sign).join(''),
  );
  return patterns ? `(?:${patterns.join('|')})` : null;
}

/** Returns the code without the letters of the country, in capitals, and with its space or hyphen; undefined if unknown. */
function repaired(text: string, country: string, shapes: readonly string[]): string | undefined {
  const bare = text.toUpperCase().replace(new RegExp(`^(?:${country}|[AFDBIL]|CH)\\s*[-–]\\s*`), '');
  const signs = [...bare.replace(/[\s.‐‑–—-]+/g, '')];
  const found = [false, true].flatMap((isLoose) => shapes.map((shape) => inShape(signs, shape, isLoose)));
  return found.find((one) => one !== null) ?? undefined;
}

/**
 * Returns letters and digits in a shape, with its spaces and hyphens; null if they do not fit.
 *
 * @param isLoose whether a letter may be read as the digit that it looks like
 */
function inShape(signs: readonly string[], shape: string, isLoose: boolean): string | null {
  const rest = [...signs];
  let code = '';
  for (const place of shape) {
    if (!/[0AX]/.test(place)) {
      if (rest[0] === place) rest.shift();
      code += place;
      continue;
    }
    const sign = rest.shift() ?? '';
    const fitting = [sign, ...(isLoose ? [lookalikes[sign] ?? ''] : [])].find((one) => fits(one, place));
    if (fitting === undefined) return null;
    code += fitting;
  }
  return rest.length > 0 ? null : code;
}

const fits = (sign: string, place: string) =>
  (place !== 'A' && /^\d$/.test(sign)) || (place !== '0' && /^[A-Z]$/.test(sign));
