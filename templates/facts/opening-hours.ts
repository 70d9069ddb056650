import { weekdays } from './business.ts';
import type { SiteFacts } from './site.ts';

type Weekday = (typeof weekdays)[number];

/** Times as `HH:MM` on a 24-hour clock, the format of https://schema.org/opens. */
export interface Opening {
  opens: string;
  closes: string;
}

/** Parses `9 AM–6 PM` or `09:00–18:00`. Null for a word such as `Closed`; the schema rejects anything else. */
export function opening(hours: string): Opening | null {
  const [opens, closes] = hours.split(/[–-]/);
  return opens && closes && /\d/.test(hours) ? { opens: clock(opens), closes: clock(closes) } : null;
}

/** Converts `9 PM` or `21:00` to `21:00`. */
function clock(time: string): string {
  const [, hour = '0', minute = '00', half] = time.match(/(\d+)(?::(\d+))?\s*([AP]M)?/i) ?? [];
  const sinceNoon = half && hour === '12' ? 0 : Number(hour);
  const hour24 = half?.toUpperCase() === 'PM' ? sinceNoon + 12 : sinceNoon;
  return `${String(hour24).padStart(2, '0')}:${minute}`;
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
