import { expect, test } from 'vitest';
import { minutesMeant } from '../../generator/audit/hours/clock-times.ts';
import { statementsIn } from '../../generator/audit/hours/statements.ts';
import { daysIn } from '../../templates/facts/day-names.ts';
import { auditOf, headsOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

/** Open on three evenings, all Saturday, and on Sunday by arrangement. */
const site = async (language = 'en-US') =>
  siteWith(
    ['Monday: 9 AM–5 PM', 'Monday: 7 PM–10 PM'],
    ['Tuesday: 9 AM–5 PM', 'Tuesday: 6 PM–10 PM'],
    ['Wednesday: 9 AM–5 PM', 'Wednesday: Closed'],
    ['Thursday: 9 AM–5 PM', 'Thursday: Closed'],
    ['Friday: 9 AM–5 PM', 'Friday: 7 PM–10 PM'],
    ['Saturday: Closed', 'Saturday: 9 AM–12 PM, 1 PM–6:30 PM'],
    ['Sunday: Closed', 'Sunday: By arrangement'],
    ['language: en-US', `language: ${language}`],
  );

const auditOfText = async (text: string, language?: string, rest = '') =>
  auditOf({ 'site.yaml': await site(language), 'pages/a.yaml': pageNamed('/a', prose(text), rest) });

test('hours in words that site.yaml contradicts', async () => {
  expect(
    await auditOfText('Evenings from seven. On Wednesday evenings we sing. **Monday and Tuesday** start at seven.'),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  warning  stated-hours
      /a says “Evenings from seven”, but the hours of Tuesday are 6 PM–10 PM.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Evenings from seven. On Wednesday evenings we sing. **Monday and Tue…
        │                                          ^^^^^^^^^^^^^^^^^^^
      site.yaml:11:12
      10 │   Monday: 7 PM–10 PM
      11 │   Tuesday: 6 PM–10 PM
         │            ^^^^^^^^^^
      12 │   Wednesday: Closed
      Write what is true now, or {hours.Tuesday} for the hours of that day, so that the text follows site.yaml.
      If this is intentional, add \`accept: { stated-hours: { Evenings from seven: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:66  warning  stated-hours
      /a says “Wednesday evenings”, but Wednesday is closed.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Evenings from seven. On Wednesday evenings we sing. **Monday and Tue…
        │                                                                  ^^^^^^^^^^^^^^^^^^
      site.yaml:12:14
      11 │   Tuesday: 6 PM–10 PM
      12 │   Wednesday: Closed
         │              ^^^^^^
      13 │   Thursday: Closed
      Write what is true now, or {hours.Wednesday} for the hours of that day, so that the text follows site.yaml.
      If this is intentional, add \`accept: { stated-hours: { Wednesday evenings: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:96  warning  stated-hours
      /a says “Monday and Tuesday start at seven”, but the hours of Tuesday are 6 PM–10 PM.
      6 │ …: What a is. }
      7 │ …venings from seven. On Wednesday evenings we sing. **Monday and Tuesday** start at seven." }
        │                                                       ^^^^^^^^^^^^^^^^^^
      site.yaml:11:12
      10 │   Monday: 7 PM–10 PM
      11 │   Tuesday: 6 PM–10 PM
         │            ^^^^^^^^^^
      12 │   Wednesday: Closed
      Write what is true now, or {hours.Tuesday} for the hours of that day, so that the text follows site.yaml.
      If this is intentional, add \`accept: { stated-hours: { Monday and Tuesday start at seven: … } }\` with your reason (see docs/audits.md).

    3 warnings in 1 file.
    "
  `);
});

test.each([
  ['Evenings start at 7 PM.', 'Evenings start at 7 PM'],
  ['Evening appointments until nine.', 'Evening appointments until nine'],
  ['Monday, Tuesday and Friday I work 7 PM–10 PM.', 'Monday, Tuesday and Friday I work 7 PM–10 PM'],
  ['From seven to ten on Monday and Tuesday.', 'seven to ten on Monday and Tuesday'],
  ['Mon–Fri from seven', 'Mon–Fri from seven'],
  ['Weekdays from half past six', 'Weekdays from half past six'],
  ['Saturdays from ten', 'Saturdays from ten'],
  ['We are open until six on Saturday.', 'open until six on Saturday'],
  ['Saturday until six or Monday until ten', 'Saturday until six'],
  ['I open at eight on Monday evening.', 'open at eight on Monday evening'],
  ['Monday mornings are calm.', 'Monday mornings'],
  ['Evening visits on Monday and Thursday', 'Evening visits on Monday and Thursday'],
  ['We are open Thursday, too.', 'open Thursday'],
  ['Daily from nine in the morning', 'Daily from nine in the morning'],
  ['We work until 9 PM, Monday and Friday.', 'We work until 9 PM, Monday and Friday'],
  ['We work until nine on weekdays.', 'We work until nine on weekdays'],
  ['We work until nine from Monday to Friday.', 'We work until nine from Monday to Friday'],
  ['Open until nine, Saturdays too.', 'Open until nine, Saturdays'],
  ['We come seven days a week.', 'We come seven days a week'],
  ['The shop is open 7 days a week.', 'open 7 days a week'],
  ['We also come on Wednesdays.', 'We also come on Wednesdays'],
  ['And we work every Thursday, and that is a promise.', 'we work every Thursday'],
  ['We are here Monday to Saturday.', 'We are here Monday to Saturday'],
])('“%s” is wrong', async (text, words) => {
  expect(await auditOfText(text)).toContain(`/a says “${words}”, but `);
});

test.each([
  'Monday and Friday evenings start at seven, Tuesday evenings at six.',
  'Tuesday from six, Friday from 7 p.m. until ten at night, Saturdays from nine to noon.',
  'Sundays from three, if we have agreed on it. Sunday evenings too.',
  'Saturday until half past six. Saturday afternoons from one.',
  'Three evenings a week. Four nights a week.',
  'Monday, Tuesday and Friday evenings, and all weekend.',
  'Not open Wednesday. Closed on Wednesday evenings. No Thursday mornings.',
  // Numbers and days that are not about hours.
  'On Wednesday stay out until three. From seven guests on Wednesday, two sang. Thursday is when you feel it.',
  'Come on Monday from ten miles away. We walked on Monday; at seven we sat down.',
  'By Monday you cannot reach the seat belt. It does it on a Thursday.',
  'Open until half past six, Saturdays. Open until ten, Monday to Tuesday. Open until ten from Wednesday.',
  'We come on Mondays and Fridays. We also work on weekends.',
  'Open until ten, Thursday closed. We are open until ten, Thursday, May 5.',
  'Can we come on Thursdays? If we work until nine on Wednesday, we are late. We never come on Wednesdays.',
  'We come on Wednesday. We come on Wednesdays by arrangement, or on Thursdays, if you ask.',
  'Who works until nine on weekdays has a stiff neck. We come to your curb seven days after you call.',
])('“%s” is right', async (text) => {
  expect(headsOf(await auditOfText(text)).filter((head) => !head.endsWith('facts'))).toEqual([]);
});

test('weekends need a day that is open', async () => {
  const closed = (await site()).replace('Saturday: 9 AM–12 PM, 1 PM–6:30 PM', 'Saturday: Closed');
  const report = (sunday: string) =>
    auditOf({
      'site.yaml': closed.replace('Sunday: By arrangement', `Sunday: ${sunday}`),
      'pages/a.yaml': pageNamed('/a', prose('Evenings and weekends. A weekend coach, all weekend.')),
    });
  expect(await report('Closed')).toContain('“Evenings and weekends”, but Saturday and Sunday are closed.');
  const open = await report('12 PM–4 PM');
  expect(open).not.toContain('says “Evenings');
  expect(open).toContain('“all weekend”, but Saturday is closed.');
});

test('the number of evenings is that of the days that are open late', async () => {
  const all = (await site()).replace('Sunday: By arrangement', 'Sunday: Closed');
  const report = (text: string) => auditOf({ 'site.yaml': all, 'pages/a.yaml': pageNamed('/a', prose(text)) });
  expect(await report('Two weeknights.')).toContain('but Monday, Tuesday, Friday are open after six.');
  expect(await report('Three evenings a week.')).toContain('but Monday, Tuesday, Friday, Saturday are open after six.');
  expect(await report('Three weeknights, four nights a week.')).toBe('\nNo problems.\n');
});

test('the hours of several days before a span are all compared', async () => {
  expect(await auditOfText('Monday, Tuesday and Friday 7 PM–10 PM, Saturday 9 AM–12 PM')).toContain(
    '“7 PM–10 PM”, which does not match the hours on Tuesday, 6 PM–10 PM.',
  );
});

test('words are accepted one by one, and other languages are not read', async () => {
  const accept = 'accept: { stated-hours: { Evenings from seven: Until the summer. } }\n';
  expect(await auditOfText('Evenings from seven.', 'en-US', accept)).toBe('\nNo problems.\n');
  expect(await auditOfText('Evenings from seven.', 'de')).not.toContain('stated-hours');
});

test.each([
  ['seven', [420, 1140]],
  ['half past nine', [570, 1290]],
  ['quarter to twelve', [705, 1425]],
  ['twelve', [0, 720]],
  ['nine thirty', [570, 1290]],
  ["eight o'clock in the evening", [1200]],
  ['7:30 PM', [1170]],
  ['12 a.m.', [0]],
  ['19:00', [1140]],
  ['noon', [720]],
  ['midnight', [0, 1440]],
])('"%s" may be %j', (time, minutes) => {
  expect(minutesMeant(time)).toEqual(minutes);
});

test.each([
  ['Mondays', 'Monday'],
  ['Mon., Wed and Fri', 'Monday Wednesday Friday'],
  ['Friday through Monday', 'Friday Saturday Sunday Monday'],
  ['weekends', 'Saturday Sunday'],
])('"%s" are %s', (words, days) => {
  expect(daysIn(words).join(' ')).toBe(days);
});

test('a statement never ends within the name of a day', () => {
  const words = (text: string) => statementsIn(text).map((statement) => statement.words);
  expect(words('Open 7 PM to 10 PM on Saturdays and Sundays from May to September.')).toEqual([
    '7 PM to 10 PM on Saturdays',
  ]);
  expect(words('9 to 5 on SUNDAYS 3')).toEqual([]);
});
