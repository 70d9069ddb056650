import { lengthsIn, type StatedLength } from './lengths.ts';

const perHour = /^ ?(?:\/|per|each|every) ?(?:hour|hr)\b/i;
/**
 * What is between a price and its length, which another one may follow: "$95 for 60 minutes, $130 for 90", but not "$95
 * 90 min $130".
 */
const leadsToLength = /^(?: ?\/ ?| (?:for|per|each|every|für|pour|por|para|voor) (?:an? )?)$/i;
const opens = /^ ?[([]$/;
const dash = /^ ?[–—/-] ?$/;
/**
 * In "60 min $95 / 90 min $130" and "60-minute visit $95 / 90-minute visit $130", a slash is between two prices, but not
 * in "$95 / 60 min | $130 / 90 min".
 */
const slash = /^ \/ /;
const leadsToPrice = /^[^,;|·•\d]* $/;
const toNextPrice = /^(?! (?:and|or) )[^,;.)|·•\d]*\d/;
const endsLength = /^(?:[,;.)]|$| (?:and|or)\b)/;

/**
 * Separates a length from the next price. In "$95 (60 min)", "$95 – 60 min,", and "$95 / 60 min,", the length belongs to
 * the price. In "60 min $95 (90 min $130)", it belongs to the next one.
 */
function isApart(after: string, { from, to }: StatedLength): boolean {
  const between = after.slice(0, from);
  return opens.test(between) ? /^[)\]]/.test(after.slice(to)) : dash.test(between) && endsLength.test(after.slice(to));
}

function isOwnLength(after: string, next: StatedLength): boolean {
  const between = after.slice(0, next.from);
  if (isApart(after, next)) return true;
  return between === ' ' ? /^an[ -]/i.test(next.words) : leadsToLength.test(between);
}

function endsWithLength(before: string): boolean {
  const last = lengthsIn(before).at(-1);
  return last !== undefined && leadsToPrice.test(before.slice(last.to));
}

/**
 * Returns a length right after the price, as in "$95 for 60 minutes", "$95 (60 min)" and "$95 an hour", or otherwise
 * those before it, or otherwise those in its term.
 */
export function lengthsOf(before: string, after: string, term: string | null): number[] {
  if (perHour.test(after)) return [60];
  const [next] = lengthsIn(after.slice(0, 60));
  const isOfNext = slash.test(after) && endsWithLength(before) && toNextPrice.test(after.slice(next?.to));
  const isOwn = next && isOwnLength(after, next) && !isOfNext;
  const texts = isOwn ? [after.slice(0, next.to)] : [before, term ?? ''];
  return texts.map((text) => lengthsIn(text).map(({ minutes }) => minutes)).find((found) => found.length > 0) ?? [];
}

/**
 * Returns the words after a price without its length: " and " in " for 60 minutes and ", in " (60 min) and ", or in "
 * an hour and ".
 */
export function withoutFirstLength(words: string): string {
  const [first] = lengthsIn(words);
  if (first && isApart(words, first)) return words.slice(first.to);
  return first && /^ (?:(?:for|per|each) )?$/.test(words.slice(0, first.from)) && /^ (?:for|per|an|each)/.test(words)
    ? words.slice(first.to)
    : words;
}
