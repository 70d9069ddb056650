import { expect, test } from 'vitest';
import { auditOf, saying, siteWith } from '../harness/messages/audit.ts';

const report = async (text: string, language = 'en-US') =>
  auditOf({
    'site.yaml': await siteWith(['language: en-US', `language: ${language}`]),
    ...saying(text),
  });

test('dates on another day of the week, and dates that no calendar has', async () => {
  expect(
    await report('The class is on Monday, January 12, 2027. Workshop on Sunday, February 30, 2027.'),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:58  warning  impossible-dates
      /a says “Monday, January 12, 2027”, but that is a Tuesday.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "The class is on Monday, January 12, 2027. Workshop on Sunday, Februa…
        │                                                          ^^^^^^^^^^^^^^^^^^^^^^^^
      If the date is right, write:  Tuesday, January 12, 2027
      Otherwise, correct the date.
      If this is intentional, add \`accept: { impossible-dates: { "Monday, January 12, 2027": … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:104  warning  impossible-dates
      /a says “February 30, 2027”, which is not a real date.
      6 │ … is. }
      7 │ … is on Monday, January 12, 2027. Workshop on Sunday, February 30, 2027." }
        │                                                       ^^^^^^^^^^^^^^^^^
      February 2027 has 28 days. Correct the date.
      If this is intentional, add \`accept: { impossible-dates: { "February 30, 2027": … } }\` with your reason (see docs/audits.md).

    2 warnings in 1 file.
    "
  `);
});

test.each([
  ['Mon., Jan. 12, 2027', 'Mon., Jan. 12, 2027', 'that is a Tuesday', 'Tue., Jan. 12, 2027'],
  ['Come Fri 1 May 2027.', 'Fri 1 May 2027', 'that is a Saturday', 'Sat 1 May 2027'],
  ['ON MONDAY, JANUARY 12, 2027', 'MONDAY, JANUARY 12, 2027', 'that is a Tuesday', 'TUESDAY, JANUARY 12, 2027'],
  ['Come Friday 1 May 2027.', 'Friday 1 May 2027', 'that is a Saturday', 'Saturday 1 May 2027'],
  [
    'Come Sunday the 5th of December, 2026.',
    'Sunday the 5th of December, 2026',
    'that is a Saturday',
    'Saturday the 5th of December, 2026',
  ],
  ['Come Sunday, 5 December, 2026.', 'Sunday, 5 December, 2026', 'that is a Saturday', 'Saturday, 5 December, 2026'],
  ['Come Thursday February 29, 2028.', 'Thursday February 29, 2028', 'that is a Tuesday', 'Tuesday February 29, 2028'],
])('“%s” is on another day', async (text, words, fault, right) => {
  const found = await report(text);
  expect(found).toContain(`/a says “${words}”, but ${fault}.`);
  expect(found).toContain(`If the date is right, write:  ${right}\n`);
  expect(await report(text.replace(words, right))).toBe('\nNo problems.\n');
});

test.each([
  ['Until April 31, 2027.', 'April 31, 2027', 'April 2027 has 30 days.'],
  ['On February 29, 2027.', 'February 29, 2027', 'February 2027 has 28 days.'],
  ['On 31 June 2027.', '31 June 2027', 'June 2027 has 30 days.'],
  ['Closed April 29, 30, and 31, 2027.', 'April 29, 30, and 31, 2027', 'April 2027 has 30 days.'],
])('“%s” is on no day', async (text, words, hint) => {
  const found = await report(text);
  expect(found).toContain(`/a says “${words}”, which is not a real date.`);
  expect(found).toContain(`${hint} Correct the date.`);
});

test.each([
  'The class is on Tuesday, January 12, 2027. Leap day is Tuesday, February 29, 2028.',
  'Monday and Tuesday, January 11 and 12, 2027. Wednesday through Thursday, January 14, 2027. Monday–Tuesday, January 12, 2027.',
  'Mondays, January 12, 2027 to May 31, 2027. Wed June 5, 2027 in Barre. They sat January 12, 2027.',
  'Suite 45 May 2027. You may 32 2027. A bag of 2/30/2027. On April 31. On Monday, January 12.',
])('“%s” is right', async (text) => {
  expect(await report(text)).toBe('\nNo problems.\n');
});

test('other languages are not read', async () => {
  expect(await report('Am Monday, January 12, 2027, und February 30, 2027.', 'de')).not.toContain('impossible-dates');
});
