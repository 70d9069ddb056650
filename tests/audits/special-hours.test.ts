import { expect, onTestFinished, test, vi } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { special } from '../harness/project/special-days.ts';

test('a special day that is over should be deleted or moved to the next year', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2027-01-05') / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
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
    '“Christmas” and “Market” are both about 2030-12-25, with different hours (Closed, and here 9 AM–1 PM). Neither',
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
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-11-23') / 1000));
  onTestFinished(() => void vi.unstubAllEnvs());
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
      “Break” and “Short days” are both about 2026-12-28 to 2027-01-01, with different hours (closed, and here 10 AM–2 PM). Neither is shorter, so nothing says which is right.
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
