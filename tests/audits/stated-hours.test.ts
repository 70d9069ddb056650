import { expect, test } from 'vitest';
import { auditOf, headsOf, saying } from '../harness/messages/audit.ts';
import { eveningSite } from '../harness/messages/evening-site.ts';

const auditOfText = async (text: string, language?: string, rest = '') =>
  auditOf({ 'site.yaml': await eveningSite(language), ...saying(text, rest) });

test('hours in words that site.yaml contradicts', async () => {
  expect(
    await auditOfText('Evenings from seven. On Wednesday evenings we work. **Monday and Tuesday** start at seven.'),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:42  warning  stated-hours
      /a says “Evenings from seven”, but the hours of Tuesday are 6 PM–10 PM.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "Evenings from seven. On Wednesday evenings we work. **Monday and Tue…
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
      7 │   - { type: prose, heading: More, text: "Evenings from seven. On Wednesday evenings we work. **Monday and Tue…
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
      7 │ …venings from seven. On Wednesday evenings we work. **Monday and Tuesday** start at seven." }
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
  ['We are open on Saturdays until 5.30pm.', 'Saturdays until 5.30pm'],
  ['On Saturdays, 9.00–17.00.', 'Saturdays, 9.00–17.00'],
  ['We are here on Saturdays until 17.30.', 'Saturdays until 17.30'],
  ['Saturdays until half five.', 'Saturdays until half five'],
  ['Saturdays until 17.30 each week.', 'Saturdays until 17.30'],
  ['Evenings start at 7 PM.', 'Evenings start at 7 PM'],
  ['Evening appointments until nine.', 'Evening appointments until nine'],
  ['Monday, Tuesday and Friday I work 7 to 10.', 'Monday, Tuesday and Friday I work 7 to 10'],
  ['From seven to ten on Monday and Tuesday.', 'seven to ten on Monday and Tuesday'],
  ['Mon–Fri from seven', 'Mon–Fri from seven'],
  ['Weekdays from half past six', 'Weekdays from half past six'],
  ['Saturdays from ten', 'Saturdays from ten'],
  ['We are open until six on Saturday.', 'open until six on Saturday'],
  ['Mondays we’re open until eleven.', 'Mondays we’re open until eleven'],
  ["Mondays we're open 7 to 11.", "Mondays we're open 7 to 11"],
  ['Saturday until six or Monday until ten', 'Saturday until six'],
  ['We open at eight, Monday to Tuesday.', 'open at eight, Monday to Tuesday'],
  ['Open from ten to six Saturdays.', 'Open from ten to six Saturdays'],
  ["We're open Saturdays 'til five.", "Saturdays 'til five"],
  ['We’re open ’til five on Saturdays.', 'open ’til five on Saturdays'],
  ['Saturdays 10 til 6', 'Saturdays 10 til 6'],
  ['We are open 10 to 6 Saturdays.', 'open 10 to 6 Saturdays'],
  ['Open 7 to 10 weekdays.', 'Open 7 to 10 weekdays'],
  ['Our hours are 7 to 10 Monday thru Friday, 9 to 6:30 Saturdays.', 'hours are 7 to 10 Monday thru Friday'],
  ['We are open 7 to 10 Fridays, 9 to 7 Saturdays.', '9 to 7 Saturdays'],
  ['We are open 7 to 10 Fridays and 9 to 7 Saturdays.', '9 to 7 Saturdays'],
  ['Open 10 to 6 every Saturday.', 'Open 10 to 6 every Saturday'],
  ['Doors open at eight Saturdays.', 'open at eight Saturdays'],
  ['Doors open at eight, Monday to Tuesday.', 'open at eight, Monday to Tuesday'],
  ['Our doors open at seven on Saturday.', 'open at seven on Saturday'],
  ['I open at eight on Monday evening.', 'open at eight on Monday evening'],
  ['Monday mornings are available.', 'Monday mornings'],
  ['Evening visits on Monday and Thursday', 'Evening visits on Monday and Thursday'],
  ['We are open Thursday, too.', 'open Thursday'],
  ['Daily from nine in the morning', 'Daily from nine in the morning'],
  ['We work until 9 PM, Monday and Friday.', 'We work until 9 PM, Monday and Friday'],
  ['We work until nine on weekdays.', 'We work until nine on weekdays'],
  ['We work until nine from Monday to Friday.', 'We work until nine from Monday to Friday'],
  ['Open until nine, Saturdays too.', 'Open until nine, Saturdays'],
  ['We come seven days a week.', 'We come seven days a week'],
  ['The shop is open 7 days a week.', 'open 7 days a week'],
  ['On Saturdays, the salon is open from eight to eight.', 'Saturdays, the salon is open from eight to eight'],
  ['We also come on Wednesdays.', 'We also come on Wednesdays'],
  ['And we work every Thursday, and that is a promise.', 'we work every Thursday'],
  ['We are here Monday to Saturday.', 'We are here Monday to Saturday'],
  ['Saturdays from 8 to 8', 'Saturdays from 8 to 8'],
  ['Now open Thursdays, nine to five!', 'Thursdays, nine to five'],
  ['Hours: Mon–Fri 9-5.', 'Mon–Fri 9-5'],
  ['Sat 10-6, Mon 7-10', 'Sat 10-6'],
  ['M–F 9–5', 'M–F 9–5'],
  ['Saturday 9:00–5:00', 'Saturday 9:00–5:00'],
  ['Mondays 7:00–9:30 p.m.', 'Mondays 7:00–9:30 p.m.'],
  ['We are open Monday from 7:00 to 9:30 PM.', 'Monday from 7:00 to 9:30 PM'],
  ['We are open Monday thru Saturday.', 'open Monday thru Saturday'],
  ['Sat 10a-6p', 'Sat 10a-6p'],
  ['Saturday hours: ten to six', 'Saturday hours: ten to six'],
  ['We are closed on Saturdays and Mondays.', 'closed on Saturdays and Mondays'],
  ['We are closed on Saturdays so our crew can rest.', 'closed on Saturdays'],
  ['Free parking, closed Mondays.', 'closed Mondays'],
  ['Tuesdays: closed.', 'Tuesdays: closed'],
  ['We never work Saturdays.', 'never work Saturdays'],
  ['Every Monday we are closed.', 'Every Monday we are closed'],
  ['On Mondays, we’re closed.', 'Mondays, we’re closed'],
  ['Open every day except Wednesday.', 'Open every day'],
  ['Open daily, closed Wednesday mornings.', 'Open daily'],
  ['Open every day except holidays.', 'Open every day'],
  ['In the room I work Wednesdays from seven to ten.', 'Wednesdays from seven to ten'],
  ['Open Monday and Tuesday from six to ten, Tuesday until nine.', 'Monday and Tuesday from six to ten'],
  ['I don’t work on Fridays.', 'don’t work on Fridays'],
  ['We close at five on Saturdays.', 'close at five on Saturdays'],
  ['Appointments are available Monday through Saturday.', 'Appointments are available Monday through Saturday'],
  ['Book your Wednesday evening massage.', 'Book your Wednesday evening'],
  ['Wednesday appointments are available.', 'Wednesday appointments are available'],
  ['Come by Wednesday evenings from five.', 'Wednesday evenings from five'],
  ['I see guests on Wednesdays and Thursdays.', 'I see guests on Wednesdays and Thursdays'],
  ['Available Monday–Saturday.', 'Available Monday–Saturday'],
  ['Small Works is open Wednesdays until nine.', 'Wednesdays until nine'],
  ['Come on Saturdays from ten. Saturday visits from eight are the best.', 'Saturdays from ten'],
  ['Come on Saturdays from nine. Saturday visits from eight are the best.', 'Saturday visits from eight'],
  ['Clean chimneys, open Saturdays from ten.', 'Saturdays from ten'],
  ['Open any Saturday from ten.', 'Saturday from ten'],
  ['Come in, our new Saturday hours are ten to six.', 'Saturday hours are ten to six'],
])('“%s” is wrong', async (text, words) => {
  expect(await auditOfText(text)).toContain(`/a says “${words}”, but `);
});

test.each([
  'Saturdays until 18.30. On Saturdays until half six. On Saturdays, 9.00–12.00. Saturdays until 6.30 p.m.',
  'Saturdays from 4.50 €. Saturdays until 15.10. Saturdays from 1.5 miles. On Saturdays, version 17.30 is free.',
  'Saturdays from 12.50 EUR. On Saturdays we start at 12.50 CHF a visit. Saturdays from 12.50 euro. Saturdays from 15.00 Euros.',
  'On Saturdays we start at 12.50 kr a visit. Saturdays from seven pounds a bag. Saturdays from 15.00 each, or 12.50 each for two.',
  'Saturdays until 5.50 km. Saturdays until 5.50 KM. Saturdays until 8 or 9 kg. Saturdays from 12.50 per visit.',
  'Monday and Friday evenings start at seven, Tuesday evenings at six.',
  'Tuesday from six, Friday from 7 p.m. until ten at night, Saturdays from nine to noon.',
  'Sundays from three, if we have agreed on it. Sunday evenings too.',
  'Saturday until half past six. Saturday afternoons from one.',
  "Saturday 'til half past six. We're open til 10 on Fridays. Open 7 to 10 Fridays, 6 to 10 Tuesdays & 9 to 6:30 Saturdays.",
  'The gate is open 8 to 6 weekdays, 9 to 3 Saturdays. Our crews work 7 to 10 Fridays and 2 to 3 Saturdays a month.',
  'The gate is open 8 to 6 weekdays. Phone hours are 8 to 6 weekdays. Open 7 to 10 Monday and Friday, 6 to 10 Tuesday. We are open 2 to 3 weekdays a week.',
  'Mondays 7:00–10:00 p.m., Tuesdays 6:00-10:00. Saturdays 9:00–12:00.',
  'Wednesday evening visits are not available. Evening visits on Thursdays aren’t offered.',
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
  // About somebody or something else.
  'We do not work Thursday evenings. I used to work Wednesday evenings. We are rarely open on Thursdays.',
  'Is the shop open Wednesday? No. Do you have Thursday evenings? Not yet.',
  'The last appointment on Saturday starts at 4:30 PM. Saturday visits from ten to eleven are the easiest to book.',
  'Online booking is open seven days a week. Texts are answered daily until 9 PM. The market, open Wednesdays, is near.',
  'Wednesday evenings are family time. People who work Monday through Friday from nine to five have a stiff neck.',
  'A good runner trains five nights a week. Sleep eight hours, seven nights a week. Yoga, Saturdays 10–11.',
  'We are open Thursday, December 24, from nine to noon. Next month, we are open Wednesdays. Call the office weekdays from nine.',
  'On weekdays we open at seven on Monday and Friday, and at six on Tuesday.',
  'I teach in Barre on Wednesday evenings. If you work Monday to Friday until five, come later.',
  'The coffee shop is open daily until five. Phone hours: Monday to Friday from nine. Rest two days a week.',
  'Doors open at seven Saturday. Doors open at seven on Saturday. The doors open at 7 Saturday.',
  'Many shops are closed on Saturdays. We were closed Mondays. We are never closed on weekends. Not closed Mondays.',
  'We are closed Saturdays in summer. Closed Mondays and Tuesdays until seven. Closed on Saturday mornings.',
  'In December, we are open Wednesdays from nine. We are open seven days a week in the summer. Saturday from six to seven, Vinyasa.',
  'Open every day except Wednesday and Thursday. Open daily, closed Wednesday and Thursday. Open daily but Wednesdays and Thursdays.',
  'Open daily (closed Wednesdays and Thursdays). Except for Wed & Thu, we are open daily. Open every day but two. Open daily, not Wednesdays or Thursdays.',
  'In July I also work Wednesdays from seven to ten. From June through August I am open Wednesday evenings too. This summer we come on Wednesdays.',
  'Open Monday and Tuesday from seven to ten, Tuesday from six. Monday and Tuesday 7 PM–10 PM, Tuesday 6 PM–10 PM.',
  'Open Monday and Saturday from seven to ten, Saturday from nine until noon. Which was the Monday we are closed.',
  'Sat 9a–12p, 1p–6:30p. M–Tu, the M-F adapter is open. Plug M–F: 9–6 mm adapters fit.',
  'The gym opens at eight Monday to Friday. We are open from nine to noon Saturdays. Open at eight Thursday, May 5.',
  'Email us 24/7. The gate is open 24/7. Parking is available Monday–Saturday. If I see guests on Wednesdays, I stay late.',
  'Our neighbor’s Saturday hours are ten to six. The bakery is open any Saturday from ten. We are rarely open any Saturday from ten.',
  'In summer, our Saturday hours are ten to six. I wish our Saturday hours were ten to six. Our Saturday class, ten to six, is full.',
  'Who works until nine on weekdays has a stiff neck. We come to your curb seven days after you call.',
])('“%s” is right', async (text) => {
  expect(headsOf(await auditOfText(text)).filter((head) => !head.endsWith('facts'))).toEqual([]);
});

test('the hours of several days before a span are all compared', async () => {
  expect(await auditOfText('Monday, Tuesday and Friday 7 PM–10 PM, Saturday 9 AM–12 PM')).toContain(
    '“7 PM–10 PM”, which does not match the hours on Tuesday, 6 PM–10 PM.',
  );
});

test('a message that ends with “p.m.” has one period', async () => {
  const ending = (await eveningSite()).replace('Monday: 7 PM–10 PM', 'Monday: 7 p.m.–10 p.m.');
  const report = await auditOf({ 'site.yaml': ending, ...saying('Mondays until nine.') });
  expect(report).toContain('but the hours of Monday are 7 p.m.–10 p.m.\n');
});

test('words are accepted one by one, and other languages are not read', async () => {
  const accept = 'accept: { stated-hours: { Evenings from seven: Until the summer. } }\n';
  expect(await auditOfText('Evenings from seven.', 'en-US', accept)).toBe('\nNo problems.\n');
  expect(await auditOfText('Evenings from seven.', 'de')).not.toContain('stated-hours');
});
