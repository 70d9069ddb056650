import { readNumber } from './read-number.ts';
import { typeMessages } from './type-messages.ts';
import { exampleHint } from './value-messages.ts';
import type { Explanation, WrongValue } from './wrong-value.ts';

/** Explains text, a list, or a group where a number belongs. */
export function numberExpected(wrong: WrongValue): Explanation {
  const { data, label, raw, rules } = wrong;
  const number = typeof data === 'string' ? (inMilliseconds(data, wrong) ?? readNumber(data, rules)) : null;
  if (number === null) return { message: typeMessages.number(label, found(wrong), exampleHint(rules)) };
  return {
    message: typeMessages.numberAs(label, String(data), numberFault(raw, number), String(number)),
    value: number,
  };
}

function found({ data, raw }: WrongValue): string {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'a group of properties';
  return typeof data === 'string' ? `"${data}"` : raw;
}

/** What keeps a text from being a number. */
function numberFault(raw: string, number: number): string {
  if (/^["']/.test(raw)) return 'The quotes make it text.';
  if (/[SW]|south|west/i.test(raw) && number < 0) return 'West and south are negative.';
  if (raw.includes('°')) return 'Leave out the degree sign.';
  if (/\d,\d{3}/.test(raw) && Number.isInteger(number)) return 'Leave out the comma.';
  if (/\d,\d/.test(raw)) return 'Use a decimal point, not a comma.';
  return 'Write digits only.';
}

const units: readonly [RegExp, number][] = [
  [/^(ms|millis(econds?)?)$/i, 1],
  [/^(s|secs?|seconds?)$/i, 1000],
  [/^(m|mins?|minutes?)$/i, 60_000],
];

/** A time such as `3 seconds`, if the number is in milliseconds. */
function inMilliseconds(text: string, { rules }: WrongValue): number | null {
  const [, digits = '', unit = ''] = text.match(/^([\d.,]+|[a-z]+)\s*([a-z]+)$/i) ?? [];
  const [, factor = null] = units.find(([pattern]) => pattern.test(unit)) ?? [];
  const number = readNumber(digits, rules);
  const isDuration = rules.description?.includes('milliseconds');
  return isDuration && factor !== null && number !== null ? number * factor : null;
}

const yes = ['yes', 'y', 'on', 'true', '1', 'x'];
const no = ['no', 'n', 'off', 'false', '0'];

/** Explains anything but true or false. */
export function booleanExpected({ data, label, raw }: WrongValue): Explanation {
  const word = String(data).toLowerCase();
  const value = yes.includes(word) ? true : no.includes(word) ? false : null;
  if (value === null) return { message: typeMessages.boolean(label, raw) };
  return { message: typeMessages.booleanAs(label, raw, value), value };
}
