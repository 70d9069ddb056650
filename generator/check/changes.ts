import { dateRange } from '../../templates/facts/date-range.ts';
import { daysLater } from '../../templates/facts/dates.ts';
import { isPast } from '../../templates/facts/special-days.ts';
import { compareText } from '../basics/compare-text.ts';
import { keySpan, valueSpan } from '../read/locate.ts';
import { shortened, singleSpaced } from '../report/wording.ts';
import type { Checked } from './check.ts';
import type { Scheduled, Unpublished } from './definition.ts';
import { isIndex, nameOf } from './mistakes/rules.ts';
import { timingOf } from './timing/timing.ts';

/** Something that appears or disappears on a date. */
export interface ScheduledChange {
  /** The first day on which the site is different, as YYYY-MM-DD. */
  day: string;
  kind: 'appears' | 'disappears';
  what: Scheduled;
}

/**
 * Returns what changes after a day, in order.
 *
 * @param today as YYYY-MM-DD
 */
export function changesAfter(today: string, scheduled: readonly Scheduled[]): ScheduledChange[] {
  const all = scheduled.flatMap((what): ScheduledChange[] => {
    const { from, until } = timingOf(what.data);
    return [
      ...(from === undefined ? [] : [{ day: from, kind: 'appears', what } as const]),
      ...(until === undefined ? [] : [{ day: daysLater(until, 1), kind: 'disappears', what } as const]),
    ];
  });
  return all.filter(({ day }) => day > today).sort((a, b) => compareText(a.day, b.day));
}

/**
 * Returns true if pages will change on a later day although nobody edits anything: something appears or disappears, or
 * a special day is announced or passes.
 *
 * @param today as YYYY-MM-DD
 */
export function changesByItself({ scheduled, site }: Pick<Checked, 'scheduled' | 'site'>, today: string): boolean {
  // site.yaml may have mistakes.
  const days: unknown = site?.data.specialHours?.days;
  const ranges = Array.isArray(days) ? days.map((day) => dateRange(String(day?.dates))) : [];
  return changesAfter(today, scheduled).length > 0 || ranges.some((range) => range !== null && !isPast(range, today));
}

/** Returns the first line of something with dates. */
export function lineOf({ source, path, data }: Scheduled): number {
  const span = path.length > 0 ? valueSpan(source, path) : keySpan(source, ['from' in data ? 'from' : 'until']);
  return span.start.line;
}

const longestQuote = 41;

/**
 * Returns what people would call something: `section offers “For the Holidays”`, `item of links “Gift cards”`,
 * `banner`.
 */
export function nameInWords({ path, data }: Pick<Scheduled | Unpublished, 'path' | 'data'>): string {
  const [group, ...inner] = path;
  if (path.length === 0) return `page ${data.route}`;
  if (group === 'sections' && inner.length === 1) return `section ${data.type}${titleOf(data)}`;
  if (isIndex(path.at(-1))) return `item of ${nameOf(path)}${titleOf(data)}`;
  return path.join('.') + (inner.length > 0 ? titleOf(data) : '');
}

/** Returns the title of something in quotes and after a space; empty if it has none. */
function titleOf({ heading, title, name, label, question, text }: Readonly<Record<string, unknown>>): string {
  const words = [heading, title, name, label, question, text].find((one) => typeof one === 'string');
  const quoted = singleSpaced(String(words ?? ''));
  return quoted === '' ? '' : ` “${shortened(quoted, longestQuote)}”`;
}
