import { amountOf } from '../../../templates/facts/amount.ts';
import { type CatalogItem, type ItemPrice, minutesIn, type PriceList, priceListOf } from '../price-list.ts';
import type { Finding, Rule } from '../rule.ts';
import { type ShownText, shownTexts, spotOf } from '../shown-texts.ts';

/** Every price on a page must be in site.yaml. If the page says what it is the price of, it must be a price of that item. */
export const rule: Rule = {
  id: 'prices',
  severity: 'warning',
  reason: 'A customer who sees two prices expects the lower one.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  check: ({ facts, leaves, pages }) => {
    const list = priceListOf(facts, leaves);
    const stated = shownTexts(pages, /\d/).flatMap((shown) => statements(shown, list));
    const ofBusiness = leaves
      .filter(({ path }) => path[0] === 'business')
      .flatMap(({ text }) => text.match(list.pattern) ?? []);
    const all = new Set([
      ...list.items.flatMap(({ prices }) => prices.map(({ amount }) => amount)),
      ...ofBusiness.map(amountOf),
    ]);
    return stated.flatMap((statement) => {
      const { amount, subject } = statement;
      const allowed = allowedFor(statement, list.items);
      const isRight = allowed ? allowed.some((price) => price.amount === amount) : all.has(amount);
      if (isRight) return [];
      return [subject.length > 0 ? wrongPrice(statement, allowed ?? [], stated) : unknownPrice(statement, allowed)];
    });
  },
};

/** A price on a page. */
interface Statement {
  shown: ShownText;
  text: string;
  /** Its offset in the shown text. */
  index: number;
  amount: number;
  /** The items that it may be the price of: several if they share a name, none if the page does not say. */
  subject: CatalogItem[];
  /** The length that the page gives with it; null if there is none. */
  minutes: number | null;
}

function statements(shown: ShownText, { pattern, named }: PriceList): Statement[] {
  return [...shown.text.matchAll(pattern)].map(({ 0: text, index }) => {
    const sentence =
      shown.text
        .slice(0, index)
        .split(/[.!?;] /)
        .at(-1) ?? '';
    // Words before an earlier price belong to that price.
    const words = sentence.split(pattern).at(-1) ?? '';
    const minutes = minutesIn(words) ?? minutesIn(shown.term ?? '');
    return { shown, text, index, amount: amountOf(text), subject: subjectOf(shown, sentence, named), minutes };
  });
}

/** The item named last before the price in its sentence, or else in its term, or else in the heading of its card. */
function subjectOf({ text, term, heading }: ShownText, sentence: string, named: PriceList['named']): CatalogItem[] {
  const isRow = term !== null || text.length < 40;
  for (const words of [sentence, term ?? '', isRow ? heading : '']) {
    const found = named(words).at(-1);
    if (found) return found.items;
  }
  return [];
}

/** The prices that are right for a statement; null if any price in site.yaml is. */
function allowedFor({ subject, minutes, shown }: Statement, items: readonly CatalogItem[]): ItemPrice[] | null {
  const { service } = shown.page.data.structuredData ?? {};
  const isOther = ({ group, key }: CatalogItem) => group === 'services' && service !== undefined && key !== service;
  const candidates = subject.length > 0 ? subject : items.filter((item) => minutes !== null && !isOther(item));
  const prices = candidates.flatMap(({ prices }) => prices);
  const timed = prices.filter((price) => minutes !== null && price.minutes === minutes);
  if (timed.length > 0) return [...timed, ...prices.filter((price) => price.minutes === null)];
  return subject.length > 0 ? prices : null;
}

/** Reports the price together with a correct one: on another page if there is one, or else in site.yaml. */
function wrongPrice(statement: Statement, allowed: readonly ItemPrice[], all: readonly Statement[]): Finding {
  const { shown, text, index, subject, minutes } = statement;
  const [item] = subject;
  const [right] = allowed;
  if (!item || !right) return unknownPrice(statement, null);
  const name = minutes === null ? item.name : `${item.name}, ${minutes} min`;
  const other = all.find(
    (one) =>
      one.shown.page !== shown.page &&
      one.subject.includes(item) &&
      allowed.some(({ amount }) => amount === one.amount),
  );
  return {
    at: spotOf(shown, text, index, true),
    message: other
      ? `“${name}” is ${text} on ${shown.page.route}, but ${other.text} on ${other.shown.page.route}.`
      : `“${name}” is ${text} on ${shown.page.route}, but ${right.text} in site.yaml.`,
    hint: 'Correct the price that is wrong, or delete it here so that the page shows the price in site.yaml.',
    value: `${item.name} ${text}`,
    also: other ? spotOf(other.shown, other.text, other.index, true) : { page: null, path: right.path },
  };
}

function unknownPrice({ shown, text, index, minutes }: Statement, allowed: readonly ItemPrice[] | null): Finding {
  const timed = allowed?.filter((price) => price.minutes === minutes && price.path.at(-1) !== 'saves') ?? [];
  const prices = [...new Set(timed.map((price) => price.text))].join(', ');
  const sentence = shown.text.split(/(?<=[.!?]) /).find((one) => one.includes(text)) ?? shown.text;
  return {
    at: spotOf(shown, text, index, true),
    message: prices
      ? `${shown.page.route} says that ${minutes} minutes cost ${text}, but in site.yaml they cost ${prices}.`
      : `${shown.page.route} says “${sentence}”, but nothing in site.yaml costs ${text}.`,
    hint: 'If the price is wrong, correct it here. If it is right, add it to site.yaml and write its placeholder here.',
    value: text,
  };
}
