import { expect, test } from 'vitest';
import { groupHours } from '../../templates/facts/opening-hours.ts';
import { spansIn } from '../../templates/facts/time-spans.ts';

test.each([
  ['9 AM–6 PM', '09:00', '18:00'],
  ['9AM-6PM', '09:00', '18:00'],
  ['9:30 am – 12:45 pm', '09:30', '12:45'],
  ['12 AM–12 PM', '00:00', '12:00'],
  ['12:15 PM–11:59 PM', '12:15', '23:59'],
  ['09:00–18:00', '09:00', '18:00'],
  ['8:00-16:30', '08:00', '16:30'],
  ['00:00–23:59', '00:00', '23:59'],
])('%s is from %s to %s', (hours, opens, closes) => {
  expect(spansIn(hours)).toEqual([{ opens, closes }]);
});

test.each(['Closed', 'By arrangement', 'Drop-in'])('%s is a word and not a time', (hours) => {
  expect(spansIn(hours)).toEqual([]);
});

test('days with the same hours are one group, in the order of the week', () => {
  const week = { Monday: '9–5', Tuesday: '9–5', Wednesday: 'Closed', Thursday: '9–5', Friday: '9–3' };
  expect(groupHours({ ...week, Saturday: 'Closed', Sunday: 'Closed' })).toEqual([
    { days: ['Monday', 'Tuesday', 'Thursday'], hours: '9–5' },
    { days: ['Wednesday', 'Saturday', 'Sunday'], hours: 'Closed' },
    { days: ['Friday'], hours: '9–3' },
  ]);
});
