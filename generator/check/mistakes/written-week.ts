import { weekdays } from '../../../templates/facts/business.ts';
import type { HoursOfDays } from '../../../templates/facts/day-names.ts';
import { isClosed, type Weekday } from '../../../templates/facts/opening-hours.ts';
import { factAt } from '../../../templates/schema/forms/form.ts';
import { clockOf, isOnTwelve, usualHours } from '../../../templates/schema/forms/usual-hours.ts';
import { formFault } from '../../../templates/schema/forms.ts';
import { inYaml } from './dictation.ts';

/** One day of a week that was written in a different form. */
interface DayOfWeek {
  day: Weekday;
  /** In a valid form if they can be read, or otherwise as written. */
  hours: string;
  /** Always valid: if the hours cannot be read, the word for a closed day, and the next run reports them. */
  valid: string;
  isNamed: boolean;
  /** True if words around the times are left out. */
  isShortened: boolean;
}

/** Returns every day of the week with its hours. A day that is not named is closed. */
export function weekOf(entries: readonly HoursOfDays[], facts: unknown): DayOfWeek[] {
  const closed = factAt(facts, 'words.closed') ?? 'Closed';
  const week = weekdays.map((day) => {
    const about = entries.filter(({ days }) => days.includes(day));
    // In "Daily: 9-5" with "Sunday: Closed", the more specific entry wins.
    const fewest = Math.min(...about.map(({ days }) => days.length));
    const written = about.filter(({ days }) => days.length === fewest).map(({ hours }) => hours);
    const text = written.join(', ');
    if (about.length === 0 || isClosed(text, { closed })) {
      return { day, hours: closed, valid: closed, isNamed: about.length > 0, isShortened: false };
    }
    const fault = formFault('hours', text, facts);
    const hours = fault?.better ?? text;
    const valid = fault && fault.better === undefined ? closed : hours;
    return { day, hours, valid, isNamed: true, isShortened: fault?.better !== undefined && fault.advice !== undefined };
  });
  const clock = clockOf(
    week.some(({ valid }) => isOnTwelve(valid)),
    facts,
  );
  return week.map((one) => ({ ...one, hours: usualHours(one.hours, clock), valid: usualHours(one.valid, clock) }));
}

/** Returns a week in YAML, one line for each day. */
export function weekText(week: readonly DayOfWeek[]): string[] {
  return week.map(({ day, hours }) => `${day}: ${inYaml(hours)}`);
}

/** Returns the days that are not named, and what to write for them. Returns null if there are none. */
export function unnamedDays(week: readonly DayOfWeek[]): { days: Weekday[]; word: string } | null {
  const unnamed = week.filter(({ isNamed }) => !isNamed);
  return unnamed[0] ? { days: unnamed.map(({ day }) => day), word: unnamed[0].hours } : null;
}
