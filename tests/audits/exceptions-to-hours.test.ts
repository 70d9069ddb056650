import { expect, test } from 'vitest';
import { auditOf, saying, siteWith } from '../harness/messages/audit.ts';

/** Late on Wednesday, with a break on Friday. */
const site = async () =>
  siteWith(
    ['Monday: 9 AM–5 PM', 'Monday: Closed'],
    ['Wednesday: 9 AM–5 PM', 'Wednesday: 9 AM–8 PM'],
    ['Friday: 9 AM–5 PM', 'Friday: 8 AM–12 PM, 2 PM–6 PM'],
    ['Saturday: Closed', 'Saturday: 8 AM–2 PM'],
  );

const saidOf = async (text: string) => {
  const report = await auditOf({ 'site.yaml': await site(), ...saying(text) });
  return report.match(/(?<=says “)[^”]*(?=”, (?:but|which))/g);
};

test.each([
  // A day that has another time later in the sentence.
  'Tuesday through Thursday until five, except that Wednesdays go to eight.',
  'Tuesday through Thursday until five, Wednesdays to eight.',
  'Tue.–Thu. 9–5, Wed. to 8.',
  'Tuesday through Thursday until five; on Wednesdays we stay until eight.',
  // A day that has another time in the next sentence.
  'Tue.–Thu. 9–5. Wed. to 8.',
  'Tuesday–Thursday: 9 AM–5 PM. Wednesday: 9 AM–8 PM.',
  'We are open Tuesday to Thursday from nine to five. On Wednesdays we stay until eight.',
  'Tuesday through Thursday until five, and on Wednesday evenings, too.',
  'Tuesday–Thursday, 9 a.m. to 5 p.m., with a late night on Wednesdays.',
  'Tuesday to Thursday from nine, and until eight on Wednesdays.',
  // Days after their times.
  'Open 9 to 5 Tuesday to Thursday, 9 to 8 Wednesdays. Open 9 to 5 Tuesday to Thursday, ’til 8 Wednesdays.',
  '9 AM–5 PM Tuesdays and Thursdays, 8 AM–2 PM Saturdays. 9 AM to 5 PM Tuesday to Thursday, 9 AM to 8 PM Wednesdays.',
  '9am–5pm Tue, 9am–8pm Wed, 8am–2pm Sat',
  'We are open Tuesday to Thursday and Saturday 8 AM–2 PM.',
  '9 AM–5 PM Tue | 9 AM–8 PM Wed | 8 AM–2 PM Sat. Tue 9–5 · Wed 9–8 · Sat 8–2. Yoga: Tue 6–7 · Wed 6–7.',
  '9 AM–5 PM Tuesdays, Wednesdays until 8 PM.',
  // Days that are left out.
  'Weekdays from nine, Mondays excepted, Fridays from eight. Open daily, Sundays and Mondays excluded.',
  'Open daily, shut Mondays and Sundays.',
  'Once a month, on Sunday afternoons, there is a class. We are open on Sunday afternoons, once a month.',
  'Tuesday to Thursday until five, not counting Wednesdays. Twice a year, in spring and fall, we are open on Sundays.',
  // In a later sentence.
  'Monday to Tuesday, 9 AM–5 PM. Closed Mondays.',
  'Monday to Tuesday until five. Come in! We are closed on Mondays.',
  'Monday to Tuesday, 9 AM–5 PM. Mondays we are closed.',
  'Monday–Tuesday 9 AM–5 PM. Monday closed.',
  // A break.
  'Fridays 8 AM–6 PM, closed for lunch 12 PM–2 PM.',
  'On Fridays we are open from 8 AM to 6 PM, with a lunch break from noon to 2 PM.',
  'Fridays 8 AM–6 PM, not counting lunch from noon to 2 PM. Fridays 8 AM–6 PM, no visits at lunch (noon to 2 PM).',
  'Fridays 8 AM to noon and 2 PM to 6 PM. Fridays 8 AM–12 PM, 2–6 PM.',
  'Tuesdays 9 AM–5 PM, 6–8 PM by appointment. Tuesdays 9 AM–5 PM and 9 AM–8 PM on Wednesdays.',
  // One statement may hide another.
  'Weekday afternoons from 2 to 7, the pool next door is open Saturdays until 4.',
  // Somebody or something else.
  'The library stays open until eight on Thursdays. Quiet until ten on Thursdays.',
  'At the farmers market we stay until eight on Thursdays. We wait until eight on Thursdays for the mail.',
  'On Fridays I stay until seven with the kids. On Fridays we close at six. On Fridays we close the road at seven.',
  'I take Thursdays off; Ida is here. I take Thursdays off, and my sister covers for me.',
  'At the flea market, we are open on Sundays. Closed on Thursdays like these, the road fills with snow.',
  'We stay until eight on Thursdays before Christmas.',
  'My helpers take Thursdays off. If we take Thursdays off, we make it up. We take Mondays off.',
  'We are closed on Thursdays, the week of the fair. Most shops here are closed on Thursdays, because of the market.',
  'We used to be closed on Thursdays, because of the market. The pool is shut on Wednesdays.',
  'I come to your barn show Mondays from 8 to 4.',
])('“%s” is right', async (text) => {
  expect(await saidOf(text)).toBeNull();
});

test.each([
  ['Tuesday through Thursday until five, no Wednesday evenings.', 'Tuesday through Thursday until five'],
  ['Tuesday to Thursday until five, but no late night on Wednesdays.', 'Tuesday to Thursday until five'],
  ['Tuesday to Thursday until five, never late on Wednesdays.', 'Tuesday to Thursday until five'],
  ['Tuesday to Thursday until five; we are not here on Wednesday evenings.', 'Tuesday to Thursday until five'],
  ['Tuesday–Thursday 9 AM–5 PM; Wednesday evenings are for my family.', '9 AM–5 PM'],
  ['Tuesday through Thursday until six, and on Wednesday evenings, too.', 'Tuesday through Thursday until six'],
  ['Tue.–Thu. 9–5, Wed. to 7.', 'Tue.–Thu. 9–5'],
  ['Tue.–Thu. 9–5. Wed. to 7.', 'Tue.–Thu. 9–5'],
  ['Tuesday–Wednesday: 9 AM–6 PM. Tuesday: 9 AM–5 PM. Wednesday: 9 AM–8 PM.', '9 AM–6 PM'],
  ['Tuesday to Wednesday 9 to 6. Tue 9–5, Wed 9–8.', 'Tuesday to Wednesday 9 to 6'],
  ['Tuesday–Thursday: 9 AM–5 PM. Yoga: Wednesdays 6 PM–7 PM.', '9 AM–5 PM'],
  ['Tuesday through Thursday until five, Wednesdays to seven.', 'Tuesday through Thursday until five'],
  ['Tuesday–Friday, 9 a.m. to 5 p.m., and Wednesday evenings.', '9 a.m. to 5 p.m.'],
  ['9 AM–5 PM Tuesdays and Thursdays, 9 AM–2 PM Saturdays.', '9 AM–2 PM'],
  ['9am–5pm Tue, 9am–5pm Wed, 8am–2pm Sat', '9am–5pm'],
  ['9 AM–5 PM Tue | 9 AM–8 PM Wed | 8 AM–4 PM Sat', '8 AM–4 PM'],
  ['Tue 9–5 · Wed 9–7 · Sat 8–2', 'Wed 9–7'],
  ['Tuesday to Thursday and Saturday: 8 AM–2 PM.', '8 AM–2 PM'],
  ['Open 9 to 5 Tuesday to Thursday, ’til 7 Wednesdays.', 'Open 9 to 5 Tuesday to Thursday'],
  ['Open daily, Mondays excepted.', 'Open daily'],
  ['Monday to Tuesday, 9 AM–5 PM. Closed Sundays.', '9 AM–5 PM'],
  ['Fridays 8 AM–6 PM, closed for lunch 12 PM–1 PM.', '8 AM–6 PM'],
  ['Fridays 8 AM–6 PM, with lunch at the diner.', '8 AM–6 PM'],
  ['Fridays 8 AM–6 PM without a break from noon to 2 PM.', '8 AM–6 PM'],
  ['Fridays 8 AM–6 PM, even during lunch from noon to 2 PM.', '8 AM–6 PM'],
  ['Tuesdays 9 AM–6 PM, closed for lunch 12 PM–2 PM.', '9 AM–6 PM'],
  ['Fridays 8 AM to noon and 3 PM to 6 PM.', '8 AM to noon and 3 PM to 6 PM'],
  ['Fridays 8 AM–noon, 3 PM–6 PM.', '8 AM–noon, 3 PM–6 PM'],
  ['Fridays 8 AM–12 PM, 3–6 PM.', '8 AM–12 PM, 3–6 PM'],
  ['Weekday afternoons from 2 to 7, Saturdays until 4.', 'Saturdays until 4'],
  ['At a fair price, we work on Sunday mornings.', 'Sunday mornings'],
  ['At the corner of Elm, we are open on Sundays.', 'open on Sundays'],
  ['Twice a year, have your boiler checked: we are open Sundays from nine.', 'Sundays from nine'],
  ['On Fridays we close at seven.', 'Fridays we close at seven'],
  ['On Fridays I work until seven.', 'Fridays I work until seven'],
  ['We stay until eight on Thursdays.', 'We stay until eight on Thursdays'],
  ['Until eight on Thursdays.', 'Until eight on Thursdays'],
  ['Open Tuesday to Saturday, and until 8 PM on Thursdays for people who work.', 'until 8 PM on Thursdays'],
  ['We are closed on Thursdays because we go to the market.', 'closed on Thursdays'],
  ['Closed on Thursdays, the market day.', 'Closed on Thursdays'],
  ['We are shut on Wednesdays.', 'shut on Wednesdays'],
  ['We take Thursdays off.', 'We take Thursdays off'],
  ['I come to your barn Monday through Friday from 9 AM to 5 PM.', '9 AM to 5 PM'],
])('“%s” is wrong', async (text, words) => {
  expect(await saidOf(text)).toEqual([words]);
});

test('the placeholder of two spans replaces both', async () => {
  const wrong = { 'site.yaml': await site(), ...saying('Fridays 8 AM–noon, 3–6 PM.') };
  expect(await auditOf(wrong)).toContain('Write {hours.Friday} instead');
  expect(await saidOf('Fridays {hours.Friday}.')).toBeNull();
});

test('one more day after several in a row belongs to their times', async () => {
  const late = await siteWith(['Thursday: 9 AM–5 PM', 'Thursday: 9 AM–8 PM']);
  const report = (text: string) => auditOf({ 'site.yaml': late, ...saying(text) });
  const [full, short] = ['9 AM–5 PM Monday through Wednesday and Friday', '9 AM–5 PM Mon–Wed, Fri'];
  expect(await report(`${full}, 9 AM–8 PM Thursday. ${short}, 9 AM–8 PM Thu`)).not.toContain('facts');
  expect(await report(`${full}, 9 AM–7 PM Thursday.`)).toContain(
    'says “9 AM–7 PM”, which does not match the hours on Thu',
  );
  expect(await report('9 AM–5 PM Monday to Wednesday and Saturday.')).toContain('does not match the hours on Saturday');
});
