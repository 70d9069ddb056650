import { priceRange } from '../../facts/price-range.ts';
import {
  hasUsualPrice,
  type PriceTerm,
  priceFor,
  priceNames,
  pricesOf,
  referenceIn,
  targetOf,
  withoutBraces,
} from '../../facts/price-reference.ts';
import { editDistance } from '../edit-distance.ts';
import { isGroup } from '../is-group.ts';
import type { FormFault } from './form.ts';

/**
 * Returns the fault in a price that refers to others, such as `services.sweep.One flue`; undefined if it is not a
 * reference. Does not report anything about a group that has mistakes itself.
 *
 * @param isExact true if only a single amount is allowed
 */
export function referenceFault(text: string, facts: unknown, isExact: boolean): FormFault | null | undefined {
  const terms = referenceIn(text);
  if (!terms) return looseFault(text, facts);
  if (!isGroup(facts)) return null;
  const wrong = terms.filter((term) => termFault(term, text, facts) !== null);
  const [first, ...others] = wrong;
  const fault = first && termFault(first, text, facts);
  if (fault) return others.length === 0 ? { ...fault, missing: first } : faultOfSeveral(wrong, text, facts);
  if (!terms.every((term) => typeof targetOf(term, facts) === 'string')) return null;
  return circleFault(text, facts) ?? amountFault(text, terms, facts, isExact);
}

/** Returns the faults of several parts. There is a correction if each part has one. */
function faultOfSeveral(terms: readonly PriceTerm[], text: string, facts: Facts): FormFault {
  const faults = terms.map((term) => termFault(term, text, facts)).filter((fault) => fault !== null);
  const advice = faults.flatMap(({ better, advice: own }) => (better === undefined && own ? [own] : []));
  const better = terms.reduce<string | undefined>(
    (written, term) => (written === undefined ? undefined : termFault(term, written, facts)?.better),
    text,
  );
  return {
    fault: faults.map(({ fault }) => fault).join(', and '),
    ...(better === undefined ? { advice: [...new Set(advice), 'Correct each of them.'].join(' ') } : { better }),
  };
}

/**
 * Returns the fault of a reference with other characters than dots between its parts; undefined if the text is not a
 * reference.
 */
function looseFault(text: string, facts: unknown): FormFault | undefined {
  const [, group = '', rest = ''] = text.match(/^([a-z]+)[\s.:/>]+(.+)$/) ?? [];
  const entries = isGroup(facts) && Object.hasOwn(priceNames, group) ? facts[group] : undefined;
  const keys = isGroup(entries) ? Object.keys(entries) : [];
  for (const key of keys.filter((one) => rest.startsWith(one))) {
    const [, price] = rest.slice(key.length).match(/^(?:[\s.:/>]+(?:prices[\s.:/>]+)?(.+))?$/) ?? [];
    const better = [group, key, ...(price === undefined ? [] : [price])].join('.');
    const [term, ...others] = referenceIn(better) ?? [];
    if (term && others.length === 0 && typeof targetOf(term, facts) === 'string') {
      return { fault: 'must have dots between the parts of a reference', better };
    }
  }
  return undefined;
}

type Facts = Readonly<Record<string, unknown>>;

/** Reports a part that leads nowhere. */
function termFault(term: PriceTerm, text: string, facts: Facts): FormFault | null {
  const { group, key, price, name } = term;
  const write = (better: string) => text.replace(name, () => better);
  const rest = name.slice(group.length);
  if (!Object.hasOwn(priceNames, group)) {
    return unknown(`refers to "${group}", which is not a group with prices`, group, Object.keys(priceNames), (near) => [
      [near, write(near + rest)],
    ]);
  }
  const entries = facts[group];
  if (entries === undefined) {
    return { fault: `refers to the ${group}, but site.yaml has none`, advice: 'Write the price itself.' };
  }
  if (!isGroup(entries) || Object.keys(entries).some((one) => !/^[a-z0-9-]+$/.test(one))) return null;
  if (!Object.hasOwn(entries, key)) {
    return unknown(`refers to "${key}", which is not in the ${group} of site.yaml`, key, Object.keys(entries), (near) =>
      pricesLike(term, entries[near]).map((one) =>
        one === '' ? [near, write(`${group}.${near}`)] : [`${near}, ${one}`, write(`${group}.${near}.${one}`)],
      ),
    );
  }
  const entry = entries[key];
  return isGroup(entry) ? priceFault(term, price, entry, (near) => [[near, write(`${group}.${key}.${near}`)]]) : null;
}

/**
 * Returns the name of the price of an entry that a reference means, or those that it may mean. Empty is the default
 * price.
 */
function pricesLike({ group, price }: PriceTerm, entry: unknown): string[] {
  if (!isGroup(entry)) return [price];
  const known = Object.keys(pricesOf(group, entry));
  if (price !== '' && known.includes(price)) return [price];
  return hasUsualPrice(group, entry) ? [''] : known;
}

/** Returns what texts may mean, in words, and how to write that. */
type Meanings = (name: string) => (readonly [words: string, text: string])[];

/** Returns true for a service or an offer that has no price on purpose. */
function hasNoPrice(group: string, entry: Facts): boolean {
  return (group === 'services' && !('prices' in entry)) || (group === 'specials' && !('price' in entry));
}

/** Reports a label, or the name of a price, that the entry does not have, or a missing one where there are several. */
function priceFault({ group, key }: PriceTerm, price: string, entry: Facts, write: Meanings): FormFault | null {
  // Prices that do not form a group are reported where they are written.
  if ('prices' in entry && !isGroup(entry.prices)) return null;
  const known = Object.keys(pricesOf(group, entry));
  if (hasNoPrice(group, entry)) {
    return { fault: `refers to "${key}", which has no price`, advice: 'Write the price itself.' };
  }
  if (price === '' ? hasUsualPrice(group, entry) : known.includes(price)) return null;
  const fault =
    price === '' ? `must name one of the prices of "${key}"` : `refers to "${price}", which is not a price of "${key}"`;
  return unknown(fault, price, known, write);
}

/** Suggests the nearest name, the only one, or each of a few, or lists them. */
function unknown(fault: string, name: string, known: readonly string[], write: Meanings): FormFault {
  const distances = known.map((one) => ({ one, edits: editDistance(name.toLowerCase(), one.toLowerCase()) }));
  const [nearest] = distances.sort((a, b) => a.edits - b.edits);
  const isNear = nearest && nearest.edits <= Math.max(1, Math.floor(name.length / 3));
  // A different number is a different price.
  const isOther = nearest && nearest.one.replace(/\D/g, '') !== name.replace(/\D/g, '');
  const meant = nearest && ((isNear && !isOther) || known.length === 1) ? [nearest.one] : known;
  const meanings = meant.flatMap(write);
  const [first] = meanings;
  if (first && meanings.length === 1) return { fault, better: first[1] };
  if (!first || meanings.length > 4) return { fault, advice: `There are: ${known.join(', ') || 'none'}.` };
  return { fault, either: meanings.map(([words, text]) => [`you mean ${words}`, text] as const) };
}

/** Reports a circle once, at the reference that comes first in the alphabet. */
function circleFault(text: string, facts: unknown): FormFault | null {
  const circle = circleFrom([text], facts);
  if (!circle || [...circle].sort()[0] !== text) return null;
  const fault = `leads back to itself: ${[...circle, text].join(' → ')}`;
  return { fault, advice: 'Write one of these prices as an amount.' };
}

/** Returns the references that lead from the first one of a trail back to it; null if there is no circle. */
function circleFrom(trail: readonly string[], facts: unknown): readonly string[] | null {
  for (const term of referenceIn(trail.at(-1) ?? '') ?? []) {
    const target = targetOf(term, facts);
    const next = typeof target === 'string' ? withoutBraces(target) : '';
    if (next === trail[0]) return trail;
    const found = trail.includes(next) ? null : circleFrom([...trail, next], facts);
    if (found) return found;
  }
  return null;
}

/**
 * Checks that a price used in a computation is an amount. A target that is not a price at all is reported where it is
 * written.
 */
function amountFault(text: string, terms: readonly PriceTerm[], facts: unknown, isExact: boolean): FormFault | null {
  const [first] = terms;
  const isSum = terms.length > 1 || first?.count !== 1;
  if (!isSum && !isExact) return null;
  const inexact = terms.find(({ name }) => {
    const range = priceRange(priceFor(name, facts) ?? '');
    return range !== null && range.low !== range.high;
  });
  if (!inexact) return null;
  const price = priceFor(inexact.name, facts);
  const fault = `is computed with ${inexact.name}, and "${price}" is not one amount`;
  return { fault, advice: `Write the amount itself instead of "${text}".` };
}
