import { afterEach, expect, test, vi } from 'vitest';
import { auditOf, pageNamed, prose } from '../harness/audit.ts';

const on = (date: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(date) / 1000));
afterEach(() => vi.unstubAllEnvs());

const offer = (text: string) => ({ 'pages/a.yaml': pageNamed('/a', prose(text)) });

test('dates that are past and dates without a year', async () => {
  on('2030-04-01');
  expect(
    await auditOf(
      offer('Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5.'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:59  warning  stale
      /a says “March 31, 2030”, which is past.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/…
        │                                                           ^^^^^^^^^^^^^^
      Take out what has ended, or give it a new date.
      If this is intentional, add \`accept: { stale: { "March 31, 2030": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:82  warning  stale
      /a says “summer 2029”, which is over.
      6 │ …About /a, text: What a is. }
      7 │ …More, text: "Half price until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels unt…
        │                                                       ^^^^^^^^^^^
      Take out what has ended, or name the year that is meant now.
      If this is intentional, add \`accept: { stale: { summer 2029: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:105  warning  stale
      /a says “3/30/2030”, which is past.
      6 │ …is. }
      7 │ … until March 31, 2030. New in summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^
      Take out what has ended, or give it a new date.
      If this is intentional, add \`accept: { stale: { "3/30/2030": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:134  warning  stale
      /a says “until May 5”, which names no year, so nobody can tell when it has ended.
      6 │
      7 │ … summer 2029. See us on 3/30/2030. Free snow shovels until May 5." }
        │                                                       ^^^^^^^^^^^
      Add the year; once it is over, this check says so.
      If this is intentional, add \`accept: { stale: { until May 5: … } }\` with your reason (see docs/audits.md).

    4 warnings in 1 file.
    "
  `);
});

test('dates to come and dates in history pass', async () => {
  on('2030-03-31');
  const text = 'Half price until March 31, 2030. New in spring 2030. Founded on May 2, 1999, licensed since June 2004.';
  expect(await auditOf(offer(text))).toBe('\nNo problems.\n');
});

test('words that go out of date by themselves can be accepted', async () => {
  on('2030-03-31');
  expect(await auditOf(offer('Come this spring.'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:47  warning  stale
      /a says “this spring”, which is true for a while only.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Come this spring." }
        │                                               ^^^^^^^^^^^
      Name the year, as in “spring 2030”; once it is over, this check says so.
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
