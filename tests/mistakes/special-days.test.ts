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
