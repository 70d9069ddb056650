import { exchangedDay } from '../hours/exchanged-day.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports a single long day that ends the next morning, or at midnight, if swapping AM and PM gives the hours of the
 * other days.
 */
export const rule: Rule = {
  id: 'overnight-hours',
  severity: 'warning',
  reason: 'AM and PM are easily swapped, and visitors who believe the wrong one come when the door is closed.',
  source: 'https://support.google.com/business/answer/3038177',
  site: ({ facts }) => {
    const found = exchangedDay(facts);
    if (!found) return [];
    const { day, isNoon, meant } = found;
    const hours = facts.hours[day];
    return [
      {
        at: { route: null, path: ['hours', day] },
        message: isNoon
          ? `${day} is open ${/^\D*12/.test(hours) ? 'from' : 'until'} midnight (${hours}), and no other day is. 12 AM is midnight, and 12 PM is noon.`
          : `${day} is open overnight (${hours}), and no other day is. AM and PM may be swapped.`,
        hint: meant.map((text) => `${conditionOf(text, meant, isNoon)}, write:  ${text}`).join('\n'),
        value: day,
      },
    ];
  },
};

function conditionOf(text: string, meant: readonly string[], isNoon: boolean): string {
  if (meant.length > 1) return `If you mean ${text}`;
  return isNoon ? 'If you mean noon' : 'If you are open during the day';
}
