import { expect, test } from 'vitest';
import { easter, nthWeekday, orthodoxEaster } from '../../generator/audit/hours/holiday-calendar.ts';

test.each([
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2026, '2026-04-05', '2026-04-12'],
  [2027, '2027-03-28', '2027-05-02'],
  [2038, '2038-04-25', '2038-04-25'],
  [2049, '2049-04-18', '2049-04-25'],
])('Easter %i is on %s, and on %s for Orthodox churches', (year, day, orthodox) => {
  expect([easter(year), orthodoxEaster(year)]).toEqual([day, orthodox]);
});

test.each([
  ['the fourth Thursday of November 2027', nthWeekday(2027, 11, 4, 4), '2027-11-25'],
  ['the first Monday of September 2025', nthWeekday(2025, 9, 1, 1), '2025-09-01'],
  ['the last Monday of May 2027', nthWeekday(2027, 5, 1, -1), '2027-05-31'],
  ['the last Monday of December 2026', nthWeekday(2026, 12, 1, -1), '2026-12-28'],
])('%s', (_, day, expected) => {
  expect(day).toBe(expected);
});
