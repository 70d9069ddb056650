import { expect, test } from 'vitest';
import { auditOf, pageNamed, prose } from '../harness/messages/audit.ts';

const dale = (words: string) => `{ name: Dale Doe, ${words} }`;
const ida = '{ name: Ida Roe, text: She knows every pipe. }';

/** What is reported about a page with a team of these people, with what comes after them. */
async function saidOf(people: string[], after = ''): Promise<string[] | null> {
  const team = `  - { type: team, heading: Who comes, people: [${people.join(', ')}] }\n`;
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', team + after) });
  return report.match(/(?<=(?:says|links to) “)[^”]*(?=”, (?:but|which))/g);
}

const inText = (text: string) => `text: ${JSON.stringify(text)}`;
const asCredential = (text: string) => `text: He is fast., credentials: [${JSON.stringify(text)}]`;

test.each([
  'Monday to Friday, 8 AM–4 PM. He was a carpenter for twenty years.',
  'Hours: Monday to Thursday, 7 AM–3 PM.',
  'Weekdays 10 AM–2 PM',
  'Every day from 9 AM to 3 PM except Wednesdays.',
  'Available Monday to Wednesday, 9 AM–3 PM.',
  'Closed Mondays.',
  '(802) 555-0262',
  'Call or text (802) 555-0262.',
  'Reach him at dale@small.example.com. [Email](mailto:dale@small.example.com) [Call Dale](tel:+18025550101)',
])('the hours and contacts of somebody of the team: %s', async (text) => {
  expect(await saidOf([dale(inText(text)), ida])).toBeNull();
  expect(await saidOf([ida, dale(asCredential(text))])).toBeNull();
});

test.each([
  ['Mondays from ten. We are open on Sundays.', 'open on Sundays'],
  ['Our hours are Monday to Friday, 8 AM–4 PM.', '8 AM–4 PM'],
  ['Open Monday to Friday, 8 AM–4 PM.', '8 AM–4 PM'],
  ['The shop is closed on Mondays.', 'closed on Mondays'],
  ['Call us at 802-555-0262.', '802-555-0262'],
  ['[Call us](tel:+18025550101)', 'tel:+18025550101'],
  ['Come to our shop at 9 Elm Street.', '9 Elm Street'],
])('the hours and contacts of the business below the name of a person: %s', async (text, words) => {
  expect((await saidOf([dale(inText(text)), ida]))?.at(-1)).toBe(words);
});

test('the only person of a team speaks for the business', async () => {
  expect(await saidOf([dale(inText('I work on Saturdays.'))])).toEqual(['I work on Saturdays']);
  expect(await saidOf([dale(inText('I work on Saturdays.')), ida])).toBeNull();
});

test('what comes after a team is about the business', async () => {
  expect(await saidOf([dale(inText('Weekdays 10 AM–2 PM'))], prose('Weekdays 10 AM–3 PM'))).toEqual(['10 AM–3 PM']);
});
