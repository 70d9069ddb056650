import { amountPattern } from '../../facts/amount.ts';
import { editDistance } from '../edit-distance.ts';
import { isKnownSign } from './currency-signs.ts';
import type { FormFault } from './form.ts';
import type { Money } from './money.ts';
import { format, inFull } from './price-amount.ts';
import { freeIn, fromIn } from './price-language.ts';

const anyNumber = /\d[\d.,'’]*\d(?:[ \u00a0\u202f]\d{3}(?!\d))*|\d|[.,]\d+/g;

/**
 * Returns the fault of a text that is not a price, such as `80` or `about $45`.
 *
 * @param isExact true if only an amount is a price, not `Free` or `from $45`
 */
export function unreadable(text: string, money: Money | null, isExact: boolean): FormFault {
  const digitsOnly = withDigits(text);
  const numbers = digitsOnly.match(anyNumber) ?? [];
  const [number = ''] = numbers;
  if (numbers.length === 0) return withoutNumber(text, money, isExact);
  if (numbers.length > 1) {
    const has = `but this has ${numbers.length} numbers`;
    if (isExact) return { fault: `must be one amount, ${has}`, advice: 'Write the amount that most people pay.' };
    return {
      fault: `must be one price or a range such as ${exampleOf(45, money)}–${exampleOf(60, money)}, ${has}`,
      advice: former.test(text) ? `${separate} ${twoLabels}` : separate,
    };
  }
  const correct = isAmount(number) ? inFull(number, /^\s*\+/.test(text), money) : {};
  if (digitsOnly !== text) return { fault: 'has a letter where a digit belongs', ...correct };
  const rest = text.replace(number, ' ').trim();
  return { fault: faultAround(rest, number, money), ...correct };
}

const separate = 'Give each price its own line and label.';

/** Words before what something used to cost. */
const former =
  /(?<!\p{L})(?:was|were|before|formerly|originally|regular(?:ly)?|reg\.|instead of|statt|vorher|au lieu de|antes)(?!\p{L})/iu;

const twoLabels =
  'The label of what it used to cost is "struckPrice" below "words" in site.yaml, and that of what it costs now is "highlightedPrice".';

/** Replaces letters typed in place of digits in a price, as in `4O`, `$1,OOO`, and `$9S`. */
function withDigits(text: string): string {
  const run = /(?<!\p{L})(?:[\doOlI]|(?<=[\d\p{Sc}])[SBZ])(?:[\doOlI.,]|(?<=\d)[SBZ])*(?!\p{L})/gu;
  return text.replace(run, (digits) =>
    /\d/.test(digits) ? digits.replace(/\p{L}/gu, (letter) => digitsLike[letter] ?? letter) : digits,
  );
}

const digitsLike: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1', S: '5', B: '8', Z: '2' };

const isAmount = (number: string) => new RegExp(`^(?:${amountPattern}|\\d*[.,]\\d{1,2})$`).test(number);

/** Returns the fault, based on what is before and after the only number. */
function faultAround(rest: string, number: string, money: Money | null): string {
  if (!isAmount(number)) return `has "${number}", which is not an amount`;
  if (/^[^\p{L}\d]*[,.][-–—]{2}/u.test(rest)) return 'has two dashes for the cents';
  if (/^[^\p{L}]*[-−]/u.test(rest) && !/-$/.test(rest)) return 'must not have a minus sign';
  if (/^\+?$/.test(rest)) return 'must have a currency sign';
  const parts = rest.split(/\s+/);
  const words = parts.filter((word) => !money?.signs.has(word) && !isKnownSign(word));
  if (words.length > 0) return `must be only the price, without "${words.join(' ').replace(/^[$€£]/, '')}"`;
  if (parts.length > 1) return 'must have only one currency sign';
  return 'must have nothing before and after it';
}

const withoutPrice = (from: string, example: string) =>
  `Write the price, or where it begins, such as ${from} ${example}. If this is a service or a special offer in site.yaml, it needs no price: delete its prices, and explain in its description.`;

const exampleOf = (amount: number, money: Money | null) => (money ? format(amount, false, false, money) : `$${amount}`);

function withoutNumber(text: string, money: Money | null, isExact: boolean): FormFault {
  const fault = `must be a price, but "${text}" has no number`;
  if (
    /(?<!\p{L})(?:free|nothing|complimentary|gr[aá]tis|gratuit[aeio]?s?|kostenlose?|n\/c)(?!\p{L})/iu.test(text) &&
    money
  ) {
    const word = isExact ? undefined : freeIn(money.language);
    return { fault, either: [['it costs nothing', word ?? format(0, false, false, money)]] };
  }
  if (isExact) return { fault, advice: `Write the amount, such as ${exampleOf(45, money)}.` };
  if (editDistance('free', text.toLowerCase()) === 1) return { fault, guesses: ['Free'] };
  return { fault, advice: withoutPrice(fromIn(money?.language ?? 'en'), exampleOf(45, money)) };
}
