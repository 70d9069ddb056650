import { expect, test } from 'vitest';
import { auditOf, pageNamed } from '../harness/messages/audit.ts';

/** What is reported about a page with this section. */
async function saidOf(section: string): Promise<string[] | null> {
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', section) });
  return report.match(/(?<=says “)[^”]*(?=”, (?:but|which))/g);
}

const row = (title: string, text: string, heading = 'Hours') =>
  `  - { type: policies, groups: [{ heading: ${heading}, rules: [{ title: ${title}, text: ${text} }] }] }\n`;

test.each([
  ['Friday', '9–6', '9–6'],
  ['Fri.', '9–6', '9–6'],
  ['Mon–Fri', '9–6', '9–6'],
  ['M–F', '9 AM–6 PM', '9 AM–6 PM'],
  ['Monday', 'Closed', 'Closed'],
  ['Friday', 'nine to six.', 'nine to six'],
  ['Saturday', 'We are open Monday until six.', 'Monday until six'],
])('the row “%s | %s” is wrong', async (title, text, words) => {
  expect(await saidOf(row(title, text))).toEqual([words]);
});

test.each([
  ['Friday', '9–5'],
  ['Saturday', 'Closed'],
  ['Saturday', 'By appointment'],
  ['Saturday', 'We sweep from 9 to 5 in Stowe.'],
  ['Saturday class', '9–5'],
  ['Saturday', '9 to 12 in Stowe'],
  ['Saturday', '9–12 by appointment'],
])('the row “%s | %s” is right', async (title, text) => {
  expect(await saidOf(row(title, text))).toBeNull();
});

test.each(['Our hours', 'When to visit', 'When we are open', 'Visiting us'])(
  'a row below “%s” is about the business',
  async (heading) => {
    expect(await saidOf(row('Saturday', '9–12', heading))).toEqual(['9–12']);
  },
);

test.each(['The farmers market in Stowe', 'Farmers market hours', 'When we are in Stowe', 'Classes', 'Open house'])(
  'a row below “%s” is about something else',
  async (heading) => {
    expect(await saidOf(row('Saturday', '9–12', heading))).toBeNull();
  },
);

test('the same row below two headings is wrong only below the one about hours', async () => {
  const below = (...headings: string[]) => saidOf(headings.map((one) => row('Saturday', '9–12', one)).join(''));
  expect(await below('The market in Stowe', 'Hours')).toEqual(['9–12']);
  expect(await below('Hours', 'The market in Stowe')).toEqual(['9–12']);
});

test.each([
  ['Group classes', 'Tue 4–5.'],
  ['Group classes', 'Tue 4–5 | Thu 5–6 | Sat 10–11'],
  ['Choir', 'Mondays 6 PM to 8, Sundays 10–12'],
])('the row “%s | %s” has the times of what its title names', async (title, text) => {
  expect(await saidOf(row(title, text))).toBeNull();
});

test.each([
  ['Summer hours', 'Tue 4–5 | Thu 9–5', ['Tue 4–5']],
  ['The shop', 'Tue 4–5.', ['Tue 4–5']],
  ['Tea', 'We are open Tuesdays 4–5.', ['Tuesdays 4–5']],
])('the row “%s | %s” has wrong hours of the business', async (title, text, words) => {
  expect(await saidOf(row(title, text))).toEqual(words);
});

const answer = (question: string, text: string) =>
  `  - { type: faq, heading: Questions, items: [{ question: ${question}, answer: "${text}" }] }\n`;

test.each([
  ['Yes, Sundays from ten to two.', ['Sundays from ten to two']],
  ['Sure – on Sundays from ten.', ['Sundays from ten']],
  ['Yes, the gym is open Sundays from ten.', null],
  ['No, Sundays from ten to two are for my family.', null],
])('an answer to a question about Sundays: %s', async (text, words) => {
  expect(await saidOf(answer('Are you open on Sundays?', text))).toEqual(words);
});
