/** English words that say of an amount beside the name of what is sold that it is something else than its price. */

const fee =
  '(?:late|booking|travel|trip|cancell?ation|no-show|processing|card|convenience|rescheduling|service|administrative|holiday)[ -]fees?';
const money = `(?:(?:security )?deposits?|gift cards?|gift certificates?|vouchers?|down payments?|retainers?|gratuit(?:y|ies)|tips?|tipping|tax(?:es)?|VAT|surcharges?|refunds?|refunded|cancel(?:s|l?ed|l?ing|l?ations?)?|no-shows?|${fee})`;
const anyMoney = new RegExp(`(?<![\\p{L}\\p{N}-])${money}(?![\\p{L}\\p{N}])`, 'iu');
/** What leaves the price as it is: "no hidden fees", "plus tax", "before tax", "tips are welcome". */
const besides = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:no|any|without|never|zero|plus|before|[+&])(?: \\p{L}+)? ${money}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}-])${money} (?:is|are) (?:not|never|welcome|appreciated|extra|optional)(?!\\p{L})`,
  'giu',
);

/** True if a sentence speaks of a deposit, a gift card, a tax, a tip, or what is paid by those who do not come. */
export const isOfOtherMoney = (sentence: string) =>
  anyMoney.test(sentence) && anyMoney.test(sentence.replace(besides, ''));

const often =
  /\b(?:every|each|(?:once|twice|times) (?:an?|every|each)) (?:other |second )?(?:day|week|month|quarter)\b/i;
const long = /\b(?:for|in|over|all|throughout|a|per) (?:an? |the )?(?:\p{L}+ )?(?:weeks?|months?|years?)\b/iu;

/** True if a sentence adds up what is paid again and again, as in "every month for a year". */
export function isRepeated(sentence: string): boolean {
  const [found] = sentence.match(often) ?? [];
  return found !== undefined && long.test(sentence.replace(found, ''));
}
