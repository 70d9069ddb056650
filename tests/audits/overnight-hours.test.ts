import { expect, test } from 'vitest';
import { auditOf, type Change, headsOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

const monday = (hours: string): Change => ['Monday: 9 AM–5 PM', `Monday: ${hours}`];

const reportOn = async (...changes: Change[]) => auditOf({ 'site.yaml': await siteWith(...changes) });

test('one day that is open overnight, as if AM and PM were exchanged', async () => {
  expect(await reportOn(monday('10pm - 8am'), ['Friday: 9 AM–5 PM', 'Friday: 10am - 8pm'])).toMatchInlineSnapshot(`
    "
    site.yaml:10:11  warning  overnight-hours
      Monday is open overnight (10pm - 8am), and no other day is. AM and PM may be exchanged.
       9 │ hours:
      10 │   Monday: 10pm - 8am
         │           ^^^^^^^^^^
      11 │   Tuesday: 9 AM–5 PM
      If you are open during the day, write:  10am - 8pm
      If this is intentional, add \`accept: { overnight-hours: { Monday: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await reportOn(monday('9 PM–5 AM'))).toContain('write:  9 AM–5 PM');
  expect(await reportOn(monday('8:30 P.M.–4:30 A.M.'))).toContain('write:  8:30 A.M.–4:30 P.M.');
});

test('a day that may be mistyped contradicts no page', async () => {
  const files = {
    'site.yaml': await siteWith(monday('9 PM–5 AM')),
    'pages/a.yaml': pageNamed('/a', prose('Mondays 9 AM–5 PM. Open Mondays from nine.')),
  };
  expect(headsOf(await auditOf(files))).toEqual(['site.yaml:10:11  warning  overnight-hours']);
});

test.each<[what: string, ...changes: Change[]]>([
  ['two days overnight', monday('9 PM–5 AM'), ['Saturday: Closed', 'Saturday: 9 PM–5 AM']],
  ['a shorter evening', monday('7 PM–2 AM')],
  ['an evening that is not an exchanged day', monday('6 PM–2 AM')],
  ['a day until midnight', monday('9 AM–12 AM')],
  ['a 24-hour clock', monday('21:00–05:00')],
])('%s is right', async (_, ...changes) => {
  expect(await reportOn(...changes)).toBe('\nNo problems.\n');
});
