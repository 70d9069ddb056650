import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { amountOf } from '../../../templates/facts/amount.ts';
import { englishMonths } from '../../../templates/facts/months.ts';
import { matchesOf } from '../matches.ts';
import { sentenceBefore } from '../sentence.ts';
import { isNoOffer, statedPrices } from './own-words.ts';
import type { PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

const end = `(?:(?:from )?now |valid )?(?:until|through) (?:early |mid-|late |the end of )?(?:${englishMonths.join('|')})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? 20\\d\\d)?(?!\\w)`;
const beforeName = new RegExp(
  `^(?:${end},? )?(?:(?:the|our|my) price (?:of|for) )?(?:(?:an?|the|our|my|your|each|every) (?:[\\p{L}\\d][\\p{L}\\d’'-]* )?)?$`,
  'iu',
);
const verb = ' (?:is|are|costs?|runs?) $';
/** The end of a price, and what it costs later: " a visit until March, then $95". */
const afterPrice = new RegExp(`^(?: (?:an?|per) \\p{L}+| each)?(?: ${end}(?:,? (?:and )?then \\S*\\d)?)?$`, 'iu');

/** Words of a price that is higher for a time, or of the reason for it, also in a heading. */
const seasonal =
  /\b(?:season(?:al|s)?|peak|winter|spring|summer|fall|autumn|holidays?|christmas|rush|surcharges?|temporar(?:y|ily)|demand|bus(?:y|ier|iest)|snow\p{L}*|ice|icy|storms?|weather|cold|heat|nights?|weekends?)(?!\p{L})/iu;
const different =
  /\b(?:rates?|specials?|during|extra|more|when|while|because|due to|large|keeps?|again|usual(?:ly)?|normal(?:ly)?|regular(?:ly)?)(?!\p{L})/iu;

/**
 * Returns true for a price that is valid until a date, and so today: "A tuning is $86 until March". Its sentence must
 * say nothing else, and its text must neither give a reason for it nor the price in site.yaml, which may be valid again
 * after the date. Only an offer costs less for a time.
 *
 * @param rest the rest of the sentence
 */
export function isUntilDate(statement: PriceStatement, rest: string, { named, pattern }: PriceList): boolean {
  const { subject, shown, index, labels } = statement;
  if (subject.length === 0 || !subject.every((item) => isNoOffer(statement, item))) return false;
  if (!afterPrice.test(rest) || !isPlain(sentenceBefore(shown.text, index), labels, named)) return false;
  if (seasonal.test(`${shown.heading} ${shown.term ?? ''} ${shown.text}`) || different.test(shown.text)) return false;
  const right = subject.flatMap((item) => statedPrices(item, statement).map(({ amount }) => amount));
  return !matchesOf(shown.text, pattern).some(([text]) => right.includes(amountOf(text)));
}

/** Returns true if a sentence up to its price has only a date and the item, perhaps with the label of the price. */
function isPlain(sentence: string, labels: readonly string[], named: PriceList['named']): boolean {
  const label = labels.length > 0 ? `(?:${labels.map(escapeRegExp).join('|')})s?` : null;
  const item = named(sentence).at(-1);
  if (item) {
    const ofLabel = label === null ? '' : `(?: (?:for|of) (?:an? |the )?${label})?`;
    const between = new RegExp(`^s?(?: (?:visit|session|appointment)s?)?${ofLabel}${verb}`, 'iu');
    return (
      beforeName.test(sentence.slice(0, item.index)) && between.test(sentence.slice(item.index + item.name.length))
    );
  }
  const last = label === null ? null : sentence.match(new RegExp(`(?<!\\p{L})${label}${verb}`, 'iu'));
  return last !== null && beforeName.test(sentence.slice(0, last.index));
}
