import { sentenceAfter } from '../sentence.ts';
import { countOf, isShare } from './derived-amounts.ts';
import { countsIn } from './lengths.ts';
import type { CatalogItem, PriceList } from './price-list.ts';
import type { PriceStatement } from './price-statements.ts';

const ofMembers = /\b(?:members?|memberships?|(?:every|each|a|per) month)\b/i;
const ofPackage = /\bpackages?\b/i;

/**
 * Returns true for the price of a service with a membership or in a package that the sentence mentions: "Members get a
 * full sweep for $80", "Ten full sweeps come to $825", "In the package of five, a full sweep is $85".
 */
export function isOfPlan(statement: PriceStatement, { items, named }: PriceList): boolean {
  const { shown, text, index, amount, kind, subject, sentence } = statement;
  // The price of one plan is not valid for another.
  if (kind !== 'price' || subject.length === 0 || subject.some(isPlan)) return false;
  // Few amounts are those of a plan, and names take time to find.
  const fitting = items.filter((item) => isPlan(item) && costs(item, amount));
  if (fitting.length === 0) return false;
  const whole = sentence + text + sentenceAfter(shown.text, index + text.length);
  const plans = named(whole).flatMap(({ items }) => items.filter(isPlan));
  if (plans.length > 0) return fitting.some((item) => plans.includes(item));
  const counts = countsIn(whole).filter((count) => count > 1);
  const isMeant = ({ group, prices }: CatalogItem) =>
    group === 'memberships'
      ? ofMembers.test(whole)
      : ofPackage.test(whole) || prices.some(({ label }) => counts.includes(countOf(label)));
  return fitting.some(isMeant);
}

const isPlan = ({ group }: CatalogItem) => group === 'memberships' || group === 'packages';

/** Returns true if a plan costs this much, or each of its visits does. */
function costs(item: CatalogItem, amount: number): boolean {
  const prices = item.prices.filter(({ isPrice, path }) => isPrice && path[2] !== 'regular');
  return (
    prices.some((price) => price.amount === amount) ||
    (item.group === 'packages' && isShare(amount, [{ ...item, prices }]))
  );
}
