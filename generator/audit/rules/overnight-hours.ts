import { weekdays } from '../../../templates/facts/business.ts';
import type { OpenSpans } from '../hours/week.ts';
import type { Rule } from '../rule.ts';

/** One long day that ends in the next morning, where AM and PM exchanged give the hours of the other days. */
export const rule: Rule = {
  id: 'overnight-hours',
  severity: 'warning',
  reason: 'AM and PM are easily exchanged, and visitors who believe it come when the door is closed.',
  source: 'https://support.google.com/business/answer/3038177',
  site: ({ facts: { hours }, week }) => {
    const overnight = weekdays.filter((day) => week[day]?.some(({ closes }) => closes > midnight));
    const [day] = overnight;
    if (day === undefined || overnight.length > 1) return [];
    const others = weekdays.flatMap((one) => (one === day ? [] : (week[one] ?? [])));
    const meant = exchanged(hours[day]);
    if (meant === null || !isLikeOneOf(others, week[day] ?? [])) return [];
    return [
      {
        at: { route: null, path: ['hours', day] },
        message: `${day} is open overnight (${hours[day]}), and no other day is. AM and PM may be exchanged.`,
        hint: `If you are open during the day, write:  ${meant}`,
        value: day,
      },
    ];
  },
};

const midnight = 24 * 60;
const half = 12 * 60;
/** In minutes. */
const longShift = 8 * 60;

/** True if a long span in the night would begin or end within an hour of one of the others, if AM and PM were exchanged. */
function isLikeOneOf(others: NonNullable<OpenSpans>, spans: NonNullable<OpenSpans>): boolean {
  const [span, ...more] = spans;
  if (!span || more.length > 0 || span.closes - span.opens < longShift) return false;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 60;
  return others.some(
    ({ opens, closes }) => isNear(opens, span.opens - half) || isNear(closes, span.closes - midnight + half),
  );
}

/** The text with PM for AM, and AM for PM. Null if it does not have both. */
function exchanged(text: string): string | null {
  const halves = /(?<=\d ?)[ap](?=\.? ?m\b)/gi;
  if (text.match(halves)?.length !== 2) return null;
  return text.replace(halves, (letter) => other[letter] ?? letter);
}

const other: Readonly<Record<string, string>> = { a: 'p', p: 'a', A: 'P', P: 'A' };
