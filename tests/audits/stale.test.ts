import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, saying, siteWith } from '../harness/messages/audit.ts';
import { newsPage, post } from '../harness/project/posts.ts';
import { setDay } from '../harness/project/set-day.ts';

test('dates that are past and dates without a year', async () => {
  setDay('2030-04-01');
  expect(
    await auditOf(
      saying(
        'Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5.',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:59  warning  stale
      /a says “March 31, 2030”, which is in the past.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/…
        │                                                           ^^^^^^^^^^^^^^
      Delete what has ended, or change the date.
      If this is intentional, add \`accept: { stale: { "March 31, 2030": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:82  warning  stale
      /a says “summer 2029”, which is over.
      6 │ …About /a, text: What a is. }
      7 │ …More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels unt…
        │                                                       ^^^^^^^^^^^
      Delete what has ended, or write the current year.
      If this is intentional, add \`accept: { stale: { summer 2029: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:105  warning  stale
      /a says “3/30/2030”, which is in the past.
      6 │ …is. }
      7 │ … until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^
      Delete what has ended, or change the date.
      If this is intentional, add \`accept: { stale: { "3/30/2030": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:134  warning  stale
      /a says “until May 5”, which has no year, so it never seems to end.
      6 │
      7 │ … summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^^^
      Add the year. This check then reports it once it is over. If it comes again every year, write “each year” after it.
      If this is intentional, add \`accept: { stale: { until May 5: … } }\` with your reason (see docs/audits.md).

    4 warnings in 1 file.
    "
  `);
});

test('dates to come and dates in history pass', async () => {
  setDay('2030-03-31');
  const text = 'Half price until March 31, 2030. New in spring 2030. Founded on May 2, 1999, licensed since June 2004.';
  expect(await auditOf(saying(text))).toBe('\nNo problems.\n');
});

test('words that go out of date by themselves can be accepted', async () => {
  setDay('2030-03-31');
  expect(await auditOf(saying('Come this spring.'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  warning  stale
      /a says “this spring”, which will be out of date soon.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Come this spring." }
        │                                               ^^^^^^^^^^^
      Add the year, as in “spring 2030”. This check then reports it once it is over.
      If this is intentional, add \`accept: { stale: { this spring: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  const accepted = {
    'pages/a.yaml': pageNamed(
      '/a',
      prose('Come this spring.'),
      'accept: { stale: { this spring: I change it every quarter. } }\n',
    ),
  };
  expect(await auditOf(accepted)).toBe('\nNo problems.\n');
});

test.each([
  'Closed December 24–26, 2029.',
  'Closed Dec. 24 - 26, 2029.',
  'Closed December 24 to 26, 2029.',
  'Closed December 24, 25 and 26, 2029.',
  'Closed December 24th through January 2nd, 2030.',
  'Until 12/26/29.',
  'Until 12-26-2029.',
  'Valid until 12-26-29.',
  'Valid until 12.26.2029.',
  'Closed from December 24–26, 2029.',
  'Christmas 2029 special.',
  'Black Friday 2029',
  'Back-to-school special 2029.',
  'Our 2029 holiday sale.',
  'Extended hours through August 2029.',
  'The raffle runs until March 31, 2029, and last year it was great.',
])('a past date in another form: %s', async (text) => {
  setDay('2030-04-01');
  expect(headsOf(await auditOf(saying(text)))).toEqual([expect.stringContaining('warning  stale')]);
});

test.each([
  'Closed December 24–26, 2030.',
  'Half price until December 24–26, 2030.',
  'Until 12/26/30.',
  'A bag of 10-10-10.',
  'Open 24/7, call 802-555-0100.',
  'Copyright law since 1790.',
  'In August 2029 we lost a truck to a flood. In May 2029 Ann chose a new van.',
  'Until May 2029 we were on Elm Street. Until March 31, 2030 we had one van.',
])('a date that is not past: %s', async (text) => {
  setDay('2030-04-01');
  expect(await auditOf(saying(text))).toBe('\nNo problems.\n');
});

test.each([
  ['2030-03-31', 0],
  ['2030-04-01', 1],
])('the week that began on March 25, 2030, on %s', async (today, findings) => {
  setDay(today);
  const text = 'Schedule for the week of March 25, 2030.';
  expect(headsOf(await auditOf(saying(text)))).toHaveLength(findings);
  expect(headsOf(await auditOf(saying('Hours for the week beginning Monday, March 25, 2030.')))).toHaveLength(findings);
});

test.each([
  'Offer ends 11/20.',
  'Ends Sunday, Nov. 22!',
  'Ends on the 22nd of November.',
  'Now thru Nov 24.',
  'Sale through 5 May.',
  'Order by December 20.',
  'Book before May 5 and save.',
])('a date without a year: %s', async (text) => {
  setDay('2030-04-01');
  expect(await auditOf(saying(text))).toContain('which has no year, so it never seems to end.');
});

const withCopyright = async (line: string) =>
  auditOf({ 'site.yaml': await siteWith(['copyright: Small Works', `copyright: ${line}`]) });

test('a copyright year that is not the current one', async () => {
  setDay('2030-01-02');
  expect(await withCopyright('© 2029 {business.name}')).toMatchInlineSnapshot(`
    "
    site.yaml:33:16  warning  stale
      / says “© 2029”, which is not the current year.
      32 │   social: { heading: Social, links: [{ label: Home, to: / }] }
      33 │   copyright: © 2029 {business.name}
         │                ^^^^
      34 │   powered: { text: Powered by, action: { label: Booking, to: booking } }
      Write {year} instead.
      If this is intentional, add \`accept: { stale: { "© 2029": … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await withCopyright('"Copyright © 2019–2029 {business.name}"')).toContain(
    '/ says “Copyright © 2019–2029”, which',
  );
  expect(await withCopyright('(c) 2029 Small Works')).toContain('/ says “(c) 2029”, which is not the current year.');
  expect(await withCopyright('© 2019–2030 {business.name}')).toBe('\nNo problems.\n');
  expect(await withCopyright('© 2019–{year} {business.name}')).toBe('\nNo problems.\n');
});

test.each([
  ['Photo © 2021 Ann Lee.', 0],
  ['© 2019 The Bar Association, reprinted with permission.', 0],
  ['© 2021 Small Works LLC.', 1],
  ['Copyright 2021. All rights reserved.', 1],
])('a copyright year that may be somebody else’s: %s', async (text, findings) => {
  setDay('2030-04-01');
  expect(headsOf(await auditOf(saying(text)))).toHaveLength(findings);
});

const reviewOf = (date: string) =>
  `  - { type: reviews, heading: Words, reviews: [{ quote: Good., name: Ann, source: A letter, date: ${date} }] }\n`;

test('a review with a date that is still to come', async () => {
  setDay('2026-11-23');
  const report = (date: string) => auditOf({ 'pages/a.yaml': pageNamed('/a', reviewOf(date)) });
  expect(await report('2027-11')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:99  warning  future-reviews
      The date of this review, 2027-11, is in the future. Today is 2026-11-23.
      6 │ …hat a is. }
      7 │ … [{ quote: Good., name: Ann, source: A letter, date: 2027-11 }] }
        │                                                       ^^^^^^^
      Write when the review was written.
      If this is intentional, add \`accept: { future-reviews: { 2027-11: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(headsOf(await report('2026-11-25'))).toHaveLength(1);
  for (const date of ['2026-11', '2026-11-23', '2026-11-24', '2025-12'])
    expect(await report(date)).toBe('\nNo problems.\n');
});

test('a post that was updated on a day that is still to come', async () => {
  setDay('2026-11-23');
  const report = (day: string) =>
    auditOf({ ...newsPage('newest: 1'), ...post('rain', '2026-02-05', `updated: ${day}`) });
  expect(await report('2027-11-09')).toMatchInlineSnapshot(`
    "
    pages/posts/rain.yaml:6:10  warning  future-updates
      The day of the last change to this post, 2027-11-09, is in the future. Today is 2026-11-23.
      5 │ published: 2026-02-05
      6 │ updated: 2027-11-09
        │          ^^^^^^^^^^
      7 │ seo: { title: About rain, description: What we say of rain., keywords: rain }
      Write the day on which you changed it.
      If this is intentional, add \`accept: { future-updates: { 2027-11-09: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(headsOf(await report('2026-11-25'))).toHaveLength(1);
  for (const day of ['2026-02-05', '2026-11-23', '2026-11-24']) expect(await report(day)).toBe('\nNo problems.\n');
});

test('“this year” is the year of a post, also in a list of posts', async () => {
  setDay('2030-04-01');
  const [[file = '', yaml = ''] = []] = Object.entries(post('rain', '2030-03-05'));
  const said = 'We did it for free this year.';
  const edited = yaml.replace('All that rain is.', said).replace('What we say of rain.', 'New this spring.');
  const report = await auditOf({ ...newsPage('newest: 1'), ...saying('Come this year.'), [file]: edited });
  expect(headsOf(report)).toEqual(['pages/a.yaml:7:47  warning  stale']);
});
