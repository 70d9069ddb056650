import { roundedToCents } from '../../../templates/facts/amount.ts';
import { countsIn } from './lengths.ts';
import { type CatalogItem, type ItemPrice, isRegular, type PriceList } from './price-list.ts';
import { type PriceStatement, wholeSentence } from './price-statements.ts';
import { wholeCount } from './rounding.ts';
import { countOf, isShare } from './shares.ts';

const ofMembers = /\b(?:members?|memberships?|(?:every|each|a|per) (?:month|year))\b/i;
const ofPackage = /\b(?:packages?|by the (?:course|series|term)|(?:in|with) (?:a|the) (?:course|series))\b/i;
/** What comes before a plan that something else is paid with: "with the " in "a sweep is $80, with the plan $70". */
const paidWith = /\b(?:with|on|in|under|through) (?:(?:the|our|an?|my|your) )?$/i;

/**
 * Returns true for the price of a service with a membership or in a package that the sentence mentions: "Members get a
 * full sweep for $80", "Ten full sweeps come to $825", "In the package of five, a full sweep is $85", "On the weekly
 * plan, a full sweep works out at $37".
 */
export function isOfPlan(statement: PriceStatement, { items, named }: PriceList): boolean {
  const { amount, kind, subject, sentence, clause } = statement;
  if (kind !== 'price') return false;
  const whole = wholeSentence(statement);
  if (subject.some(isPlan)) {
    // The price of one plan is not valid for another, but a service may be paid with it.
    const last = named(clause).at(-1);
    if (!last || !paidWith.test(clause.slice(0, last.index))) return false;
    const sold = named(sentence).flatMap((found) => found.items.filter((item) => !isPlan(item)));
    return subject.some((item) => isPlan(item) && costs(item, amount, sold, items));
  }
  // Few amounts are those of a plan, and names take time to find.
  const fitting = items.filter((item) => isPlan(item) && costs(item, amount, subject, items));
  if (fitting.length === 0) return false;
  const plans = named(whole).flatMap(({ items }) => items.filter(isPlan));
  if (plans.length > 0) return fitting.some((item) => plans.includes(item));
  if (subject.length === 0) return false;
  const counts = countsIn(whole).filter((count) => count > 1);
  const isMeant = ({ group, prices }: CatalogItem) =>
    group === 'memberships'
      ? ofMembers.test(whole)
      : ofPackage.test(whole) || prices.some(({ label }) => counts.includes(countOf(label)));
  return fitting.some(isMeant);
}

const isPlan = ({ group }: CatalogItem) => group === 'memberships' || group === 'packages';

/** Returns true if a plan costs this much, or each of its visits does. */
function costs(
  item: CatalogItem,
  amount: number,
  sold: readonly CatalogItem[],
  items: readonly CatalogItem[],
): boolean {
  const prices = item.prices.filter(isPaid);
  const isOfOne = item.group === 'packages' && isShare(amount, [{ ...item, prices }]) && !isOfOthers(item, sold, items);
  // Without a subject, "a visit is $25" can only be a part of the plan.
  if (sold.length === 0) return isOfOne;
  return isOfOne || prices.some((price) => price.amount === amount) || isShareOfPlan(item, sold, amount);
}

/** Returns true for a package of other services: its regular price is a multiple of theirs, but not of these. */
function isOfOthers({ prices }: CatalogItem, sold: readonly CatalogItem[], items: readonly CatalogItem[]): boolean {
  const [regular] = prices.filter(isRegular);
  const count = Math.max(...prices.filter(isPaid).map(({ label }) => countOf(label)));
  if (!regular || count < 2 || sold.length === 0) return false;
  const isOf = (item: CatalogItem) =>
    !isPlan(item) && item.prices.some((one) => isPaid(one) && roundedToCents(one.amount * count) === regular.amount);
  return items.some(isOf) && !sold.some(isOf);
}

/** Few plans have more visits. */
const mostVisits = 31;

/**
 * Returns true for the price of one of the visits whose regular prices add up to that of the plan: $37 of $148 a month,
 * if the regular price of $168 is that of four visits for $42.
 */
const isShareOfPlan = ({ prices }: CatalogItem, sold: readonly CatalogItem[], amount: number): boolean =>
  prices.filter(isRegular).some((regular) =>
    sold.some((item) =>
      item.prices.filter(isPaid).some((one) => {
        const count = wholeCount(regular.amount, one.amount) ?? 0;
        const isCount = count > 1 && count <= mostVisits;
        return isCount && prices.filter(isPaid).some((paid) => Math.abs(paid.amount / count - amount) < 0.01);
      }),
    ),
  );

const isPaid = (price: ItemPrice) => price.isPrice && !isRegular(price);
