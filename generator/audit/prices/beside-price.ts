import { roundedToCents } from '../../../templates/facts/amount.ts';
import { isCharged, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement } from './price-statements.ts';
import { subjectAfter } from './price-subject.ts';
import { adverb } from './price-words.ts';

/** What an amount is for, as in "$60 for members", "$27 a boiler", "$15 each", and "$15 one way". */
const ofSome = /^ (?!(?:and|or|but|to|plus|with|now|today|only|is|are|which|that|if|when|on|in)(?!\p{L}))\p{Ll}/u;
const noSubject =
  '(?:and|or|but|on|in|at|for|from|to|by|with|only|just|now|if|when|it|that|which|so|then|ab|(?:regular|normal|usual)(?:ly)?|total)';
/**
 * Another subject after the right price: " + new string ", ", grand piano: ", ") / digging (", " for two) before the
 * digging (", ", early birds ", ", Messung ab ", " (Fridays ", " and bridesmaids for ". In "$35 or, on Sundays, $40",
 * there is none.
 */
const other = `(?!${noSubject}(?!\\p{L}))(?:\\p{L}[\\p{L}’'-]* ){0,2}\\p{L}[\\p{L}’'-]*:? `;
const ofOther = new RegExp(
  `^(?:${[
    `(?: ?/ ?\\p{L}+)?\\)? [&+/|·] ${other}\\(?`,
    `(?: for [^,;:()]+| ?/ ?\\p{L}+)?\\) (?:and|plus|before|after|then) ${other}\\(`,
    `\\)?, (?:(?:and|or|but) )?${other}(?:${adverb} |ab )*\\(?`,
    ` \\(${other}`,
    ` and ${other}(?:for|from) `,
  ].join('|')})$`,
  'iu',
);
/** What is added to the right price: " plus the salt, around ". */
const ofAddition = new RegExp(`^ plus [^,;]+, (?:${adverb} )*$`, 'iu');
/**
 * What the first price is for: " for a quick wash" in "$55 for a quick wash, $65 if the dog is muddy" and "$55 for a
 * quick wash and $12 for the brush".
 */
const ofFirst = /^ for [^,;]+(, )/iu;
const ofFirstOfTwo = /^ for [^,;]+?(,? and |, )$/iu;
/** A condition after another amount, or before it: "$65 if the dog is muddy", "$40 with a trim", ", on Sundays ". */
const condition = /^ (?:(?:if|when|unless|where|on) \p{L}|with (?:an?|the|any|another|every) \p{L})/iu;
const conditionBefore = /^, (?:and )?(?:on|if|when|after|before) [^,;:.]{2,40} $/iu;

/**
 * Returns true for another amount in a sentence that has already given the right price of the same item, as in "A camera
 * inspection is $40, or $30 for members" and "$40, early birds $30". It is what some people pay, what a part costs, or
 * the price of something else. An amount with a label or a length of its own must be right too. So must what is paid on
 * a condition, if the item has several prices: "$70, or $90 if the dog is large" may be one of them.
 *
 * @param all the prices in the texts of the page
 * @param named finds the names of items
 */
export function isBesidePrice(
  statement: PriceStatement,
  all: readonly PriceStatement[],
  isRight: (statement: PriceStatement) => boolean,
  named: PriceList['named'],
): boolean {
  const { index, subject, labels, lengths, kind } = statement;
  if (kind !== 'price' || subject.length === 0 || labels.length > 0 || lengths.length > 0) return false;
  const after = afterAmount(statement);
  // In "$55 for a quick wash, $65 if it is late", the second amount does not name the wash again.
  const isForElse = after.startsWith(' for ') && subjectAfter(after, named).length === 0;
  const first = isForElse ? ofFirstOfTwo : condition.test(after) ? ofFirst : null;
  const words = first ? statement.words.replace(first, '$1') : statement.words;
  // "A storm visit is $84 in winter, and a storm visit is $60 a call."
  const isNamedAgain = subject.some(({ name }) => words.toLowerCase().includes(name.toLowerCase()));
  if (isNamedAgain) return false;
  const isOnCondition = (condition.test(after) || conditionBefore.test(words)) && hasOnePrice(subject);
  const isApart = isOnCondition || ofSome.test(after) || ofOther.test(words) || ofAddition.test(words);
  const before = all.filter((other) => isSameSentence(other, statement) && other.index < index);
  const withSubject = (other: PriceStatement) =>
    other.subject.length > 0 ? other : { ...other, subject: subjectAfter(afterAmount(other), named) };
  const rightPrice = before
    .map(withSubject)
    .find((other) => other.kind === 'price' && other.subject.some((item) => subject.includes(item)) && isRight(other));
  return rightPrice !== undefined && (isApart || arePartsOf(rightPrice, all));
}

const startOf = ({ index, sentence }: PriceStatement) => index - sentence.length;
const isSameSentence = (one: PriceStatement, other: PriceStatement) =>
  one.shown === other.shown && startOf(one) === startOf(other);

const hasOnePrice = (subject: PriceStatement['subject']) =>
  new Set(subject.flatMap(({ prices }) => prices.filter(isCharged).map(({ amount }) => amount))).size === 1;

/** Returns true if the amounts after a price add up to it: "It costs $55: $20 now and $35 afterwards". */
function arePartsOf(price: PriceStatement, all: readonly PriceStatement[]): boolean {
  const parts = all.filter((other) => isSameSentence(other, price) && other.index > price.index);
  return parts.length > 1 && roundedToCents(parts.reduce((sum, { amount }) => sum + amount, 0)) === price.amount;
}
