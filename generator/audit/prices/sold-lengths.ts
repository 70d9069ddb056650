import { escapeRegExp } from '../../../templates/escape-reg-exp.ts';
import { catalogGroups } from '../../../templates/facts/catalog.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { lengthsIn, minutesAtStart, minutesIn } from './lengths.ts';

/** The lengths of what site.yaml sells, in minutes. */
export interface SoldLengths {
  /** The lengths in the labels of prices, and in durations; those in names if there is none. Descriptions sell nothing. */
  sold: readonly number[];
  /** All lengths, including those in names and texts. */
  known: readonly number[];
  /** The total length of all visits, for each package. */
  together: readonly number[];
  /**
   * True if something is sold by the hour, or by additional hours, or if most services have no length, so that a visit
   * may have any.
   */
  isOpen: boolean;
}

/** Returns true for a price that is added to others: "Extra hour", "Each half hour". */
export const isExtra = (label: string) => /\b(?:extra|additional|each|every|per|further|another)\b/i.test(label);

const hourLabel = /^(?:(?:per|by the|an) )?hour(?:ly)?(?: rate)?$/i;
const anHour = /(?:\/ ?| (?:per|an) )(?:hour|hr)$/i;

/** Returns true for the price of time, a part of which costs a part of it: "Hour: $95", "Rate: $95 an hour". */
export const isHourly = (label: string, price: string) => hourLabel.test(label) || anHour.test(price);

/** Collects the lengths of everything in the catalog. */
export function soldLengths(facts: SiteFacts): SoldLengths {
  const items = catalogGroups.flatMap((group): Sold[] => Object.values(facts[group] ?? {}));
  const labels = items.flatMap(({ name, prices = {}, duration = '' }) => {
    const own = Object.keys(prices);
    const isByTime = Object.entries(prices).some(([label, price]) => isHourly(label, price));
    return { lengths: [...own, duration], names: [...own, name], isByTime };
  });
  const minutes = (texts: readonly string[]) =>
    [...new Set(texts.flatMap((text) => lengthsIn(text).map((length) => length.minutes)))].sort((a, b) => a - b);
  const sold = minutes(labels.flatMap(({ lengths }) => lengths));
  return {
    sold: sold.length > 0 ? sold : minutes(items.map(({ name }) => name)),
    known: minutes(catalogGroups.map((group) => JSON.stringify(facts[group] ?? {}))),
    together: labels.flatMap(({ lengths }) => lengths.flatMap(togetherIn)),
    isOpen:
      labels.some(
        ({ names, isByTime }) => isByTime || names.some((name) => isExtra(name) && /\b(?:hour|min)/i.test(name)),
      ) || haveMostlyNoLength(Object.values(facts.services ?? {})),
  };
}

function haveMostlyNoLength(services: readonly Sold[]): boolean {
  const isTimed = ({ name, prices = {} }: Sold) =>
    [name, ...Object.keys(prices)].some((text) => minutesIn(text) !== null);
  return services.filter(isTimed).length < services.length / 2;
}

/** Returns 300 minutes for `5 × 60 min`. */
function togetherIn(label: string): number[] {
  const [, count, visit = ''] = label.match(/^(\d{1,3}) ?[×x*] ?(.+)$/) ?? [];
  const minutes = minutesAtStart(visit);
  return count === undefined || minutes === null ? [] : [Number(count) * minutes];
}

interface Sold {
  name: string;
  prices?: Readonly<Record<string, string>> | undefined;
  duration?: string | undefined;
}

/**
 * Returns a pattern for what is sold by the length: a visit, or the last word of the names of several services, such as
 * "sweep".
 */
export const thingsSold = (facts: SiteFacts): string => [...visits, ...sharedKinds(facts)].map(escapeRegExp).join('|');

const visits = ['visit', 'session', 'appointment', 'special'];

function sharedKinds({ services = {} }: SiteFacts): string[] {
  const kinds = Object.values(services).map(({ name }) => name.trim().split(' ').at(-1)?.toLowerCase() ?? '');
  return [...new Set(kinds.filter((kind, index) => kind !== '' && kinds.indexOf(kind) !== index))];
}

/** Words before "visit" that do not make it a different kind, unlike "meditation". */
const plain =
  'new|first|next|last|single|full|whole|regular|usual|standard|basic|private|personal|individual|quiet|calm|slow|unhurried|relaxing|long|longer|short|shorter|extended|client|customer|guest|member|couples?|home|house|in-home|mobile|morning|midday|afternoon|evening|weekday|weekend|monthly|weekly|introductory';

/**
 * Returns a pattern for one of these after a length, unless it belongs to something else, as in "a visit to the park",
 * "an appointment window", and "a meditation session".
 */
export function soldByLength(facts: SiteFacts): RegExp {
  const names = catalogGroups.flatMap((group) => Object.values(facts[group] ?? {}).map(({ name }: Sold) => name));
  const inNames = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  const known = [plain, ...[...inNames].map(escapeRegExp)].join('|');
  const noJoint = '(?!(?:for|to|in|at|on|with|before|after|and|or|an?|the|until|by) )';
  const kinds = [...sharedKinds(facts).map(escapeRegExp), '(?!)'].join('|');
  const things = `(?:(?:${noJoint}(?:${known}) ){0,3}?(?:${visits.join('|')})|(?:${noJoint}\\p{L}+ ){0,2}?(?:${kinds}))s?(?![\\p{L}-])`;
  const ofElse = `to|from|by|of(?! ${things})|windows?|slots?`;
  return new RegExp(`^ (?:of )?${things}(?! (?:${ofElse})(?!\\p{L}))`, 'iu');
}
