import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { reportOn, siteReportOf } from './report-on.ts';

test('a misspelled property is reported once, without the missing one it causes', async () => {
  expect(
    await reportOn(
      page({
        sections: '  - type: hero\n    headng: Relax close to home\n    text: A\n    actions: [{ label: A, to: / }]\n',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:5  error  unknown-property
      Unknown property "headng" in a hero section.
      6 │   - type: hero
      7 │     headng: Relax close to home
        │     ^^^^^^
      8 │     text: A
      Did you mean "heading"?

    1 error in 1 file.
    "
  `);
});

test('an unknown property that resembles no other', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, color: red }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:41  error  unknown-property
      Unknown property "color" in an intro section.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, color: red }
        │                                         ^^^^^
      Its properties are: type, heading, text, actions, id, ground, from, until, draft.

    1 error in 1 file.
    "
  `);
});

test('an entry of site.yaml has the name that is in the file, in every message about it', async () => {
  const unnamed = '  pitch raise: { description: Higher., prices: { Visit: $50 }, booking: booking }\n';
  const pageAbout = (key: string) =>
    `structuredData: { service: ${key} }\nroute: /${key.slice(0, 2)}\nname: A\ntitle: A page about pianos\ndescription: A page.\nsections: []\n`;
  const report = await reportOf({
    'site.yaml': await siteWith(['services:\n', `services:\n${unnamed}`]),
    'pages/a.yaml': pageAbout('pitch raise'),
    'pages/b.yaml': pageAbout('zzz'),
  });
  expect(report.match(/^ {2}(?:There is no|If you deleted|The name|"name"|Did you).*/gm)).toEqual([
    '  There is no "zzz" in the services of site.yaml.',
    '  If you deleted it from site.yaml, delete what refers to it here too. The services are: pitch-raise, leak.',
    '  "name" is missing from "pitch raise".',
    '  The name "pitch raise" must have lowercase letters, digits, and single hyphens.',
    '  Did you mean "pitch-raise"?',
  ]);
});

test('the names that owners use for a property, or for a section', async () => {
  const report = await siteReportOf(
    ['region: VT', 'state: VT'],
    ['postalCode:', 'zip:'],
    ['links: {', 'team: { people: [] }\ntestimonials: []\nlinks: {'],
  );
  expect(report.match(/(?<=Did you mean ).*|It is a section.*|"- type: .*/g)).toEqual([
    '"region"?',
    '"postalCode"?',
    'It is a section of a page.',
    '"- type: team".',
    'It is a section of a page.',
    '"- type: reviews".',
  ]);
  const faq = await reportOn(page({ sections: '  - { type: faq, items: [{ q: A, a: B }] }\n' }));
  expect(faq.match(/(?<=Did you mean ).*/g)).toEqual(['"question"?', '"answer"?']);
});

const advice = (report: string) => report.split('\n').filter((line) => /^ {2}["UDMC]/.test(line));

test('what every page shares belongs in site.yaml, even if it is written as a section type', async () => {
  const rest = 'banner:\n  text: Hello\nhours:\n  Monday: 9 AM–6 PM\n';
  const sections = ['popup', 'map', 'add-ons'].map((type) => `  - { type: ${type}, heading: A }\n`).join('');
  expect(advice(await reportOn(page({ rest, sections })))).toEqual(
    expect.arrayContaining([
      '  "banner" is not a property of a page. It belongs in site.yaml.',
      '  "hours" is not a property of a page. It belongs in site.yaml, which has it already.',
      '  "popup" is not a type of section. It belongs in site.yaml, once for all pages.',
      '  Delete this section, and write its texts under "popup:" in site.yaml.',
      '  Did you mean "location"?',
      '  Did you mean "enhancements"?',
    ]),
  );
});

test('a fact in another group of site.yaml belongs in its own', async () => {
  const report = await siteReportOf(
    ['business: { name', 'business: { phone: 802-555-0100, name'],
    ['contact: { phone', 'contact: { facebook: "https://www.facebook.com/example", phone'],
  );
  expect(advice(report)).toEqual([
    '  "phone" is not a property of "business". It belongs in "contact", which has it already.',
    '  Correct the one there if it is wrong, and delete this one.',
    '  "facebook" is not a property of "contact". It belongs in "links".',
    '  Move it there.',
  ]);
});

test('a list below a running text becomes one with a bar, and the lines stay as they are', async () => {
  const wrong = '  - type: prose\n    heading: Rules\n    text:\n      - No dogs\n      - No smoke\n';
  expect(await reportOn(page({ sections: wrong }))).toContain(
    'Write "text: |" and leave the lines below it as they are.',
  );
  const { generate } = await project('small', {
    'pages/a.yaml': page({ sections: wrong.replace('text:', 'text: |') }),
  });
  expect((await generate('check')).out).not.toContain('error');
});

test('questions that are properties of a section belong in its list', async () => {
  const faq = '  - type: faq\n    heading: A\n    Do I pay now?: No.\n    What if it rains?: We come anyway.\n';
  const report = await reportOn(page({ sections: faq }));
  expect(report).toContain(`
  "Do I pay now?" is not a property of a faq section, but part of its list "items".
`);
  expect(report).toContain(`
  Replace "Do I pay now?", "What if it rains?", and their texts with:
      items:
        - question: Do I pay now?
          answer: No.
        - question: What if it rains?
          answer: We come anyway.

1 error in 1 file.`);
});

test('rules that are properties of a section belong in the list of a group', async () => {
  const policies = '  - type: policies\n    heading: Visits\n    Late cancel: We keep $40.\n    Dogs: On a leash.\n';
  const report = await reportOn(page({ sections: policies }));
  expect(report).toContain(`
  Replace "heading", "Late cancel", "Dogs", and their texts with:
      groups:
        - heading: Visits
          rules:
            - title: Late cancel
              text: We keep $40.
            - title: Dogs
              text: On a leash.

1 error in 1 file.`);
});

test.each([
  ['type: hero, title: A, subtitle: A, actions: []', 'heading'],
  ['type: hero, subtitle: A, title: A, actions: []', 'text'],
  ['type: embed, heading: A, url: "https://a.example.com", title: A, show: A', 'address'],
  ['type: downloads, heading: A, file: /a.pdf', 'files'],
  ['type: callout, heading: A, button: { label: A, to: / }', 'actions'],
  ['type: reviews, heading: A, items: [A. — Ann]', 'reviews'],
  ['type: features, heading: A, items: [{ name: A, body: A }]', 'title'],
  ['type: reviews, heading: A, reviews: [{ text: A, customer: A, source: A, date: 2025-01 }]', 'quote'],
])('what owners call a property: %s', async (section, meant) => {
  expect(await reportOn(page({ sections: `  - { ${section} }\n` }))).toContain(`Did you mean "${meant}"?`);
});

test.each([
  ['holidays: {}', 'specialHours'],
  ['addons: {}', 'enhancements'],
])('what owners call a fact: %s', async (fact, meant) => {
  expect(await siteReportOf(['services:\n', `${fact}\nservices:\n`])).toContain(`Did you mean "${meant}"?`);
});

test('a property is not taken for one that another name below it means', async () => {
  const special = '  autumn: { name: A, code: LEAF, details: Ten percent less. }\n';
  const report = await siteReportOf(['services:\n', `specials:\n${special}services:\n`]);
  expect(report).toContain('Unknown property "code" in "autumn".');
  expect(report).toContain('Did you mean "description"?');
  expect(report).not.toContain('Delete one of the two.');
});

test('a file alone is shown as a link with the name of the file', async () => {
  const files = '  - { type: downloads, heading: A, files: /files/price-list-2026.pdf }\n';
  expect(await reportOn(page({ sections: files }))).toContain(
    '{ label: Price List 2026, to: /files/price-list-2026.pdf }',
  );
});

test('a price alone is shown as an entry with its name', async () => {
  const report = await siteReportOf(['services:\n', 'enhancements: { Wax: $5 }\nservices:\n']);
  expect(report).toContain('For example:  { name: Wax, price: $5, description: We come between five and nine. }');
});

test('an offer without a name of its own, in an owner’s words, is one message', async () => {
  const promotion = 'promotion:\n  title: First visit\n  expires: 1/31/2027\n  code: LEAF\n  details: Once.\n';
  const report = await siteReportOf(['services:\n', `${promotion}services:\n`]);
  expect(report).toContain('Did you mean "specials"?');
  expect(report).toContain('"title", "expires", "code", and "details" belong to an entry of "specials", but its name');
  expect(report).toContain('2 errors in 1 file.');
});

test('what may mean two things is not called one of them twice', async () => {
  const report = await reportOn(
    `title: Our rules\n${page({ sections: '  - { type: intro, heading: A, text: A, subtitle: B }\n' })}`,
  );
  expect(report).not.toContain('Delete one of the two.');
  expect(report).toContain('"title" is not a property of a page.');
  expect(report).toContain('Unknown property "subtitle" in an intro section.');
});

test('the list of a misspelled property is dictated with its right name', async () => {
  const faq = '  - type: faq\n    heading: A\n    questions:\n      Do I pay now?: No.\n';
  const report = await reportOn(page({ sections: faq }));
  expect(report).toContain('Did you mean "items"?');
  expect(report).toContain(`
  Replace all of "items" with:
      items:
        - question: Do I pay now?
`);
});

test('the text and the address of a button are its label and where it leads', async () => {
  const intro = '  - { type: intro, heading: A, actions: [{ text: Prices, url: / }] }\n';
  expect(advice(await reportOn(page({ sections: intro })))).toEqual([
    '  "text" is missing from an intro section.',
    '  Unknown property "text" in item 1 of "actions".',
    '  Did you mean "label"?',
    '  Unknown property "url" in item 1 of "actions".',
    '  Did you mean "to"?',
  ]);
});
