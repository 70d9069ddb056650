import { expect, test } from 'vitest';
import { siteReportOf } from './report-on.ts';

test('a list of special days without "days:" above it', async () => {
  const days = `specialHours:
  - { dates: 2026-12-24, hours: 9 AM–1 PM, reason: Christmas Eve }
  - { dates: 2026-12-25, hours: Closed, reason: Christmas }
`;
  expect(await siteReportOf(['hours:', `${days}hours:`])).toMatchInlineSnapshot(`
    "
    site.yaml:9:1  error  missing-property
      "heading" is missing from "specialHours".
       8 │ geo: { latitude: 44.2, longitude: -72.5 }
       9 │ specialHours:
         │ ^^^^^^^^^^^^
      10 │   - { dates: 2026-12-24, hours: 9 AM–1 PM, reason: Christmas Eve }
      Add "heading:" (the heading above them, where hours are shown). For example: Holidays

    site.yaml:10:3  error  wrong-type
      "specialHours" must be a group of properties, but this is a list, which belongs to its property "days".
       9 │ specialHours:
      10 │   - { dates: 2026-12-24, hours: 9 AM–1 PM, reason: Christmas Eve }
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      11 │   - { dates: 2026-12-25, hours: Closed, reason: Christmas }
      Above the list, write "days:", two spaces further right than "specialHours:". Indent the list two spaces further than "days:".

    2 errors in 1 file.
    "
  `);
});

test('special days that are written like days of the week', async () => {
  const report = await siteReportOf(['hours:', 'specialHours:\n  2026-12-24: Closed\n  Christmas: Closed\nhours:']);
  expect(report.match(/"[^"]*" is not a property of "specialHours"\. A special day.*/g)).toHaveLength(2);
  expect(report).not.toContain('Did you mean');
});

test('a list of special days with a misspelled property', async () => {
  const report = await siteReportOf(['hours:', 'specialHours:\n  - { date: 2026-12-24, hours: Closed }\nhours:']);
  expect(report).toContain('which belongs to its property "days"');
  expect(report).toContain('Did you mean "dates"?');
});

test('two days in a list', async () => {
  const days =
    'specialHours:\n  heading: Holidays\n  days:\n    - dates: [2026-12-24, 2026-12-26]\n      hours: Closed\n      reason: Snow';
  const report = await siteReportOf(['hours:', `${days}\nhours:`]);
  expect(report).toContain('Write the first and the last day:  2026-12-24 to 2026-12-26\n');
  expect(report).toContain('To leave out the days between them, write an item for each day instead.\n');
});
