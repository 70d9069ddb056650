import { weekdays } from '../../../templates/facts/business.ts';
import type { Weekday } from '../../../templates/facts/opening-hours.ts';
import type { SiteFacts } from '../../../templates/facts/site.ts';
import { spansIn } from '../../../templates/facts/time-spans.ts';
import type { Contradiction } from '../contradiction.ts';

/**
 * Returns what is wrong with times in a text, and what to write in place of them.
 *
 * @param days those that the text names
 * @param wrong the first day that has other hours; undefined if the text names none
 */
export function hoursContradicted(
  days: readonly Weekday[],
  wrong: Weekday | undefined,
  hours: SiteFacts['hours'],
): Pick<Contradiction, 'is' | 'placeholder'> {
  const is = wrong ? `does not match the hours on ${wrong}, ${hours[wrong]}` : 'does not match the hours of any day';
  return { is, placeholder: placeholderFor(days, wrong, hours) };
}

/** Days with different hours need a placeholder each. */
function placeholderFor(days: readonly Weekday[], wrong: Weekday | undefined, hours: SiteFacts['hours']): string {
  const such = (day: Weekday) => `such as {hours.${day}},`;
  if (!wrong)
    return `the hours of the right day, ${such(weekdays.find((day) => spansIn(hours[day]).length > 0) ?? 'Monday')}`;
  const isOne = new Set(days.map((day) => hours[day])).size === 1;
  return isOne ? `{hours.${wrong}}` : `each of these days with its own hours, ${such(wrong)}`;
}
