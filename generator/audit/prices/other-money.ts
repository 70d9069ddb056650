/** Words that show that an amount next to the name of an item is not its price. */

const fee =
  '(?:late|booking|travel|trip|cancell?ation|no-show|processing|card|convenience|rescheduling|service|administrative|holiday)[ -]fees?';
const financing =
  'financ(?:ed|ing)|(?:approved|store) credit|credit approval|APR|payment plans?|(?:pay(?:ing|ments?)?|paid) (?:monthly|by the month|over time)|monthly (?:payments?|installments?)';
const money = `(?:${financing}|(?:security )?deposits?|gift cards?|gift certificates?|vouchers?|down payments?|retainers?|gratuit(?:y|ies)|tips?|tipping|tax(?:es)?|VAT|[HGPQ]ST|surcharges?|refunds?|refunded|cancel(?:s|l?ed|l?ing|l?ations?)?|no-shows?|missed \\p{L}+|${fee})`;
const anyMoney = new RegExp(`(?<![\\p{L}\\p{N}-])${money}(?![\\p{L}\\p{N}])`, 'iu');
/** "GST and PST". */
const several = `${money}(?:(?:, | (?:and|&) )${money})*`;
/** Words that do not change the price: "no hidden fees", "plus tax", "before tax", "tips are welcome". */
const besides = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:no|any|without|never|zero|plus|before|[+&])(?: \\p{L}+)? ${several}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}-])${money} (?:is|are) (?:not|never|welcome|appreciated|extra|optional|available)(?!\\p{L})`,
  'giu',
);

/** Returns true if a sentence is about a deposit, a gift card, a tax, a tip, a no-show fee, or payments over time. */
export const isOfOtherMoney = (sentence: string) =>
  anyMoney.test(sentence) && anyMoney.test(sentence.replace(besides, ''));

const often =
  /\b(?:every|each|(?:once|twice|times) (?:an?|every|each)) (?:other |second )?(?:day|week|month|quarter)\b/i;
const long = /\b(?:for|in|over|all|throughout|a|per) (?:an? |the )?(?:\p{L}+ )?(?:weeks?|months?|years?)\b/iu;

/** Returns true if a sentence adds up recurring payments, as in "every month for a year". */
export function isRepeated(sentence: string): boolean {
  const [found] = sentence.match(often) ?? [];
  return found !== undefined && long.test(sentence.replace(found, ''));
}

const wages =
  /\b(?:hiring|job openings?|open positions?|careers?|(?:part|full)[- ]time\b.{0,200}?\b(?:hr|hour|hourly|yr|year)\b|join (?:our|the) team|work (?:with|for) us|wages?|salary|(?:starting|hourly) pay|you(?:['’]ll| will)? earn|pays? (?:up to|from|between))\b/i;

/** Returns true if a text is about what people who work for the business earn. */
export const isOfWages = (text: string) => wages.test(text);
