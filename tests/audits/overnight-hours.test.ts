import { expect, test } from 'vitest';
import { auditOf, type Change, headsOf, saying, siteWith } from '../harness/messages/audit.ts';

const monday = (hours: string): Change => ['Monday: 9 AM–5 PM', `Monday: ${hours}`];

const reportOn = async (...changes: Change[]) => auditOf({ 'site.yaml': await siteWith(...changes) });

test('one day that is open overnight, as if AM and PM were swapped', async () => {
  expect(await reportOn(monday('10pm - 8am'), ['Friday: 9 AM–5 PM', 'Friday: 10am - 8pm'])).toMatchInlineSnapshot(`
    "
    site.yaml:10:11  warning  overnight-hours
      Monday is open overnight (10pm - 8am), and no other day is. AM and PM may be swapped.
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

const tuesday = (hours: string): Change => ['Tuesday: 9 AM–5 PM', `Tuesday: ${hours}`];

test.each<[written: string, meant: string, usual: Change]>([
  ['9 AM–1 AM', 'If you are open during the day, write:  9 AM–1 PM', tuesday('9 AM–1 PM')],
  ['9 PM–1 PM', 'If you are open during the day, write:  9 AM–1 PM', tuesday('9 AM–1 PM')],
  ['9 PM–11 AM', 'If you are open during the day, write:  9 AM–11 PM', tuesday('1 PM–11 PM')],
  [
    '9 PM–11 AM',
    'If you mean 9 AM–11 AM, write:  9 AM–11 AM\n  If you mean 9 AM–11 PM, write:  9 AM–11 PM',
    tuesday('9 AM–5 PM'),
  ],
  ['9 AM–12 AM', 'If you mean noon, write:  9 AM–12 PM', tuesday('9 AM–12 PM')],
  ['12 AM–6 PM', 'If you mean noon, write:  12 PM–6 PM', tuesday('12 PM–6 PM')],
])('in %s, only the part is exchanged that makes it a day, and the result is right', async (written, meant, usual) => {
  expect(await reportOn(monday(written), usual)).toContain(meant);
  for (const [hours = ''] of meant.matchAll(/(?<=write: {2}).*/g))
    expect(await reportOn(monday(hours), usual)).toBe('\nNo problems.\n');
});

test('noon that is written as midnight', async () => {
  const files = {
    'site.yaml': await siteWith(monday('9 AM–12 AM'), tuesday('9 AM–12 PM')),
    ...saying('Open Mondays until noon.'),
  };
  const report = await auditOf(files);
  expect(headsOf(report)).toEqual(['site.yaml:10:11  warning  overnight-hours']);
  expect(report).toContain(
    'Monday is open until midnight (9 AM–12 AM), and no other day is. 12 AM is midnight, and 12 PM is noon.',
  );
  expect(await reportOn(monday('12 AM–5 PM'), tuesday('12 PM–5 PM'))).toContain('Monday is open from midnight');
});

test('a day that may be mistyped contradicts no page', async () => {
  const files = {
    'site.yaml': await siteWith(monday('9 PM–5 AM')),
    ...saying('Mondays 9 AM–5 PM. Open Mondays from nine.'),
  };
  expect(headsOf(await auditOf(files))).toEqual(['site.yaml:10:11  warning  overnight-hours']);
});

test.each<[what: string, ...changes: Change[]]>([
  ['two days overnight', monday('9 PM–5 AM'), ['Saturday: Closed', 'Saturday: 9 PM–5 AM']],
  ['a shorter evening', monday('7 PM–2 AM')],
  ['an evening that is not an exchanged day', monday('6 PM–2 AM')],
  ['a day until midnight', monday('9 AM–12 AM')],
  ['midnight on two days', monday('9 AM–12 AM'), ['Friday: 9 AM–5 PM', 'Friday: 11 AM–12 AM'], tuesday('9 AM–12 PM')],
  ['midnight as a word', monday('9 AM–midnight'), tuesday('9 AM–12 PM')],
  ['an evening until midnight', monday('3 PM–12 AM'), tuesday('3 PM–11 PM')],
  ['a 24-hour clock', monday('21:00–05:00')],
])('%s is right', async (_, ...changes) => {
  expect(await reportOn(...changes)).toBe('\nNo problems.\n');
});
