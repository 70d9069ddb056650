import type { SiteFacts } from './site.ts';

/*
 * The lists of countries follow
 * https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions.
 */

/** Countries where the postal code follows the city in an address without a state. */
const codeLast = new Set(['GB', 'IE', 'IN', 'NZ', 'SG', 'ZA']);

/** Countries where the postal code is before the city, even if a province follows the city, as in `00184 Roma, RM`. */
const codeFirst = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IT LI LT LU MX NL NO PL PT RO RS SE SI SK TR'.split(' '),
);

/** Countries where people who write their own script begin with the largest part of an address. */
const largestFirst = new Set(['CN', 'JP', 'KR', 'TW']);
const ownScript = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the lines of an address, as on an envelope. */
export function addressLines(address: SiteFacts['address']): string[] {
  const { street, city, country } = address;
  const lines = street ? [street] : [];
  return largestFirst.has(country) && ownScript.test(city)
    ? [largePart(address), ...lines]
    : [...lines, placeLine(address)];
}

function placeLine({ city, region, postalCode, country }: SiteFacts['address']): string {
  const place = placeIn(city, region);
  if (postalCode === undefined) return place;
  // "P31 AB12" is one word for readers, so it is never divided between two lines.
  const code = postalCode.replaceAll(' ', '\u00a0');
  const isCodeLast = region ? !codeFirst.has(country) : codeLast.has(country);
  return isCodeLast ? `${place} ${code}` : `${code} ${place}`;
}

/** Returns `〒220-0012 神奈川県横浜市`. Only Korean has spaces between the parts. */
function largePart({ city, region = '', postalCode, country }: SiteFacts['address']): string {
  const place = [region, city].filter(Boolean).join(country === 'KR' ? ' ' : '');
  if (postalCode === undefined) return place;
  const code = country === 'JP' && !postalCode.startsWith('〒') ? `〒${postalCode}` : postalCode;
  return `${code} ${place}`;
}

/** Returns a city or a town with its state, if there is one. */
export const placeIn = (city: string, region: string | undefined): string => (region ? `${city}, ${region}` : city);
