import { exchangedDay } from '../hours/exchanged-day.ts';
import type { Rule } from '../rule.ts';

/** One long day that ends in the next morning, where AM and PM exchanged give the hours of the other days. */
export const rule: Rule = {
  id: 'overnight-hours',
  severity: 'warning',
  reason: 'AM and PM are easily exchanged, and visitors who believe it come when the door is closed.',
  source: 'https://support.google.com/business/answer/3038177',
  site: ({ facts }) => {
    const { hours } = facts;
    const found = exchangedDay(facts);
    if (!found) return [];
    const { day, meant } = found;
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
