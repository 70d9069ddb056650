import { amountOf } from '../../../templates/facts/catalog.ts';
import { minutesIn, type PriceList, priceListOf, type Thing, type ThingPrice } from '../price-list.ts';
import type { Finding, Rule } from '../rule.ts';
import { type ShownText, shownTexts, spotOf } from '../shown-texts.ts';

/** Every price that a visitor reads is one of site.yaml, and of the thing that it is said of, as far as that can be told. */
export const rule: Rule = {
  id: 'prices',
  severity: 'warning',
  reason: 'A guest who was shown two prices expects the lower one.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  check: ({ facts, leaves, pages }) => {
    const list = priceListOf(facts, leaves);
    const stated = shownTexts(pages, /\d/).flatMap((shown) => statements(shown, list));
    const known = [...leaves]
      .filter(({ path }) => path[0] === 'business')
      .flatMap(({ text }) => text.match(list.pattern) ?? []);
    const all = new Set([
      ...list.things.flatMap(({ prices }) => prices.map(({ amount }) => amount)),
      ...known.map(amountOf),
    ]);
    return stated.flatMap((statement) => {
      const allowed = allowedFor(statement, list.things);
      if (allowed ? allowed.some(({ amount }) => amount === statement.amount) : all.has(statement.amount)) return [];
      return [
        statement.subject.length > 0 ? differing(statement, allowed ?? [], stated) : unknownPrice(statement, allowed),
      ];
    });
  },
};

/** A price as a page says it. */
interface Statement {
  shown: ShownText;
  text: string;
  /** Where it begins in what is shown. */
  index: number;
  amount: number;
  /** What it is the price of; empty where that cannot be told. Things that share a name are all of them. */
  subject: Thing[];
  minutes: number | null;
}

function statements(shown: ShownText, { pattern, named }: PriceList): Statement[] {
  return [...shown.text.matchAll(pattern)].map(({ 0: text, index }) => {
    const sentence =
      shown.text
        .slice(0, index)
        .split(/[.!?;] /)
        .at(-1) ?? '';
    // The words since the last price: what stands before that one is its own.
    const words = sentence.split(pattern).at(-1) ?? '';
    const minutes = minutesIn(words) ?? minutesIn(shown.term ?? '');
    return { shown, text, index, amount: amountOf(text), subject: subjectOf(shown, sentence, named), minutes };
  });
}

/** The thing named last before the price, else that of its row, else that of the card it stands on. */
function subjectOf({ text, term, heading }: ShownText, sentence: string, named: PriceList['named']): Thing[] {
  const isRow = term !== null || text.length < 40;
  for (const words of [sentence, term ?? '', isRow ? heading : '']) {
    const found = named(words).at(-1);
    if (found) return found.things;
  }
  return [];
}

/** The prices that may stand there; null where any of site.yaml may. */
function allowedFor({ subject, minutes, shown }: Statement, things: readonly Thing[]): ThingPrice[] | null {
  const { service } = shown.page.data.structuredData ?? {};
  const isOther = ({ group, key }: Thing) => group === 'services' && service !== undefined && key !== service;
  const candidates = subject.length > 0 ? subject : things.filter((thing) => minutes !== null && !isOther(thing));
  const prices = candidates.flatMap(({ prices }) => prices);
  const timed = prices.filter((price) => minutes !== null && price.minutes === minutes);
  if (timed.length > 0) return [...timed, ...prices.filter((price) => price.minutes === null)];
  return subject.length > 0 ? prices : null;
}

/** Two prices for one thing, side by side: that of this page and that of another, or of site.yaml. */
function differing(statement: Statement, allowed: readonly ThingPrice[], all: readonly Statement[]): Finding {
  const { shown, text, index, subject, minutes } = statement;
  const [thing] = subject;
  const right = allowed[0];
  if (!thing || !right) return unknownPrice(statement, null);
  const name = minutes === null ? thing.name : `${thing.name}, ${minutes} min`;
  const other = all.find(
    (one) =>
      one.shown.page !== shown.page &&
      one.subject.includes(thing) &&
      allowed.some(({ amount }) => amount === one.amount),
  );
  return {
    at: spotOf(shown, text, index),
    message: other
      ? `“${name}” is ${text} on ${shown.page.route}, but ${other.text} on ${other.shown.page.route}.`
      : `“${name}” is ${text} on ${shown.page.route}, but ${right.text} in site.yaml.`,
    hint: 'Take the price out here, so that it follows site.yaml, or correct the one that is wrong.',
    value: `${thing.name} ${text}`,
    also: other ? spotOf(other.shown, other.text, other.index) : { page: null, path: right.path },
  };
}

function unknownPrice({ shown, text, index, minutes }: Statement, allowed: readonly ThingPrice[] | null): Finding {
  const timed = allowed?.filter((price) => price.minutes === minutes && price.path.at(-1) !== 'saves') ?? [];
  const prices = [...new Set(timed.map((price) => price.text))].join(', ');
  const sentence = shown.text.split(/(?<=[.!?]) /).find((one) => one.includes(text)) ?? shown.text;
  return {
    at: spotOf(shown, text, index),
    message: prices
      ? `${shown.page.route} says that ${minutes} minutes cost ${text}; in site.yaml they cost ${prices}.`
      : `${shown.page.route} says “${sentence}”, but nothing in site.yaml costs ${text}.`,
    hint: 'Correct it here; or, where it is right, put it into site.yaml and its placeholder here, so that the two cannot differ.',
    value: text,
  };
}
