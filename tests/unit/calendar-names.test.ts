import { expect, test } from 'vitest';
import { calendarNames } from '../../templates/facts/dates.ts';

test('all months and all days of the week are among the names of a calendar', () => {
  const names = calendarNames('pl');
  expect(new Set(names).size).toBe(7 + 12 + 12);
  expect(names).toEqual(expect.arrayContaining(['wtorek', 'środa', 'sobota', 'luty 2024', 'grudzień 2024']));
});
