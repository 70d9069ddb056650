import { halfWidth } from '../../../templates/schema/half-width.ts';
import { degreesIn } from './degrees.ts';
import type { Rules } from './rules.ts';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Returns the number that a text most likely means: -96.6 for `96.6° W`. Returns null if that cannot be known, or is
 * out of range.
 */
export function readNumber(text: string, rules: Rules): number | null {
  const plain = halfWidth(text.trim()).replace(/[−–]/g, '-');
  const candidates = [...fromDigits(plain), degreesIn(plain)?.value ?? null, fromWord(plain)];
  return candidates.find((candidate) => candidate !== null && inRange(candidate, rules)) ?? null;
}

function inRange(number: number, { minimum = -Infinity, maximum = Infinity }: Rules): boolean {
  return number >= minimum && number <= maximum;
}

/** Returns the only number in a text. Reads a comma both as a thousands separator and as a decimal comma. */
function fromDigits(text: string): number[] {
  const [match, ...others] = text.match(/[-+]?(\d[\d.,]*\d|\d)/g) ?? [];
  if (match === undefined || others.length > 0) return [];
  const sign = isNegative(text) && !match.startsWith('-') ? -1 : 1;
  const readings = [
    ...(/^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(match) ? [match.replaceAll(',', '')] : []),
    match.replace(',', '.'),
  ];
  return readings.map((reading) => Number(reading) * sign).filter(Number.isFinite);
}

/** Returns true for south and west: `33.2 S`, `W 96.6`, `96.6 oeste`. */
function isNegative(text: string): boolean {
  return /south|west|oeste|(?<=[\d°'′’"″”]\s*)[SW]$|^[SW](?![a-z])/i.test(text);
}

function fromWord(text: string): number | null {
  const [word = ''] = text.toLowerCase().split(' ');
  return words.includes(word) ? words.indexOf(word) : null;
}
