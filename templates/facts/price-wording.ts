/** The parts of a price text: `from $45`, `$45+`, `$45–$60`, `$20 per person`. */
export interface PriceWording {
  /** The words before the first amount: `from `, or nothing. */
  before: string;
  /** One amount, or the lower and the upper one of a range, as written: `$45`, or `45` in `45–60 €`. */
  amounts: readonly [string] | readonly [string, string];
  /** The text between the two amounts of a range. */
  joint: string;
  /** The text at the end: `+`, ` per person`, or nothing. */
  after: string;
  /** True if the amount is a lower bound, as in `from $45`, `$45+`, and `4,500円～`. */
  isOpen: boolean;
  /** What one amount buys: `person`; null if the price does not say. */
  unit: string | null;
}

/** Words before the lowest of several prices, in the languages that owners use. */
export const fromWords = 'from|starting (?:at|from)|starts at|ab|[àa] partir de|dès|desde|a partire da|vanaf|fra|från';
const word = "\\p{L}[\\p{L}\\p{M}²³.'’-]*";
const unitWords = `(?:\\d+ ?)?${word}(?: ${word}){0,2}`;
const per = ` ?/ ?| (?:per|an?|pro|je|par|por|al|the) `;
const each = [
  'each(?: way)?|apiece|cada un[oa]|c/u|cada(?: uma?)?',
  "chacune?|(?:la )?pièce|l['’]unité|das Stück|je",
  "cad\\.|cadaun[oa]|ciascun[oa]|l['’]un[oa]|elk|stk\\.?|styck",
].join('|');
const often =
  'hourly|daily|weekly|monthly|yearly|(?:diari[oa]|semanal|mensual|anual)(?:e?s)?|täglich|wöchentlich|monatlich|jährlich';
const alone = ` (?:${each}|one[ -]way|round[ -]trip|${often})`;
const whole = new RegExp(
  `^(?<before>(?:${fromWords}) )?(?<core>.*?[\\d}].*?)(?<plus> ?(?:\\+|[～〜~]|から|より|起|부터))?(?:(?:${per})(?<unit>${unitWords})|(?<alone>${alone}))?$`,
  'isu',
);

/** Outside placeholders. A dash for the cents, as in `80,–`, is not a range. */
const between = / ?(?<![,.])[–—‒−～〜~-] ?(?=[^\s])(?![^{]*\})| (?:to|bis|hasta|tot|til|till) (?![^{]*\})/iu;

/**
 * Splits a price into parts; returns null if it has no amount. The form of a price checks whether the amounts are
 * valid.
 */
export function wordingOf(price: string): PriceWording | null {
  const match = price.match(whole);
  if (!match?.groups) return null;
  const { before = '', core = '', plus, unit, alone } = match.groups;
  const found = core.match(between);
  const [joint = '', index = 0] = found?.index ? [found[0], found.index] : [];
  const [low, high] = joint ? [core.slice(0, index), core.slice(index + joint.length)] : [core, ''];
  const isRange = [low, high].every((amount) => /[\d}]/.test(amount));
  return {
    before,
    amounts: isRange ? [low, high] : [core],
    joint: isRange ? joint : '',
    after: price.slice(before.length + core.length),
    isOpen: before !== '' || plus !== undefined,
    unit: unit ?? alone?.trim() ?? null,
  };
}

/** Words for free, in the languages that owners use, in all genders and numbers. */
const free = new RegExp(
  `^(?:${[
    'free|complimentary|no charge|included',
    'gr[aá]tis|gratuit[oa]s?|sin (?:costo|coste|cargo)|inclu[ií]d[oa]s?|de cortesía|sem custo',
    'gratuite?s?|inclus(?:es?)?|offerte?s?|compris(?:es?)?',
    'kostenlose?|kostenfreie?|inklusive|inbegriffen|enthalten|ohne Aufpreis',
    'gratuit[ie]|inclus[oaie]|in omaggio|inbegrepen|inclusief',
    '無料|免费|免費|무료',
  ].join('|')})(?![\\p{L}\\p{M}])[^\\d{]*$`,
  'iu',
);

/** Returns true for a price that is a word such as `Free`. */
export function isFree(price: string): boolean {
  return price.length <= 60 && free.test(price);
}
