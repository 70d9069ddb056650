import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { isEnglish } from '../../../templates/facts/locale.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { memoized } from '../../../templates/memoized.ts';
import { codePattern } from '../../../templates/schema/forms/postal-shapes.ts';
import type { Contradiction } from '../contradiction.ts';
import { matchesOf } from '../matches.ts';
import { type AddressFacts, endsWithOwn, isOurPlace } from './stated-zip-codes.ts';

/**
 * Reports wrong postal codes outside the United States. A code belongs to the business after its street, or if a
 * sentence says so. A code without letters may be any number, so only one after the street and the city counts, or
 * between them.
 */
export function wrongPostalCodes(text: string, facts: AddressFacts): Contradiction[] {
  const { address, language } = facts;
  const { street, city, postalCode, country } = address;
  // Few texts have an address, and finding codes takes time.
  if (!/\d/.test(text) || !(text.includes(city) || (street && text.includes(street)))) return [];
  const codes = codesOf(country);
  if (!codes || postalCode === undefined) return [];
  return matchesOf(text, codes).flatMap(({ 0: code, index }) => {
    if (compact(code) === compact(postalCode) || isYear(text, index, code)) return [];
    const place = placeBefore(text, { index, length: code.length }, address);
    if (place === null) return [];
    const hasLetters = /[A-Z]/.test(code);
    const isOwn = street !== undefined && endsWithOwn(place, street);
    if (!isOwn && !(hasLetters && isEnglish(language) && isOurPlace(text, place, facts))) return [];
    const is = `is not the postal code, ${postalCode}`;
    return [{ words: code, index, is, placeholder: '{address.postalCode}' }];
  });
}

const codesOf = memoized((country: string) => {
  const code = codePattern(country);
  return code === null ? null : new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'gu');
});

/** “The shop in 1 Example Way, Wellington, 2019.” */
const isYear = (text: string, index: number, code: string) =>
  /^(?:19|20)\d\d$/.test(code) && text.slice(0, index).endsWith(', ');

const compact = (code: string) => code.replace(/[ -]/g, '');

/**
 * Returns what comes before the city and the region of the business, if a code is next to them: “1 Example Way, ” in
 * “1 Example Way, Ballincollig, Co. Cork, P31 AB12” and in “1 Example Way, 10115 Berlin”.
 */
function placeBefore(
  text: string,
  { index, length }: { index: number; length: number },
  { city, region }: SiteFacts['address'],
): string | null {
  const before = text.slice(0, index);
  if (
    text
      .slice(index + length)
      .trimStart()
      .startsWith(city)
  )
    return before;
  const [, lead] = before.match(/^(.*?),? $/s) ?? [];
  if (lead === undefined) return null;
  const ofCity = region ? lead.replace(new RegExp(`,? (?:${regionPattern(region)}|${inParentheses})$`, 'u'), '') : lead;
  return ofCity.endsWith(city) ? ofCity.slice(0, -city.length) : null;
}

/** A region by its full name, as in “Montréal (Québec) H4C 1A1”, or by its abbreviation. */
const inParentheses = "\\(\\p{Lu}[\\p{L} .’'-]*\\)";

/** Returns a pattern for a region, with a county in any spelling: “Co. Cork”, “Co Cork”, “County Cork”. */
export function regionPattern(region: string): string {
  const [, county] = region.match(/^(?:Co\.?|County) (.+)$/) ?? [];
  return county === undefined ? escapeRegExp(region) : `(?:Co\\.?|County) ${escapeRegExp(county)}`;
}
