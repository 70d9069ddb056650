import { type DateRange, dateRange } from '../../facts/date-range.ts';
import { dayInMilliseconds, isDay } from '../../facts/dates.ts';
import { dateInEnglish } from './date-words.ts';
import { day, isoDay, otherDashes, withHyphens } from './day.ts';
import type { Form, FormFault } from './form.ts';

const month = `(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?`;
const number = '(\\d{1,2})(?:st|nd|rd|th|\\.)?';
const to = ' ?(?:–|—|-|to|until|through|and) ?';

/** A year, a month, and a day. */
type Parts = Parameters<typeof isoDay>;

/** Ways to write several days. Each `parts` returns the first and the last one. */
const styles: readonly { pattern: RegExp; parts: (match: readonly string[]) => [Parts, Parts] }[] = [
  {
    pattern: new RegExp(`^${month} ${number}${to}(?:${month} )?${number},? (\\d{4})$`, 'i'),
    parts: ([, m1, d1, m2, d2, y]) => [
      [y, m1, d1],
      [y, m2 ?? m1, d2],
    ],
  },
  {
    pattern: new RegExp(`^${number}(?: ${month})?${to}${number} ${month},? (\\d{4})$`, 'i'),
    parts: ([, d1, m1, d2, m2, y]) => [
      [y, m1 ?? m2, d1],
      [y, m2, d2],
    ],
  },
  {
    pattern: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2}) ?(?:–|-|\/|to) ?(\d{1,2})$/,
    parts: ([, y, m, d1, d2]) => [
      [y, m, d1],
      [y, m, d2],
    ],
  },
  {
    pattern: /^(\d{1,2})\.(?:(\d{1,2})\.)? ?(?:–|-|to) ?(\d{1,2})\.(\d{1,2})\. ?(\d{4})$/,
    parts: ([, d1, m1, d2, m2, y]) => [
      [y, m1 ?? m2, d1],
      [y, m2, d2],
    ],
  },
];

/** A day, or the first and the last one: `2026-12-24`, `2026-12-24 to 2026-12-26`. */
export const dates: Form = (text, facts) => {
  const range = dateRange(text);
  if (range && range.from <= range.until) return null;
  if (range) return reversed(range);
  const plain = withHyphens(text);
  if (plain !== text) return dates(plain, facts) ?? { fault: otherDashes, better: plain };
  const impossible = text.match(/\d{4}-\d{2}-\d{2}/g)?.find((one) => !isDay(one));
  if (impossible) return { fault: `has "${impossible}", which is not a real date` };
  const written = dateInEnglish(text, facts);
  return severalDays(written) ?? withoutYear(written) ?? twoDays(written, facts) ?? day(text, facts);
};

/** Reports days in the wrong order. Around the turn of a year, the year of the last day is wrong, not the order. */
function reversed({ from, until }: DateRange): FormFault {
  const fault = 'must begin with the first day';
  const [year, day] = [Number(from.slice(0, 4)), until.slice(4)];
  const meant = [`${year}${day}`, `${year + 1}${day}`].find((last) => last >= from) ?? '';
  const isLong = Date.parse(from) - Date.parse(until) > mostDays * dayInMilliseconds;
  return { fault, better: isLong ? inFigures(from, meant) : inFigures(until, from) };
}

/** In days. Special hours last for a season at most. */
const mostDays = 120;

/** Reports days without a year, such as `Dec 24 - Dec 31`. The example starts in the same year as other hints. */
function withoutYear(text: string): FormFault | null {
  if (/\d{4}/.test(text)) return null;
  const ranges = ['2026', '2027'].map((year) => severalDays(`${text}, ${year}`)?.better);
  const example = ranges.find((range) => range?.startsWith('2026'));
  return example === undefined ? null : { fault: 'has no year', advice: `Write it, as in ${example}.` };
}

/** Reports two complete dates, such as `12/24/2026 - 12/26/2026`, or several separated by a comma. */
function twoDays(text: string, facts: unknown): FormFault | null {
  for (const { 0: joint, index } of text.matchAll(/,? +(?:–|—|-|to|until|through|and) +|, */gi)) {
    const starts = daysMeant(text.slice(0, index), facts);
    const ends = daysMeant(text.slice(index + joint.length), facts);
    if (starts.length === 0 || ends.length === 0) continue;
    if (/,|and/i.test(joint))
      return { fault: 'must be one day, or the first and the last of several', advice: eachDay };
    const fault = 'must be the first and the last day, such as 2026-12-24 to 2026-12-26';
    const ranges = starts.flatMap((start, place) => {
      // Within one text, people write all days in the same order.
      const fitting = starts.length === ends.length ? ends.slice(place, place + 1) : ends;
      return fitting.map((end) => (start <= end ? inFigures(start, end) : inFigures(end, start)));
    });
    const [better, ...others] = ranges;
    if (better !== undefined && others.length === 0) return { fault, better };
    return { fault, either: ranges.map((range) => [`you mean ${range}`, range] as const) };
  }
  return null;
}

/** Returns the day of a text, or the days that it may mean, as 5/12/2026 does. */
function daysMeant(text: string, facts: unknown): readonly string[] {
  if (isDay(text)) return [text];
  const { better, either = [] } = day(text, facts) ?? {};
  return better === undefined ? either.map(([, one]) => one) : [better];
}

const eachDay = 'Write an item for each day, with its own dates, hours, and reason.';

function severalDays(text: string): FormFault | null {
  for (const { pattern, parts } of styles) {
    const match = text.match(pattern);
    const [from, until] = match ? parts(match).map((part) => isoDay(...part)) : [];
    if (!from || !until || !isDay(from) || !isDay(until)) continue;
    // In "December 30 to January 2, 2027", the year belongs to the last day.
    const first = from > until ? `${Number(from.slice(0, 4)) - 1}${from.slice(4)}` : from;
    const fault = 'must be the first and the last day, such as 2026-12-24 to 2026-12-26';
    if (isDay(first)) return { fault, better: inFigures(first, until) };
  }
  return null;
}

const inFigures = (from: string, until: string) => (from === until ? from : `${from} to ${until}`);
