import { factAt } from '../../../templates/schema/forms/form.ts';
import { halfWidth } from '../../../templates/schema/half-width.ts';
import { fits, isDuration, isExcluded } from './fits.ts';
import { readNumber } from './read-number.ts';
import type { Rules } from './rules.ts';
import { typeMessages } from './type-messages.ts';
import { exampleHint, valueMessages } from './value-messages.ts';
import type { ValueExplanation, WrongValue } from './wrong-value.ts';

/** Explains text, a list, or a group where a number belongs. */
export function numberExpected(wrong: WrongValue): ValueExplanation {
  const { data, label, raw, rules } = wrong;
  const half = typeof data === 'string' ? halfOfPair(data, wrong) : null;
  if (half !== null)
    return { message: typeMessages.numberAs(label, String(data), pairFault, half), value: Number(half) };
  const number = typeof data === 'string' ? numberIn(data, wrong) : null;
  const bare =
    number === null && isDuration(rules) && /^[\d.,]+$/.test(String(data)) ? readNumber(String(data), rules) : null;
  if (bare !== null && isExcluded(bare, rules)) return { message: valueMessages.milliseconds(label, bare) };
  if (number === null) return { message: typeMessages.number(label, found(wrong), exampleHint(rules)) };
  const isWest = isWestOf(number, wrong);
  const fault = [numberFault(raw, number), ...(isWest ? [west] : [])].join(' ');
  const value = isWest ? -number : number;
  return { message: typeMessages.numberAs(label, String(data), fault, String(value)), value };
}

function numberIn(text: string, { rules }: WrongValue): number | null {
  return isDuration(rules) ? inMilliseconds(text, rules) : readNumber(text, rules);
}

const pairFault = 'These are two numbers: the latitude, and then the longitude.';

/**
 * Returns one of two coordinates that were copied together, as maps show them. Two bare numbers are one with a decimal
 * comma.
 */
function halfOfPair(text: string, { path, rules }: WrongValue): string | null {
  if (/^-?\d+,\d+$/.test(text)) return null;
  const pair = text.match(/^(-?\d+(?:\.\d+)?)[,;]\s*(-?\d+(?:\.\d+)?)$/);
  const half = pair?.[['', 'latitude', 'longitude'].indexOf(String(path.at(-1)))];
  return half !== undefined && half !== text && fits(Number(half), rules) ? half : null;
}

const west = 'West of Greenwich, it is negative.';

/** Countries that lie west of Greenwich, except for a few islands. */
const westernCountries = new Set('US CA MX PR GT SV HN NI CR PA CU DO CO VE EC PE BO CL AR UY PY BR'.split(' '));

/** Returns true for a longitude without a sign or a direction, for a place in the Americas. */
function isWestOf(number: number, { path, data, facts }: WrongValue): boolean {
  const isBare =
    number > 0 && path.at(-1) === 'longitude' && !/\+|(?<!\p{L})e(?:ast|ste)?(?!\p{L})/iu.test(String(data));
  const isPacific = /^(?:GU|MP)$/.test(factAt(facts, 'address.region') ?? '');
  return isBare && !isPacific && westernCountries.has(factAt(facts, 'address.country') ?? '');
}

function found({ data, raw }: WrongValue): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a group of properties';
  return typeof data === 'string' ? `"${data}"` : raw;
}

/** Returns why a text is not a number. */
function numberFault(raw: string, number: number): string {
  if (/^["']/.test(raw)) return 'The quotes make it text.';
  if (/[SW]|south|west|oeste/i.test(raw) && number < 0) return 'West and south are negative.';
  if (raw.includes('°')) return 'Leave out the degree sign.';
  if (/\d,\d{3}/.test(raw) && Number.isInteger(number)) return 'Leave out the comma.';
  if (/\d,\d/.test(raw)) return 'Use a decimal point, not a comma.';
  return 'Write digits only.';
}

/** Words for units of time, in the languages that owners use. */
const units: readonly [RegExp, number][] = [
  [/^(?:ms|mill?is?(?:(?:ec|eg|sek)\p{L}*)?)$/iu, 1],
  [/^(?:s|secs?|seconds?|secondes?|second[oi]|segs?|segundos?|sek|sekunden?)$/iu, 1000],
  [/^(?:m|mins?|minutes?|minut[oi]s?|minuten?)$/iu, 60_000],
];

/**
 * Returns a time such as `3 seconds` in milliseconds. Returns null for a number that would be too small without a unit.
 */
function inMilliseconds(text: string, rules: Rules): number | null {
  const [, digits = '', unit = ''] = halfWidth(text.trim()).match(/^([\d.,]+|\p{L}+)\s*(?:(\p{L}+)\.?)?$/u) ?? [];
  const [, factor] = units.find(([pattern]) => pattern.test(unit)) ?? [];
  const number = readNumber(digits, rules);
  if (number === null || (unit !== '' && factor === undefined)) return null;
  const milliseconds = Math.round(number * (factor ?? 1));
  return fits(milliseconds, rules) ? milliseconds : null;
}
