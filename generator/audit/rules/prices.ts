import { memoizedWeakly } from '../../../templates/memoized.ts';
import type { Page } from '../../plan/page.ts';
import { inWords, singleSpaced } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { allowedFor, pricesNamed } from '../prices/allowed-prices.ts';
import { isBesidePrice } from '../prices/beside-price.ts';
import { dearVisits } from '../prices/dear-visits.ts';
import { isDerived } from '../prices/derived-amounts.ts';
import { hasOtherTime, type OtherTime, otherTimeOf } from '../prices/paid-times.ts';
import { isOfPlan } from '../prices/plan-prices.ts';
import { insteadOf } from '../prices/price-hints.ts';
import { nameOf } from '../prices/price-labels.ts';
import { covers, type ItemPrice, isByMonth } from '../prices/price-list.ts';
import type { PriceStatement } from '../prices/price-statements.ts';
import { isOfPackage } from '../prices/shares.ts';
import { wrongRange } from '../prices/wrong-range.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import { sentencesIn } from '../sentence.ts';
import { type ShownText, spotOf } from '../shown-texts.ts';

/**
 * Checks that the price of anything that the business sells is in site.yaml. If the page says what the price is for, it
 * must be a price of that item. An amount that may be something else, such as a court fee, is ignored.
 */
export const rule: Rule = {
  id: 'prices',
  severity: 'warning',
  reason: 'A customer who sees two prices expects the lower one.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  page: ({ page, data, statements }, site) => {
    const { prices: list, discounts, claims } = site;
    const allowedOf = (statement: PriceStatement) =>
      allowedFor(statement, data.structuredData?.service, list.items, claims);
    const isRight = ({ amount }: PriceStatement, allowed: readonly ItemPrice[] | null) =>
      allowed ? allowed.some((price) => covers(price, amount)) : list.amounts.has(amount);
    return statements.flatMap((statement) => {
      const { subject } = statement;
      const other = otherTimeOf(statement, list);
      if (other) return claims.isCertain(other.timed) ? [ofOtherTime(other)] : [];
      const allowed = allowedOf(statement);
      if (isRight(statement, allowed) || isOfPackage(statement) || isOfPlan(statement, list)) return [];
      if (isBesidePrice(statement, statements, (other) => isRight(other, allowedOf(other)), list.named)) return [];
      if (isDerived(statement, list, discounts) || !claims.isCertain(statement)) return [];
      const { at, ...finding } =
        subject.length > 0
          ? wrongPrice(statement, pricesNamed(allowed ?? [], statement), site, page)
          : unknownPrice(statement, allowed);
      return [{ ...finding, at: { ...at, isWritten: true } }];
    });
  },
  site: (site) => [...wrongRange(site), ...dearVisits(site)],
  complete: withOtherPage,
};

function ofOtherTime({ item, timed: { shown, text, index } }: OtherTime): Finding {
  return {
    at: spotOf(shown, text, index),
    message: `“${item.name}” is ${text} on ${shown.route}, but in site.yaml, that is its price for a ${isByMonth(item) ? 'month' : 'year'}.`,
    hint: 'Correct the price, or the time after it.',
    value: `${item.name} ${text}`,
  };
}

/** Reports the price together with a correct one in site.yaml. `withOtherPage` looks for one on another page. */
function wrongPrice(
  statement: PriceStatement,
  allowed: readonly ItemPrice[],
  { prices: { numberOf }, facts: { language } }: Pick<AuditedSite, 'prices' | 'facts'>,
  page: Page,
): Finding {
  const { shown, text, index, kind, subject } = statement;
  const [item] = subject;
  const [right] = allowed;
  if (!item || !right) return unknownPrice(statement, null);
  const name = [item.name, ...nameOfPrice(statement, right)].join(', ');
  const message = `“${name}” ${kind === 'saving' ? 'saves' : 'is'} ${text} on ${shown.route}`;
  return {
    at: spotOf(shown, text, index),
    message: `${message}, but ${right.text} in site.yaml.`,
    hint: isProperty(text, page)
      ? 'Correct the price that is wrong, or delete it here so that the page shows the price in site.yaml.'
      : `Correct the price that is wrong${hasOtherTime(item, statement) ? '' : insteadOf(allowed, item.name, language)}.`,
    value: `${item.name} ${text}`,
    also: { route: null, path: right.path },
    right: { message, prices: allowed.flatMap(({ amount }) => numberOf(item, amount) ?? []) },
  };
}

function nameOfPrice({ labels, lengths }: PriceStatement, price: ItemPrice): string[] {
  if (labels.includes(nameOf(price))) return [price.label];
  return lengths.length > 0 && price.minutes !== null ? [`${inWords(lengths.map(String), 'or')} min`] : [];
}

/** Returns true if a price is a property of the page, which is shown in place of the one in site.yaml. */
const isProperty = (text: string, { leaves }: Page) =>
  leaves.some(({ price, text: written }) => price && singleSpaced(written) === text);

/** Adds the first correct price on another page to a wrong one, if there is one. */
function withOtherPage(finding: Finding, { notes, stating, reread, prices: { numberOf } }: AuditedSite): Finding {
  const { at, right } = finding;
  if (!right || !('route' in at)) return finding;
  const pages = right.prices.flatMap((price) => stating.get(price) ?? []);
  const [first] = pages.filter((page) => notes[page]?.route !== at.route).sort((a, b) => a - b);
  const route = first === undefined ? undefined : notes[first]?.route;
  const statements = route === undefined ? [] : (reread(route)?.statements ?? []);
  const isRight = ({ subject, amount }: PriceStatement) =>
    subject.some((item) => right.prices.includes(numberOf(item, amount) ?? -1));
  const other = statements.find(isRight);
  if (!other) return finding;
  const { words, index } = wholePrice(other);
  return {
    ...finding,
    message: `${right.message}, but ${words} on ${other.shown.route}.`,
    also: spotOf(other.shown, words, index, true),
  };
}

/** Returns what a page says if it shows a price as in site.yaml: "$20–$30", not only the amount in it. */
function wholePrice({ shown, text, index, subject, amount }: PriceStatement): { words: string; index: number } {
  const prices = subject.flatMap((item) => item.prices.filter((price) => price.amount === amount));
  const found = prices
    .map(({ text: words }) => ({ words, index: index - words.indexOf(text) }))
    .find(({ words, index }) => words.includes(text) && index >= 0 && shown.text.startsWith(words, index));
  return found ?? { words: text, index };
}

function unknownPrice({ shown, text, index, lengths }: PriceStatement, allowed: readonly ItemPrice[] | null): Finding {
  const timed = allowed?.filter(({ minutes, isSaving }) => minutes !== null && !isSaving) ?? [];
  const prices = [...new Set(timed.map((price) => price.text))].join(', ');
  return {
    at: spotOf(shown, text, index),
    message: prices
      ? `${shown.route} says that ${inWords(lengths.map(String), 'or')} minutes cost ${text}, but in site.yaml they cost ${prices}.`
      : `${shown.route} says “${sentenceWith(text, shown)}”, but nothing in site.yaml costs ${text}.`,
    hint: 'If the price is wrong, correct it here. If it is right, add it to site.yaml and write its placeholder here.',
    value: text,
  };
}

const sentencesOf = memoizedWeakly(({ text }: ShownText) => sentencesIn(text));

/** Returns the first sentence of a text with a price. */
const sentenceWith = (price: string, shown: ShownText) =>
  sentencesOf(shown).find((one) => one.includes(price)) ?? shown.text;
