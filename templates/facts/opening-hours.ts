import { weekdays } from './business.ts';
import type { SiteFacts } from './site.ts';
import { plain } from './time-spans.ts';

type Weekday = (typeof weekdays)[number];

/** Whether hours are the word for a closed day: that of site.yaml, or "Closed". */
export function isClosed(hours: string, { closed = 'Closed' }: { closed?: string | undefined }): boolean {
  const word = plain(hours).replace(/[.!]$/, '').toLowerCase();
  return word === 'closed' || word === plain(closed).toLowerCase();
}

export interface HoursGroup {
  days: Weekday[];
  hours: string;
}

/** Groups the days that have the same hours, in the order of the week. */
export function groupHours(hours: SiteFacts['hours']): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const day of weekdays) {
    const group = groups.find((group) => group.hours === hours[day]);
    if (group) group.days.push(day);
    else groups.push({ days: [day], hours: hours[day] });
  }
  return groups;
}
