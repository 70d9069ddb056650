import type { YAMLMap } from 'yaml';
import { offsetsOf } from '../locate.ts';
import { keyMessages } from './key-messages.ts';
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
