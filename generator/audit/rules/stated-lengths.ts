import { isEnglish } from '../../../templates/facts/locale.ts';
import type { Background } from '../background.ts';
import { anyLength, minutesOf } from '../lengths.ts';
import type { CatalogItem } from '../price-list.ts';
import type { Rule, TextFault } from '../rule.ts';

/** The length of a visit in words, such as "ninety-minute visit", must be one that site.yaml sells. English only. */
export const rule: Rule = {
  id: 'stated-lengths',
  severity: 'warning',
  reason: 'A guest who reads of 75 minutes, and can book 60 or 90, asks which is true.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233',
  text: ({ text }, background) => {
    const { facts, lengths } = background;
    if (!/min(?:ute)?s?\b|hour/i.test(text) || !isEnglish(facts.language) || lengths.length === 0) return [];
    return lengthsIn(text, background);
  },
};

function lengthsIn(text: string, { prices, lengths: sold, soldByLength }: Background): TextFault[] {
  return [...text.matchAll(anyLength)].flatMap(({ 0: words, index }) => {
    const minutes = minutesOf(words);
    const after = text.slice(index + words.length);
    const own = ownLengths(text.slice(0, index), prices.named);
    if (own) return own.lengths.includes(minutes) ? [] : [faultOf(words, index, own)];
    const isSold = soldByLength.test(after) || isPriced(after, prices.pattern);
    return isSold && !sold.includes(minutes) && !isNamed(after, prices.named)
      ? [faultOf(words, index, { name: null, lengths: sold })]
      : [];
  });
}

/** True if a price follows, as in "75 minutes for $90". */
function isPriced(after: string, price: RegExp): boolean {
  const [lead] = after.match(/^(?: is| for| from| at| costs?|:)? /) ?? [];
  return (
    lead !== undefined &&
    new RegExp(`^(?:${price.source})`, price.flags.replace('g', '')).test(after.slice(lead.length))
  );
}

type Named = Background['prices']['named'];

/** True for a length just before the name of an item, about which the rule "facts" knows more. */
function isNamed(after: string, named: Named): boolean {
  const [lead = ''] = after.match(/^ (?:of )?/) ?? [];
  return named(after).some(({ index }) => index === lead.length);
}

/** What one item is sold by. */
interface Own {
  name: string | null;
  lengths: readonly number[];
}

/** The lengths of an item whose name is just before, as in "boiler service for 45 minutes"; null if there is none. */
function ownLengths(before: string, named: Named): Own | null {
  const [tail = ''] = before.match(/(?: for| takes| lasts| is)? \(?$/) ?? [];
  const text = before.slice(0, before.length - tail.length);
  const last =
    tail.trim() === '' ? undefined : named(text).find(({ name, index }) => index + name.length === text.length);
  const lengths = (last?.items ?? []).flatMap(({ prices }: CatalogItem) =>
    prices.flatMap(({ minutes }) => minutes ?? []),
  );
  return last && lengths.length > 0 ? { name: last.items[0]?.name ?? null, lengths: [...new Set(lengths)] } : null;
}

function faultOf(words: string, index: number, { name, lengths }: Own): TextFault {
  const minutes = `${lengths.join(', ')} min`;
  return {
    words,
    index,
    isChosen: true,
    fault: `but ${name ? `${name} is sold for ${minutes}` : `site.yaml has nothing of that length (${minutes})`}`,
    hint: 'Write one of those lengths, or add this one to site.yaml.',
  };
}
