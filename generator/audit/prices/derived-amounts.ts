import { roundedToCents } from '../../../templates/facts/amount.ts';
import type { DiscountList } from './discount-list.ts';
import { isBesideDiscount, isDiscounted } from './discounted.ts';
import type { Explains } from './explains.ts';
import { isTimeOf } from './paid-times.ts';
import { type CatalogItem, covers, isRegular, type PriceList } from './price-list.ts';
import { afterAmount, type PriceStatement, wholeSentence } from './price-statements.ts';
import { isOneOfCounted, isOneOfPackage, isOnePayment, isPartOfHour, isPartOfWhole } from './shares.ts';
import { isMultiple, isOfBundle, isSum } from './sums.ts';
import { isAfterChange, isOfOffer, isOfSeveralUnits, isTotal, isYearOf } from './within-sentence.ts';

/**
 * Returns true for an amount that is not in site.yaml, but follows from it: a sum, a difference, a multiple, a share of
 * a package, twelve months, or a discounted price.
 */
export function isDerived(statement: PriceStatement, list: PriceList, discounts: DiscountList): boolean {
  const { amount, kind, subject } = statement;
  const { amounts, items } = list;
  if (kind === 'difference') return isDifference(amount, amounts);
  if (kind === 'year') return amounts.has(roundedToCents(amount / 12)) || isPaidYear(statement, list);
  if (kind === 'saving') return subject.length === 0 && items.some(savesWith(amount));
  const whole = wholeSentence(statement);
  const around = { after: afterAmount(statement), whole, sold: subject.length > 0 ? subject : items };
  return (
    isDiscounted(statement, whole, amounts, discounts) ||
    explanations.some((explains) => explains(statement, around, list))
  );
}

/** What is between an extra and what it is added to: " joins a " in "A second dog joins a pool session for $20". */
const toOther = /^s? (?!(?:with|plus|and|or|&)(?!\p{L}))[^,;:]+$/iu;
const anArticle = /^(?:(?:an?|the|our|your|each|every) )?$/i;

/** Returns true for the price of the extra that a clause is about, before it names what the extra is added to. */
const isOfExtra: Explains = ({ amount, clause, subject }, _, { named }) => {
  if (subject.some(({ group }) => group === 'enhancements')) return false;
  const [first, second] = named(clause);
  if (!first || !second || !first.items.every(({ group }) => group === 'enhancements')) return false;
  const between = clause.slice(first.index + first.name.length, second.index);
  const isSubject = anArticle.test(clause.slice(0, first.index)) && toOther.test(between);
  return isSubject && first.items.some(({ prices }) => prices.some((price) => covers(price, amount)));
};

/** Returns true for ten or eleven months of a membership that the sentence names. */
const isPaidYear = (statement: PriceStatement, { named }: PriceList): boolean =>
  isYearOf({ ...statement, subject: named(statement.sentence).flatMap(({ items }) => items) }, { after: ' a year' });

const isDifference = (amount: number, amounts: ReadonlySet<number>) =>
  [...amounts].some((less) => amounts.has(roundedToCents(less + amount)));

/** Returns true if an item costs this much less than its regular price. */
const savesWith =
  (amount: number) =>
  ({ prices }: CatalogItem): boolean => {
    const regular = prices.find(isRegular);
    return regular !== undefined && prices.some((price) => roundedToCents(regular.amount - price.amount) === amount);
  };

const explanations: readonly Explains[] = [
  isMultiple,
  isYearOf,
  isTimeOf,
  isPartOfHour,
  isPartOfWhole,
  isOfSeveralUnits,
  isTotal,
  isOneOfCounted,
  isOnePayment,
  isAfterChange,
  isOneOfPackage,
  isSum,
  isBesideDiscount,
  isOfBundle,
  isOfOffer,
  isOfExtra,
];
