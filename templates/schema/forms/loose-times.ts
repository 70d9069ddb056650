/** A time as written, which may lack AM or PM. */
export interface LooseTime {
  text: string;
  /** Its offset. */
  index: number;
  hour: number;
  minute: number;
  half: 'AM' | 'PM' | null;
  /** True if the time is possible only on a 24-hour clock. */
  is24: boolean;
}

interface LooseTimes {
  times: LooseTime[];
  /** The text with `@` for each time. */
  frame: string;
}

/** Noon and midnight in other languages, which are times only beside another one: “Fermé le midi” has none. */
const midnight = 'minuit|mitternacht|medianoche|mezzanotte|meia-noite';
const noon = 'midi|mittag|mediod[ií]a|mezzogiorno|meio-dia';
const named = `(?<![\\da-zà-ÿ-])(?:${noon}|${midnight})(?![a-zà-ÿ])`;
const to = '(?: ?[–—‒−-] ?| (?:à|al?|bis|hasta|alle|às|até) (?:el |la )?)';
const isNamed = new RegExp(`${noon}|(${midnight})`, 'i');

const inDigits =
  /(?<![\da-z])(?:12(?:[:.]00)?(?: ?[ap]\.? ?m\.?)? ?)?(?:noon|midday|midnight)\b|(?<!\d)(?:(\d{1,2})(?:(?: ?[:.h] ?|;(?=\d\d ?[ap]))(\d{1,2}))?|(\d\d)(\d\d)|(\d)([0-5]\d)(?= ?[ap]\.? ?m))(?!\d) ?(?:(?!a (?:las? )?(?:\d|me[dz]))([ap])\.? ?m?(?![a-z])\.?|h(?:rs?|s|ours?|oras?|eures?)?\b\.?|(?:uhr|uur|ore)\b|o['’]clock\b)?/gi;
const anyTime = new RegExp(
  `(?<=(?:\\d|\\d ?h|uhr|${named})${to})${named}|${named}(?=${to}(?:\\d|${named}))|${inDigits.source}`,
  'gi',
);

/** Finds everything in a text that looks like a time. */
export function looseTimes(text: string): LooseTimes {
  return {
    times: [...text.matchAll(anyTime)].map(looseTime),
    frame: text.replace(anyTime, (found) => (found.endsWith(' ') ? '@ ' : '@')),
  };
}

/** Words that only a 24-hour clock has after its hours. */
const on24 = /\dh\d{0,2}$|(?:\d ?h|uhr|uur|ore|horas?|heures?)$/i;

function looseTime({ 0: found, index, ...groups }: RegExpExecArray): LooseTime {
  const text = found.trim();
  const [named, midnight] = text.match(isNamed) ?? [];
  if (named) return { text, index, hour: midnight ? 24 : 12, minute: 0, half: null, is24: true };
  const hour = groups[1] ?? groups[3] ?? groups[5];
  const minute = groups[2] ?? groups[4] ?? groups[6] ?? '0';
  if (hour === undefined)
    return { text, index, hour: 12, minute: 0, half: /night/i.test(text) ? 'AM' : 'PM', is24: false };
  const half = groups[7]?.toLowerCase();
  return {
    text,
    index,
    hour: Number(hour),
    minute: Number(minute),
    half: half ? (half === 'p' ? 'PM' : 'AM') : null,
    is24: !half && (Number(hour) > 12 || hour.startsWith('0') || on24.test(text)),
  };
}

const day = 24 * 60;

/** In minutes. Businesses are never open longer without a break. */
const longest = 17 * 60;

/** A start and an end, in minutes since midnight. */
export type Minutes = readonly [from: number, to: number];

/** Returns every way to read the times in pairs, so that they are hours of one day in order. */
export function readings(times: readonly LooseTime[]): Minutes[][] {
  let found: Minutes[][] = [[]];
  for (let index = 0; index + 1 < times.length; index += 2) {
    const [from, to] = [times[index], times[index + 1]];
    if (!from || !to) break;
    const possible = candidates(from).flatMap((start) => candidates(to).map((end): Minutes => [start, end || day]));
    const isFixed = possible.length === 1;
    const inOrder = (before: readonly Minutes[], [start, end]: Minutes) =>
      (isFixed && times.length === 2) || (start < end && end - start <= longest && start >= (before.at(-1)?.[1] ?? 0));
    found = found.flatMap((before) =>
      possible.filter((span) => inOrder(before, span)).map((span) => [...before, span]),
    );
  }
  return found;
}

function candidates({ hour, minute, half, is24 }: LooseTime): number[] {
  if (is24) return [(hour * 60 + minute) % day];
  const am = (hour % 12) * 60 + minute;
  const pm = am + day / 2;
  if (half) return [half === 'AM' ? am : pm];
  return [am, pm];
}
