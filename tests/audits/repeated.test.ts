import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

const audit = (sections: string) => auditOf({ 'pages/a.yaml': pageNamed('/a', sections) });
const long = 'We clear every drain within the hour, leave the kitchen as we found it, and call before we come to you.';
const callout = `  - { type: callout, heading: "${long}", actions: [{ label: Book, to: booking }] }\n`;
const faq = (items: string) => `  - { type: faq, heading: Asked, items: [${items}] }\n`;
const steps = (items: string) => `  - { type: steps, heading: Work, steps: [${items}] }\n`;
const flush = '{ title: Flush, text: Wait. }';

test('a section that was pasted twice', async () => {
  expect(await audit(prose(long) + prose(long))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:8:13  warning  repeated
      This prose section is here twice.
      7 │   - { type: prose, heading: More, text: "We clear every drain within the hour, leave the kitchen as we found …
      8 │   - { type: prose, heading: More, text: "We clear every drain within the hour, leave the kitchen as we found …
        │             ^^^^^
      pages/a.yaml:7:13
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: prose, heading: More, text: "We clear every drain within the hour, leave the kitchen as we found …
        │             ^^^^^
      8 │   - { type: prose, heading: More, text: "We clear every drain within the hour, leave the kitchen as we found …
      Delete one of the two, or say something else in it.
      If this is intentional, add \`accept: { repeated: { prose: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
});

const why = '{ question: Why?, answer: Because. }';
test.each([
  ['a question', faq(`${why}, { question: How?, answer: With care. }, { question: Why?, answer: Well. }`)],
  [
    'a link',
    '  - { type: links, heading: More, links: [{ label: A, to: / }, { label: B, to: / }, { label: A, to: / }] }\n',
  ],
  ['a section with long texts, farther down', prose(long) + callout + prose(long)],
  ['a step below itself', steps(`${flush}, ${flush}`)],
])('%s twice', async (_, sections) => {
  expect(headsOf(await audit(sections))).toEqual([
    expect.stringMatching(/^pages\/a\.yaml:\d+:\d+ {2}warning {2}repeated$/),
  ]);
});

test('a link twice in the navigation', async () => {
  const home = '{ label: Home, to: / }';
  const site = await siteWith([`links: [${home}], book`, `links: [${home}, ${home}], book`]);
  expect(headsOf(await auditOf({ 'site.yaml': site }))).toEqual([expect.stringMatching(/^site\.yaml:.*repeated$/)]);
});

test.each([
  ['a call to action above and below other sections', callout + prose('More.') + callout],
  ['a step again after another', steps(`${flush}, { title: Look, text: With a lamp. }, ${flush}`)],
  ['the same question in two lists', faq(why) + prose('More.') + faq(`${why}, { question: How?, answer: So. }`)],
])('%s is not a mistake', async (_, sections) => {
  expect(await audit(sections)).not.toContain('repeated');
});
