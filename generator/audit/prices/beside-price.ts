import type { PriceStatement } from './price-statements.ts';
import { adverb } from './price-words.ts';

/** What an amount is for, as in "$60 for members", "$27 a boiler", "$15 each", and "$15 one way". */
const ofSome = /^ (?!(?:and|or|but|to|plus|with|now|today|only|is|are|which|that|if|when|on|in)(?!\p{L}))\p{Ll}/u;
/** Another subject after the right price: ", early birds ", ", Messung ab ". In "$35 or, on Sundays, $40", there is none. */
const ofOther = new RegExp(
  `^, (?:(?:and|or|but) )?(?!(?:and|or|but|on|in|at|for|from|to|by|with|only|just|now|if|when|it|that|which|so|then|ab)(?!\\p{L}))(?:\\p{L}[\\p{L}’'-]* ){1,3}(?:${adverb} |ab )*$`,
  'iu',
);
/** What is added to the right price: " plus the salt, around ". */
const ofAddition = new RegExp(`^ plus [^,;]+, (?:${adverb} )*$`, 'iu');

/**
 * Returns true for another amount in a sentence that has already given the right price of the same item, as in "A camera
 * inspection is $40, or $30 for members" and "$40, early birds $30". It is what some people pay, what a part costs, or
 * the price of something else. An amount with a label or a length of its own must be right too.
 *
 * @param all the prices in the texts of the page
 */
export function isBesidePrice(
  statement: PriceStatement,
  all: readonly PriceStatement[],
  isRight: (statement: PriceStatement) => boolean,
): boolean {
  const { shown, text, index, sentence, words, subject, labels, lengths, kind } = statement;
  if (kind !== 'price' || subject.length === 0 || labels.length > 0 || lengths.length > 0) return false;
  const isApart = ofSome.test(shown.text.slice(index + text.length)) || ofOther.test(words) || ofAddition.test(words);
  // "A storm visit is $84 in winter, and a storm visit is $60 a call."
  const isNamedAgain = subject.some(({ name }) => words.toLowerCase().includes(name.toLowerCase()));
  if (!isApart || isNamedAgain) return false;
  return all.some(
    (other) =>
      other.shown === shown &&
      other.index < index &&
      other.index >= index - sentence.length &&
      other.kind === 'price' &&
      other.subject.some((item) => subject.includes(item)) &&
      isRight(other),
  );
}
