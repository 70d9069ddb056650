import { expect, test } from 'vitest';
import { minutesMeant } from '../../generator/audit/hours/clock-times.ts';
import { statementsIn } from '../../generator/audit/hours/statements.ts';
import { daysIn } from '../../templates/facts/day-names.ts';

test.each([
  ['seven', [420, 1140]],
  ['half past nine', [570, 1290]],
  ['quarter to twelve', [705, 1425]],
  ['twelve', [0, 720]],
  ['nine thirty', [570, 1290]],
  ["eight o'clock in the evening", [1200]],
  ['7:30 PM', [1170]],
  ['12 a.m.', [0]],
  ['9a', [540]],
  ['6:30p', [1110]],
  ['19:00', [1140]],
  ['17.30', [1050]],
  ['5.30pm', [1050]],
  ['half five', [330, 1050]],
  ['noon', [720]],
  ['midnight', [0, 1440]],
])('"%s" may be %j', (time, minutes) => {
  expect(minutesMeant(time)).toEqual(minutes);
});

test.each([
  ['Mondays', 'Monday'],
  ['Mon., Wed and Fri', 'Monday Wednesday Friday'],
  ['Friday through Monday', 'Friday Saturday Sunday Monday'],
  ['weekends', 'Saturday Sunday'],
  ['M–Th', 'Monday Tuesday Wednesday Thursday'],
  ['Monday thru Wednesday', 'Monday Tuesday Wednesday'],
])('"%s" are %s', (words, days) => {
  expect(daysIn(words).join(' ')).toBe(days);
});

test('a statement never ends within the name of a day', () => {
  const words = (text: string) => statementsIn(text).map((statement) => statement.words);
  expect(words('Open 7 PM to 10 PM on Saturdays and Sundays from May to September.')).toEqual([
    '7 PM to 10 PM on Saturdays',
  ]);
  expect(words('9 to 5 on SUNDAYS 3')).toEqual([]);
});
