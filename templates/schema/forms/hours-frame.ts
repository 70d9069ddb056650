import type { LooseTime } from './loose-times.ts';

/**
 * Words between times and around them, in the languages that owners use: "from 8 to 18", "de las 8 a las 18", "von 8
 * bis 18".
 */
const until = 'to|til|till|until|a|al|hasta|à|às|até|alle|bis|tot';
const others = 'from|and|open|between|de|desde|las?|les?|das|dalle|du|von|van|y|e|et|und|en';

const between = new RegExp(`[\\s,;&/+~–—‒−-]|(?<!\\p{L})(?:${until}|${others})(?!\\p{L})|\\.{2,}`, 'giu');
const joined = /@\s*(?:[–—‒−-]+|to|til|till|until|and)\s*@/i;

/** Returns the words around the times, except dashes and the like. */
export function outsideOf(frame: string): string[] {
  return frame
    .split('@')
    .filter((part) => part.replace(between, '') !== '')
    .map((part) => part.replace(/^[\s,;(–—‒−-]+|[\s,;)–—‒−-]+$/g, ''))
    .filter(Boolean);
}

/** Returns what is missing from times without words around them. */
export function mainFault(times: readonly LooseTime[], frame: string): string {
  const texts = times.map(({ text }) => text);
  const isWhole = times.every(({ half }) => half !== null);
  const isClock =
    frame !== frame.trim().replace(/^[^@]+|[^@]+$/g, '') && texts.every((text) => /^\d\d?:\d\d$/.test(text));
  if (!joined.test(frame)) return 'must have a dash between its times';
  const twice = texts.find((text) => /^\d.*(?:noon|midday|midnight)$/i.test(text));
  if (twice !== undefined)
    return `must have ${/night/i.test(twice) ? '12 AM or midnight' : '12 PM or noon'} instead of "${twice}"`;
  if (texts.some((text) => /\d ?[.;h] ?\d/i.test(text))) return 'must have a colon between hours and minutes';
  if (texts.some((text) => /:\s?\d(?!\d)/.test(text))) return 'must have two digits for the minutes';
  if (texts.some((text) => /[ap]$/i.test(text))) return 'must have AM or PM after each time';
  if (isWhole || isClock) return 'must have nothing before and after its times';
  if (times.some(({ half }) => half !== null)) return 'must have AM or PM after each time';
  if (times.some(({ is24 }) => is24)) return 'must have hours and minutes on a 24-hour clock';
  return 'must have AM or PM after each time, or a 24-hour clock such as 09:00';
}
