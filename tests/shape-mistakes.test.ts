import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, page, reportOf } from './project.ts';

/** What an owner reads after writing this into pages/a.yaml. */
const reportOn = (yaml: string | Buffer) => reportOf({ 'pages/a.yaml': yaml });

/** What an owner reads after changing one text of site.yaml into another. */
async function siteReportOf(before: string, after: string): Promise<string> {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  expect(site).toContain(before);
  return reportOf({ 'site.yaml': site.replace(before, after) });
}

test('a misspelt property is told once, though the right one is missing too', async () => {
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

test('an unknown property that is like no other', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, colour: red }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:41  error  unknown-property
      Unknown property "colour" in an intro section.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, colour: red }
        │                                         ^^^^^^
      It may have: type, heading, text, actions, id, ground.

    1 error in 1 file.
    "
  `);
});

test('a missing property', async () => {
  expect(await reportOn(page({ sections: '  - type: intro\n    heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "text" is missing from an intro section.
      5 │ sections:
      6 │   - type: intro
        │     ^^^^^^^^^^^
      7 │     heading: A
      Add "text:". What the page is about.

    1 error in 1 file.
    "
  `);
});

test('a ZIP code without quotes', async () => {
  expect(await siteReportOf('"05641"', '05641')).toMatchInlineSnapshot(`
    "
    site.yaml:7:72  error  wrong-type
      "postalCode" must be a text, but this is a number.
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: 05641, country: US }
        │                                                                        ^^^^^
      8 │ geo: { latitude: 44.2, longitude: -72.5 }
      Put it in quotes:  "05641"

    1 error in 1 file.
    "
  `);
});

test('a property without a value', async () => {
  expect(await reportOn(page({ rest: 'parent:\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:5:8  error  wrong-type
      "parent" must be a text, but this is nothing.
      4 │ seo: { title: A, description: A, keywords: A }
      5 │ parent:
        │        ^
      6 │ sections:
      Write a value after the colon, with a space between them.

    1 error in 1 file.
    "
  `);
});

test('a text where a list belongs', async () => {
  expect(await reportOn(page({ sections: '  hero\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  wrong-type
      "sections" must be a list, each item on a line that begins with "- ", but this is a text.
      5 │ sections:
      6 │   hero
        │   ^^^^
      Put "- " before it, on a line of its own:  - hero

    1 error in 1 file.
    "
  `);
});

test('a lone placeholder without quotes', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: {town.name} }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:38  error  wrong-type
      "text" must be a text, but this is a text without its quotes.
      5 │ sections:
      6 │   - { type: intro, heading: A, text: {town.name} }
        │                                      ^^^^^^^^^^^
      Put it in quotes:  "{town.name}"

    1 error in 1 file.
    "
  `);
});

test('an empty text', async () => {
  expect(await reportOn(page({ sections: '  - { type: intro, heading: "", text: A }\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:29  error  empty-value
      "heading" is empty.
      5 │ sections:
      6 │   - { type: intro, heading: "", text: A }
        │                             ^^
      Fill it in. The heading of the page.

    1 error in 1 file.
    "
  `);
});

test('an empty list', async () => {
  expect(await reportOn(page({ sections: '  []\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:3  error  empty-value
      "sections" is empty.
      5 │ sections:
      6 │   []
        │   ^^
      Fill it in. The sections, from top to bottom.

    1 error in 1 file.
    "
  `);
});

test('an unknown template', async () => {
  expect(await reportOn(page({}).replace('standard', 'standart'))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:3:11  error  unknown-template
      "standart" is not a choice for "template".
      2 │ name: A
      3 │ template: standart
        │           ^^^^^^^^
      4 │ seo: { title: A, description: A, keywords: A }
      Did you mean "standard"?

    1 error in 1 file.
    "
  `);
});

test('an unknown section type', async () => {
  expect(await reportOn(page({ sections: '  - { type: heroo, heading: A }\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:13  error  unknown-section
      Unknown section type "heroo".
      5 │ sections:
      6 │   - { type: heroo, heading: A }
        │             ^^^^^
      Did you mean "hero"?

    1 error in 1 file.
    "
  `);
});

test('a section without a type', async () => {
  expect(await reportOn(page({ sections: '  - heading: A\n' }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:5  error  missing-property
      "type" is missing from a section.
      5 │ sections:
      6 │   - heading: A
        │     ^^^^^^^^^^
      Add "type:". The types are: areas, aside, bundles, callout, cards, checklist, embed, enhancements, faq, features, hero, intro, links, location, memberships, menu, newsletter, note, offers, packages, policies, pricing, prose, services, steps, visit.

    1 error in 1 file.
    "
  `);
});

test('a choice that there is not', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: intro, heading: A, text: A, ground: green }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:49  error  wrong-choice
      "green" is not a choice for "ground".
      5 │ sections:
      6 │   - { type: intro, heading: A, text: A, ground: green }
        │                                                 ^^^^^
      The choices are: linen, sand, dusk.

    1 error in 1 file.
    "
  `);
});

test('a service that site.yaml does not have', async () => {
  expect(
    await reportOn(page({ sections: '  - { type: services, book: Book, cards: [{ service: leek }] }\n' })),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:6:54  error  unknown-fact
      There is no "leek" among the services of site.yaml.
      5 │ sections:
      6 │   - { type: services, book: Book, cards: [{ service: leek }] }
        │                                                      ^^^^
      Did you mean "leak"?

    1 error in 1 file.
    "
  `);
});

test('a fact of a group that site.yaml does not have', async () => {
  expect(
    await reportOn(
      page({
        sections: '  - type: bundles\n    heading: A\n    includes: A\n    book: A\n    cards: [{ bundle: winter }]\n',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:23  error  unknown-fact
      There is no "winter" among the bundles of site.yaml.
       9 │     book: A
      10 │     cards: [{ bundle: winter }]
         │                       ^^^^^^
      Add "bundles:" to site.yaml first.

    1 error in 1 file.
    "
  `);
});

test('opening hours in words that no clock has', async () => {
  expect(await siteReportOf('Monday: 9 AM–5 PM', 'Monday: from 9 to 5')).toMatchInlineSnapshot(`
    "
    site.yaml:10:11  error  wrong-form
      "Monday" must be two whole times with a dash between them, each with AM or PM or both of 24 hours, or a word, but this is "from 9 to 5".
       9 │ hours:
      10 │   Monday: from 9 to 5
         │           ^^^^^^^^^^^
      11 │   Tuesday: 9 AM–5 PM
      For example:  9 AM–6 PM

    1 error in 1 file.
    "
  `);
});

test('a key with capitals and spaces', async () => {
  expect(await siteReportOf('booking: https', 'Book Now: https')).toMatchInlineSnapshot(`
    "
    site.yaml:17:10  error  wrong-form
      The name "Book Now" must have small letters, digits and single hyphens.
      16 │   Sunday: Closed
      17 │ links: { Book Now: https://book.example.com/small }
         │          ^^^^^^^^
      18 │ services:
      For example:  book-now

    1 error in 1 file.
    "
  `);
});

test('a latitude that the earth does not have', async () => {
  expect(await siteReportOf('geo: { latitude: 44.2', 'geo: { latitude: 442')).toMatchInlineSnapshot(`
    "
    site.yaml:8:18  error  out-of-range
      "latitude" must be 90 or less, but this is 442.
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      8 │ geo: { latitude: 442, longitude: -72.5 }
        │                  ^^^
      9 │ hours:
      Check the number; in longitudes, west is negative.

    1 error in 1 file.
    "
  `);
});

test('a list where the whole definition belongs', async () => {
  expect(await reportOn('- route: /a\n')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:1:1  error  wrong-type
      A definition must be a group of properties, but this is a list.
      1 │ - route: /a
        │ ^^^^^^^^^^^
      Check the indentation and the dashes of the lines around it.

    1 error in 1 file.
    "
  `);
});

test('a price without its currency', async () => {
  expect(await siteReportOf('Visit: $50', 'Visit: 50')).toMatchInlineSnapshot(`
    "
    site.yaml:19:62  error  wrong-type
      "Visit" must be a text, but this is a number.
      18 │ services:
      19 │   leak: { name: Leak, description: Mended., prices: { Visit: 50 }, booking: booking }
         │                                                              ^^
      20 │ towns:
      Write:  $50

    1 error in 1 file.
    "
  `);
  expect(await siteReportOf('Visit: $50', 'Visit: $5O')).toContain('must be a price with its currency sign');
});

test.each(['9–5', '7–10 PM', '25 PM–26 PM', '9:75 AM–6 PM'])('the opening hours %s are refused', async (hours) => {
  expect(await siteReportOf('Monday: 9 AM–5 PM', `Monday: ${hours}`)).toContain('"Monday" must be two whole times');
});

test('a word where true or false belongs', async () => {
  expect(await reportOn(page({}).replace('keywords: A', 'keywords: A, hidden: yes'))).toContain(
    'Write true or false, without quotes.',
  );
});
