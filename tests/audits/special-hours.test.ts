import { expect, test } from 'vitest';
import { auditOf, siteWith } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';
import { special } from '../harness/project/special-days.ts';

test('a special day that is over should be deleted or moved to the next year', async () => {
  setDay('2027-01-05');
  expect(await auditOf({}, special)).toMatchInlineSnapshot(`
    "
    site.yaml:49:16  warning  special-hours
      “Christmas” is over (2026-12-24 to 2026-12-26), so pages no longer show it.
      48 │   days:
      49 │     - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      50 │     - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
      If it comes again on the same days, write:  2027-12-24 to 2027-12-26
      If it comes on other days, write those. Otherwise, delete it.
      If this is intentional, add \`accept: { special-hours: { Christmas: … } }\` with your reason (see docs/audits.md).

    site.yaml:50:16  warning  special-hours
      “New Year’s Eve” is over (2026-12-31), so pages no longer show it.
      49 │     - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
      50 │     - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
         │                ^^^^^^^^^^
      51 │     - { dates: 2027-02-15, hours: By appointment, reason: Winter fair }
      If it comes again on the same days, write:  2027-12-31
      If it comes on other days, write those. Otherwise, delete it.
      If this is intentional, add \`accept: { special-hours: { "New Year’s Eve": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test('a special day in a mistyped year', async () => {
  const report = await auditOf({}, special.replaceAll('2026-12-2', '2062-12-2'));
  expect(report).toMatch(
    /“Christmas” is \d\d years from now \(2062-12-24 to 2062-12-26\), and no page shows it until then\./,
  );
});

test('a special day until a mistyped year', async () => {
  const report = await auditOf({}, special.replace(/2026-12-24 to 2026-12-26/, '2026-12-24 to 2062-12-26'));
  expect(report).toContain('“Christmas” goes on for 36 years (2026-12-24 to 2062-12-26)');
  expect(report).toContain('Correct the year of the last day.');
});

test('a special day on none of its days of the week', async () => {
  const report = await auditOf(
    {},
    special.replace('2027-02-15, ', '2027-02-15 to 2027-02-16, only: [Saturday, Sunday], '),
  );
  expect(report).toContain(
    '“Winter fair” is on no day: 2027-02-15 to 2027-02-16 is Monday and Tuesday, not Saturday or Sunday.',
  );
  const weekend = special.replace('2027-02-15, ', '2027-02-19 to 2027-02-20, only: [Saturday, Sunday], ');
  expect(await auditOf({}, weekend)).not.toContain('special-hours');
});

test('a day that is special twice, with other hours', async () => {
  const day = (hours: string, reason: string) => `    - { dates: 2030-12-25, hours: ${hours}, reason: ${reason} }\n`;
  const twice = (hours: string) =>
    auditOf({}, `specialHours:\n  heading: Holidays\n  days:\n${day('Closed', 'Christmas')}${day(hours, 'Market')}`);
  expect(await twice('9 AM–1 PM')).toContain(
    '“Christmas” and “Market” both include 2030-12-25, with different hours (Closed, and here 9 AM–1 PM). Neither',
  );
  expect(await twice('Closed')).not.toContain('special-hours');
  expect(
    await auditOf(
      {},
      `specialHours:\n  heading: Holidays\n  days:\n${day('9 AM–1 PM', 'Fair')}${day('9 AM - 1 PM', 'Market')}`,
    ),
  ).not.toContain('special-hours');
});

test('special days of one length that share some days, with other hours', async () => {
  setDay('2026-11-23');
  const report = (...days: string[]) =>
    auditOf(
      {},
      `specialHours:\n  heading: Holidays\n  days:\n${days.map((day) => `    - { dates: ${day} }\n`).join('')}`,
    );
  const closed = '2026-12-24 to 2027-01-01, hours: closed, reason: Break';
  const after = (rest: string) => `2026-12-28 to 2027-01-05, hours: ${rest}, reason: Short days`;
  expect(await report(closed, after('10 AM–2 PM'))).toMatchInlineSnapshot(`
    "
    site.yaml:50:16  warning  special-hours
      “Break” and “Short days” both include 2026-12-28 to 2027-01-01, with different hours (closed, and here 10 AM–2 PM). Neither is shorter, so it is unclear which applies.
      49 │     - { dates: 2026-12-24 to 2027-01-01, hours: closed, reason: Break }
      50 │     - { dates: 2026-12-28 to 2027-01-05, hours: 10 AM–2 PM, reason: Short days }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      site.yaml:49:16
      48 │   days:
      49 │     - { dates: 2026-12-24 to 2027-01-01, hours: closed, reason: Break }
         │                ^^^^^^^^^^^^^^^^^^^^^^^^
      50 │     - { dates: 2026-12-28 to 2027-01-05, hours: 10 AM–2 PM, reason: Short days }
      Correct the dates of one of the two so that they share no days, or delete one.
      If this is intentional, add \`accept: { special-hours: { Break and Short days: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const decided = '2026-12-28 to 2027-01-06, hours: 10 AM–2 PM, reason: Short days';
  const all = [
    await report(closed, after('Closed')),
    await report(closed, decided),
    await report(closed, after('10 AM–2 PM, only: [Saturday]')),
    await report(`${closed}, only: [Friday]`, after('10 AM–2 PM, only: [Saturday]')),
    await report(
      '2026-11-18 to 2026-11-21, hours: closed, reason: A',
      '2026-11-21 to 2026-11-24, hours: 9–10 AM, reason: B',
    ),
  ];
  expect(all.filter((one) => one.includes('both about'))).toEqual([]);
});

test.each([
  ['no number of days', ''],
  ['a number in words', ', days: fourteen'],
  ['far too many days', ', days: 99999999999'],
])('an announcement with %s does not hide what is wrong with the special days', async (_, days) => {
  const wrong = special.replace('hours: Closed', 'hours: Closd').replace(/announce:.*/s, '');
  const report = await auditOf({}, `${wrong}announce: { label: News, close: Close the news${days} }\n`);
  expect(report).toContain('Did you mean "Closed"?');
  expect(report).toContain('"days"');
});

const withDays = (...days: string[]) =>
  `specialHours:\n  heading: Holidays\n  days:\n${days.map((day) => `    - { ${day} }\n`).join('')}`;
const closed = (dates: string, reason: string) => `dates: ${dates}, hours: Closed, reason: "${reason}"`;

test('a holiday on a wrong day', async () => {
  setDay('2026-11-27');
  expect(await auditOf({}, withDays(closed('2027-11-26', 'Thanksgiving')))).toMatchInlineSnapshot(`
    "
    site.yaml:49:16  warning  special-hours
      “Thanksgiving” is on 2027-11-26 here, but in 2027 it is on Thursday, November 25.
      48 │   days:
      49 │     - { dates: 2027-11-26, hours: Closed, reason: "Thanksgiving" }
         │                ^^^^^^^^^^
      Write:  2027-11-25
      If you mean other days, name them in "reason", as in “Day after Thanksgiving”.
      If this is intentional, add \`accept: { special-hours: { Thanksgiving: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

test.each([
  ['2026-12-15', 'Christmas Day', 'in 2026 it is on Friday, December 25.\n', 'Write:  2026-12-25\n'],
  ['2027-07-06', 'Fourth of July', 'in 2027 it is on Sunday, July 4.', 'Write:  2027-07-04\n'],
  ['2027-01-19', 'MLK Day', 'in 2027 it is on Monday, January 18.', 'Write:  2027-01-18\n'],
  ['2027-02-14', 'Presidents’ Day', 'in 2027 it is on Monday, February 15.', 'Write:  2027-02-15\n'],
  ['2027-05-30', 'Closed for Memorial Day', 'in 2027 it is on Monday, May 31.', 'Write:  2027-05-31\n'],
  ['2027-06-29', 'Juneteenth', 'in 2027 it is on Saturday, June 19.', 'Write:  2027-06-19\n'],
  ['2027-09-07', 'Labor Day', 'in 2027 it is on Monday, September 6.', 'Write:  2027-09-06\n'],
  ['2027-10-12', 'Columbus Day', 'in 2027 it is on Monday, October 11.', 'Write:  2027-10-11\n'],
  ['2027-11-12', 'Veterans Day', 'in 2027 it is on Thursday, November 11.', 'Write:  2027-11-11\n'],
  ['2027-03-29', 'Easter Sunday', 'in 2027 it is on Sunday, March 28.', 'Write:  2027-03-28\n'],
  ['2026-12-30', 'New Year’s Day', 'in 2027 it is on Friday, January 1.', 'Write:  2027-01-01\n'],
  ['2027-11-27', 'Day after Thanksgiving', 'in 2027 it is on Friday, November 26.', 'Write:  2027-11-26\n'],
  [
    '2027-12-01 to 2027-12-03',
    'Thanksgiving',
    'in 2027 it is on Thursday, November 25.',
    'so that they include 2027-11-25.\n',
  ],
])('%s is not %s', async (dates, reason, message, hint) => {
  setDay('2026-11-27');
  const report = await auditOf({}, withDays(closed(dates, reason)));
  expect(report).toContain(`“${reason}” is on ${dates} here, but ${message}`);
  expect(report).toContain(hint);
  const [, meant] = hint.match(/Write: {2}(\S+)/) ?? [];
  if (meant) expect(await auditOf({}, withDays(closed(meant, reason)))).toBe('\nNo problems.\n');
});

test('holidays on their days, on the days observed instead, and beside others', async () => {
  setDay('2026-11-27');
  const days = [
    closed('2027-07-05', 'Fourth of July (observed)'),
    closed('2027-12-24 to 2027-12-27', 'Christmas Day'),
    closed('2028-12-20 to 2028-12-23', 'Christmas'),
    closed('2026-12-15', 'Christmas party'),
    closed('2027-01-02', 'New Year’s'),
    closed('2026-12-31', 'New Year’s Eve'),
    closed('2028-07-04', '4th of July'),
    closed('2027-11-25', 'Thanksgiving'),
    closed('2027-11-26', 'Thanksgiving'),
    closed('2028-11-24', 'Day after Thanksgiving'),
    closed('2028-11-24 to 2028-11-25', 'Thanksgiving'),
    closed('2027-05-29', 'Memorial Day weekend'),
    closed('2027-05-02', 'Easter'),
    closed('2027-10-11', 'Thanksgiving (Canadian)'),
    'dates: 2026-12-24, hours: 9 AM–1 PM, reason: Christmas Day',
  ];
  expect(await auditOf({}, withDays(...days))).toBe('\nNo problems.\n');
  const elsewhere = await siteWith(['country: US', 'country: CA']);
  const wrong = withDays(closed('2027-10-11', 'Thanksgiving'));
  expect(await auditOf({ 'site.yaml': elsewhere + wrong })).not.toContain('special-hours');
});

test.each([
  ['2026-05-25', 'Memorial Day', '2027-05-31'],
  ['2026-04-05', 'Easter', '2027-03-28'],
  ['2026-04-03 to 2026-04-06', 'Easter break', '2027-03-26 to 2027-03-29'],
  ['2026-05-23 to 2026-05-25', 'Memorial Day weekend', '2027-05-29 to 2027-05-31'],
  ['2025-11-28', 'Day after Thanksgiving', '2026-11-27'],
  ['2026-07-03', 'Independence Day', '2027-07-05'],
  ['2026-09-08', 'Labor Day', '2027-09-06'],
])('after %s, the next %s is %s', async (dates, reason, next) => {
  setDay('2026-11-23');
  const report = await auditOf({}, withDays(closed(dates, reason)));
  expect(report).toContain(`  If it comes again, write:  ${next}\n  If it comes on other days, write those.`);
});

test.each(['0000-05-29', '0206-05-25'])('a holiday in the mistyped year of %s is over', async (dates) => {
  expect(await auditOf({}, withDays(closed(dates, 'Memorial Day')))).toContain(`“Memorial Day” is over (${dates})`);
});

test('a business that is closed for longer than a season', async () => {
  setDay('2026-11-27');
  const report = await auditOf({}, withDays(closed('2026-12-24 to 2027-12-26', 'Christmas')));
  expect(report).toContain('“Christmas” closes the business for 368 days (2026-12-24 to 2027-12-26).');
  expect(report).toContain('If the year of the last day is wrong, write:  2026-12-24 to 2026-12-26\n');
  expect(await auditOf({}, withDays(closed('2026-12-24 to 2027-04-26', 'A rest')))).toContain('for 124 days');
  const right = [
    closed('2026-12-24 to 2027-03-20', 'A rest'),
    closed('2027-11-01 to 2028-04-01', 'Winter'),
    `${closed('2028-05-01 to 2028-12-01', 'A rest')}, only: [Sunday]`,
  ];
  expect(await auditOf({}, withDays(...right))).toBe('\nNo problems.\n');
});
