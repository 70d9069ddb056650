/** English words that show that the business does not offer a price or a length, or no longer does. */

const negation = /\b(?:not|never|no longer|without|instead of|rather than|versus|vs\.?)(?!\p{L})|n[’']t\b/iu;
const firms = '(?:shops?|stores?|studios?|places?|spas?|salons?|hotels?|resorts?|gyms?|firms?|companies)';
const others = new RegExp(
  `\\b(?:elsewhere|others|nationally(?=, (?!(?:we|I|our|my)(?!\\p{L})))|in (?:big|other|most) cities|other \\p{L}+s (?:charge|ask|sell|want)|at (?:other|most) (?!(?:times|days|hours|seasons|visits|sessions|appointments|locations|branches|addresses)\\b)\\p{L}+s(?! of (?:ours|mine)\\b)|(?:other|most|many|some|chain|hotel|resort) (?:\\p{L}+ )?${firms}|at (?:an?|any) (?:[\\p{L}-]+ )?${firms}|at (?:an?|the|your) (?:vet|veterinarian|dealer|doctor|dentist|mechanic)|at the (?:mall|airport|supermarket|drugstore|department store)|competitors?|dealers?|dealerships?|chains|(?:national|local|typical) average|on average|average (?:cost|price|rate)s?|averages?(?= [$€£]))\\b`,
  'iu',
);
/** Names a source: "According to The Knot", "According to national surveys", but not "according to size". */
const sources = '(?:averages|data|experts|magazines|reports?|statistics|studies|study|surveys?)';
const cited = new RegExp(
  `\\b[Aa]ccording to (?!(?:our|my) )(?:(?:the )?\\p{Lu}|(?:an?|most|many|some|other) |\\p{L}+\\.\\p{L}{2}|(?:\\p{L}+ ){0,3}${sources}(?!\\p{L}))`,
  'u',
);
/** What a store sells that is another business, unlike "at the downtown store". */
const trades = 'restaurant|hardware|grocery|department|supply|pet|feed|farm|outlet|big-box|auto(?: parts)?';
const atStore = `at the (?:${trades}) (?:supply )?(?:${firms})(?! of (?:ours|mine)(?!\\p{L}))(?!\\p{L})`;
const startsAtStore = new RegExp(`^${atStore}`, 'iu');
const endsAtStore = new RegExp(`\\b${atStore}`, 'iu');

const past =
  /\b(?:was|were|had|came|gave|took|got|used to|charged|paid|asked|went|rose|grew|climbed|fell|dropped|jumped|raised)\b/i;
/** What follows such a verb when a sentence returns to the present: "I was licensed in 2009, and an hour is". */
const present = /\b(?:is|are|costs|charges?|starts|runs|comes|begins|has|have|now|today|currently)\b|[’'](?:s|re)\b/i;
const longAgo =
  /\b(?:ago|back then|at first|originally|until recently|(?:until )?last year|at the time(?! of)|back in the day|in (?:those|my) (?:days|years)|that (?:year|spring|summer|fall|autumn|winter|season))\b/i;
const year = /(?<!\bsince (?:\p{L}+ )?)\b(?:19|20)\d\d\b/giu;

/** Returns true if the words deny what follows them. */
export const isNegated = (text: string) => negation.test(text);

/** Returns true if a sentence compares the business with others. */
export const isOfOthers = (sentence: string) => others.test(sentence) || cited.test(sentence);

/**
 * Returns true for a price at a store of somebody else, but not in "A wash is $55, and I buy at the pet store".
 *
 * @param before the sentence up to the price
 * @param after the rest of its clause
 */
export const isAtStore = (before: string, after: string) => startsAtStore.test(before) || endsAtStore.test(after);

/**
 * Returns true if a sentence is about the past, as in "went from $85", "used to cost $45" and "In 2019 an hour cost
 * $75".
 *
 * @param before the words of the sentence before its subject
 * @param after the words after it
 * @param today as YYYY-MM-DD
 */
export function isAboutPast(before: string, after: string, today: string): boolean {
  const parts = before.split(past);
  const rest = parts.at(-1) ?? '';
  if (present.test(rest)) return false;
  if (parts.length > 1 || longAgo.test(before) || longAgo.test(after)) return true;
  return [...`${before} ${after}`.matchAll(year)].some(([found]) => found < today.slice(0, 4));
}
