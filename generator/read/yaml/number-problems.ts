import type { YAMLMap } from 'yaml';
import { offsetsOf } from '../locate.ts';
import { braceMessages } from './brace-messages.ts';
import { keyMessages } from './key-messages.ts';
import { quoted } from './quoted.ts';
import type { Repair } from './repair.ts';

/** Reports two numbers in braces without names, as a map shows the coordinates of a place. */
export function bareCoordinates(text: string, map: YAMLMap): Repair | null {
  const at = offsetsOf(map);
  const [, latitude, longitude] = text.slice(...at).match(/^\{\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*\}$/) ?? [];
  if (latitude === undefined) return null;
  const fix = { lead: 'Write', text: `{ latitude: ${latitude}, longitude: ${longitude} }` };
  return { at, message: keyMessages.bareCoordinates(), fixes: [fix] };
}

/** The comma before the cents of a price such as `$65,00`. */
export const centComma = /(?<=[$£] ?\d+),(?=\d{2}(?!\d))/g;

/**
 * Returns the braces with decimal points in place of commas before cents, if there are several. Returns null if there
 * is at most one, or if the braces span several lines.
 */
export function centCommas(text: string, map: YAMLMap): Repair | null {
  const at = offsetsOf(map);
  const source = text.slice(...at);
  if (source.split(centComma).length < 3 || source.includes('\n')) return null;
  const fix = { lead: 'Write', text: source.replace(centComma, '.') };
  return { at, message: keyMessages.centComma(), fixes: [fix] };
}

/** The comma of a number such as `48,1107`. */
const decimalComma = /(?<=:\s*-?\d{1,3}),(?=\d{2,}\s*[,}])/g;

/** Returns the braces with decimal points in place of commas, if there are several. */
export function decimalCommas(text: string, map: YAMLMap): Repair | null {
  const at = offsetsOf(map);
  const source = text.slice(...at);
  if (source.split(decimalComma).length < 3 || source.includes('\n')) return null;
  return {
    at,
    message: keyMessages.decimalComma(),
    fixes: [{ lead: 'Write', text: source.replace(decimalComma, '.') }],
  };
}

/** Returns true for the digits after a comma in a price, as in `{ Bath: 65,00 € }`, where YAML reads a property. */
export const isRestOfNumber = (text: string, from: number) => /^\d,\d/.test(text.slice(from - 2, from + 1));

/** The value of a property that has a comma before cents: `90,00 €`, `from 90,00 €`, `90,00–120,00 €`. */
const commaValue = /(?<lead>:\s+)(?<value>(?![\s"'])(?:[^"'{}[\],:]*\d,\d{2}(?!\d))+[^"'{}[\],:]*(?<!\s))(?=\s*[,}])/g;

/** Returns the braces with quotes around each price with a comma, if there are several. */
export function quotedCommas(text: string, map: YAMLMap): Repair | null {
  const at = offsetsOf(map);
  const source = text.slice(...at);
  if ((source.match(commaValue) ?? []).length < 2 || source.includes('\n')) return null;
  const fix = {
    lead: 'Put each of them in quotes',
    text: source.replace(commaValue, (_, lead: string, value: string) => `${lead}${quoted(value)}`),
  };
  return { at, message: braceMessages.text('unquoted-comma', 'a comma'), fixes: [fix] };
}
