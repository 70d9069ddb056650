import { beforeEach, expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose } from '../harness/messages/audit.ts';
import { setDay } from '../harness/project/set-day.ts';

beforeEach(() => setDay('2030-04-01'));
const headsIn = async (section: string) => headsOf(await auditOf({ 'pages/a.yaml': pageNamed('/a', section) }));

test.each([
  // Credentials and awards.
  'RPT, March 2028. First aid, June 2029; Diploma, Paul Mitchell Portland, June 2019',
  'Best of the Beach, June 2029. Gold medal, State Fair, August 2029.',
  'Finalist in the Rural Business Awards, autumn 2029',
  'Last price change: January 2029. Extended May 2029.',
  'Registered Yoga Teacher, 200 hours, May 2029. Master of Social Work, May 2029',
  'Kitchen in Barre, May 2029',
  // History.
  'July 2029: the flood.',
  'In spring 2029 I rebuilt a piano. In May 2029 the roof blew off.',
  'In May 2029 we rode to Boston, sang all night, and withdrew. In May 2029 I saw a bear.',
  // Newspapers and models.
  '“A small miracle.” – Barre Times, January 2029. ‘Good’ (Barre Times, May 2029)',
  '“A small miracle.” – Barre Times, January 5, 2029',
  'Read about us in Seven Days, May 2029. Model year 2029 mowers need the new blade.',
])('a date of a record does not become outdated: %s', async (text) => {
  expect(await headsIn(prose(text.replaceAll('"', '\\"')))).toEqual([]);
});

test.each([
  'Sharpening class, June 2029.',
  'Open house, June 2029',
  'New price list, January 2029',
  'Two for one, May 2029',
  'See us at the Barre Fair, May 2029.',
  'Price change: January 2029',
  'July 2029: the big sale.',
  'July 2029: closed for vacation.',
  'October 2029: leaf cleanup.',
  'In spring 2029 I rebuild pianos for half price.',
  'In May 2029 the roof comes off. Stay away.',
  'In May 2029 every saw gets a free sharpening.',
  'Our hours are extended in May 2029.',
  '“Spring Into Music” – Barre Opera House, May 6, 2029',
  'Puppy social, June 2029',
  'Sign-ups, fall 2029',
  'Barn dance, June 2029',
  'Adoption day, June 2029',
  'Hiring, summer 2029',
  'Apprentice wanted, June 2029',
  'On leave, March 2029',
  'Last call, June 2029',
  'First delivery of firewood, October 2029',
  'Graduate recital, May 2029',
  'Certification exam, June 2029',
  'Prize drawing, June 2029',
  'June 2029: the plant swap.',
  'Season 2029 is open for booking, and the year 2029 is nearly full.',
])('what people could attend or buy is over: %s', async (text) => {
  expect((await headsIn(prose(text))).length).toBeGreaterThan(0);
});

test('a month alone is a moment in a timeline, but a heading is about what is below it', async () => {
  const items = '[{ when: March 2017, title: The first shop }, { when: Summer 2021, title: A van }]';
  expect(await headsIn(`  - { type: timeline, heading: So far, items: ${items} }\n`)).toEqual([]);
  expect(await headsIn('  - { type: prose, heading: Summer 2029, text: Come and swim. }\n')).toHaveLength(1);
  const rules = '[{ title: Next class, text: May 2029 }]';
  expect(await headsIn(`  - { type: policies, groups: [{ heading: Dates, rules: ${rules} }] }\n`)).toHaveLength(1);
  // The same words on one page as a heading and as a text.
  const both =
    '  - { type: prose, heading: Summer 2029, text: Come. }\n  - { type: prose, heading: So far, text: Summer 2029 }\n';
  expect(await headsIn(both)).toHaveLength(1);
});

test('a month above the first heading, or on the card for shared links, is over', async () => {
  const card = pageNamed('/a').replace('seo: {', 'seo: { card: { heading: Summer 2029 },');
  const top = '- { type: hero, eyebrow: Summer 2029, heading: Swim, text: Swim., actions: [{ label: Home, to: / }] }';
  const hero = pageNamed('/a').replace(/- \{ type: intro.*/, top);
  for (const page of [card, hero]) {
    const report = await auditOf({ 'pages/a.yaml': page });
    expect(report.match(/ {2}stale\n.*/g)).toEqual(['  stale\n  /a says “Summer 2029”, which is over.']);
  }
});
