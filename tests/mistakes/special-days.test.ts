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

test.each([
  '  2026-12-24: Closed\n  Thanksgiving: 9-1\n  July 4th - July 18th, 2027: Closed for vacation',
  '  - 2026-12-24: Closed\n  - Thanksgiving: 9-1\n  - July 4th - July 18th, 2027: Closed for vacation',
])('special days that are written like days of the week: %j', async (days) => {
  expect(await siteReportOf(['hours:', `specialHours:\n${days}\nhours:`])).toContain(`
  Replace all of "specialHours" with:
  specialHours:
    heading: Holidays
    days:
      - { dates: 2026-12-24, hours: Closed, reason: "TODO: the reason, such as Christmas" }
      - { dates: "TODO: the year, month, and day of Thanksgiving, such as 2026-12-25", hours: 9 AM–1 PM, reason: Thanksgiving }
      - { dates: 2027-07-04 to 2027-07-18, hours: Closed, reason: Closed for vacation }

1 error in 1 file.`);
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

test('only the first of two days among the days of the week adds the list', async () => {
  const days = '2026-12-24: 9 AM–1 PM\n  2026-12-25: Closed';
  const report = await siteReportOf(['hours:\n', `hours:\n  ${days}\n`]);
  expect(report.match(/At the end of the file, add:/g)).toHaveLength(1);
  expect(report).toContain(`
  Delete it here. Below "days:" of "specialHours", write:
  - { dates: 2026-12-25, hours: Closed, reason: "TODO: the reason, such as Christmas" }
`);
});
