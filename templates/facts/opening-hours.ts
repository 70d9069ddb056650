import { weekdays } from './business.ts';
import type { SiteFacts } from './site.ts';

type Weekday = (typeof weekdays)[number];

/** Times as `HH:MM` on a 24-hour clock, as https://schema.org/opens wants them. */
export interface Opening {
  opens: string;
  closes: string;
}

/** Reads `9 AM–6 PM` or `09:00–18:00`; null for a word such as `Closed`. The schema has refused anything else. */
export function opening(hours: string): Opening | null {
  const [opens, closes] = hours.split(/[–-]/);
  return opens && closes && /\d/.test(hours) ? { opens: clock(opens), closes: clock(closes) } : null;
}

function clock(time: string): string {
  const [, hour = '0', minute = '00', half] = time.match(/(\d+)(?::(\d+))?\s*([AP]M)?/i) ?? [];
  const shift = half ? (half.toUpperCase() === 'PM' ? 12 : 0) - (hour === '12' ? 12 : 0) : 0;
  return `${String(Number(hour) + shift).padStart(2, '0')}:${minute}`;
}

export interface HoursGroup {
  days: Weekday[];
  hours: string;
}

/** Days that share their hours, in the order of the week: a short form of the table. */
export function groupHours(hours: SiteFacts['hours']): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const day of weekdays) {
    const same = groups.find((group) => group.hours === hours[day]);
    if (same) same.days.push(day);
    else groups.push({ days: [day], hours: hours[day] });
  }
  return groups;
}
