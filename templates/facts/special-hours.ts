import { choice, type Infer, list, number, object, optional, text } from '../schema.ts';
import { weekdays } from './business.ts';
import { action } from './chrome.ts';

const specialDay = object('Days with other hours.', {
  dates: text('A day, or the first and the last one, as year, month, and day.', {
    form: 'dates',
    examples: ['2026-12-25', '2026-12-24 to 2026-12-26'],
    shown: false,
  }),
  only: optional(
    list(
      'The days of the week that it applies to, as in a season. By default, all.',
      choice('A day of the week.', weekdays),
    ),
  ),
  hours: text('The hours on each of these days: times, or a word such as Closed.', {
    form: 'hours',
    examples: ['Closed', '9 AM–1 PM'],
  }),
  reason: text('What visitors read next to the hours.', 'Christmas'),
});

/** The most days ahead that a special day is announced. */
export const maxAhead = 366;

export const specialHours = object('Holidays and other days with hours of their own.', {
  heading: text('The heading above them, where hours are shown.', 'Holidays'),
  days: list('The days, in the order shown. If two include the same day, the shorter one applies.', specialDay),
  announce: optional(
    object('The strip above the navigation while such a day is near. It replaces the banner.', {
      days: number('How many days ahead it appears.', { minimum: 1, maximum: maxAhead, multipleOf: 1, examples: [14] }),
      label: text('What screen readers call the strip.', 'Announcement'),
      action: optional(action),
      close: text('What screen readers call the close button.', 'Close this announcement'),
    }),
  ),
});

export type SpecialHours = Infer<typeof specialHours>;
