import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, project, reportOf, textIn } from '../harness/project/project.ts';
import { siteReportOf } from './report-on.ts';

test('a ZIP code without quotes', async () => {
  expect(await siteReportOf(['"05641"', '05641'])).toMatchInlineSnapshot(`
    "
    site.yaml:7:72  error  wrong-type
      "postalCode" needs quotes, or its leading zero is lost.
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: 05641, country: US }
        │                                                                        ^^^^^
      8 │ geo: { latitude: 44.2, longitude: -72.5 }
      Put it in quotes:  "05641"

    1 error in 1 file.
    "
  `);
});

test('a price without its currency sign', async () => {
  expect(await siteReportOf(['Visit: $50', 'Visit: 50'])).toMatchInlineSnapshot(`
    "
    site.yaml:19:62  error  wrong-type
      "Visit" must have a currency sign.
      18 │ services:
      19 │   leak: { name: Leak, description: Mended., prices: { Visit: 50 }, booking: booking }
         │                                                              ^^
      20 │ towns:
      Write:  $50

    1 error in 1 file.
    "
  `);
  expect(await siteReportOf(['Visit: $50', 'Visit: $5O'])).toContain('site.yaml:19:62  error  wrong-form');
});

test('opening hours that are not times', async () => {
  expect(await siteReportOf(['Monday: 9 AM–5 PM', 'Monday: from 9 to 5'])).toMatchInlineSnapshot(`
    "
    site.yaml:10:11  error  wrong-form
      "Monday" must have AM or PM after each time, or a 24-hour clock such as 09:00.
       9 │ hours:
      10 │   Monday: from 9 to 5
         │           ^^^^^^^^^^^
      11 │   Tuesday: 9 AM–5 PM
      Write:  9 AM–5 PM

    1 error in 1 file.
    "
  `);
});

test('opening hours for several days at once, some unreadable, and a line that is not a day', async () => {
  const report = await siteReportOf(
    ['Monday: 9 AM–5 PM', 'Mon-Wed: 9-12'],
    ['  Tuesday: 9 AM–5 PM\n  Wednesday: 9 AM–5 PM\n', '  holidays: Closed\n'],
  );
  expect(report).toMatchInlineSnapshot(`
    "
    site.yaml:10:3  error  unknown-property
      "hours" needs a line for each day, with the whole name of the day, but this is "Mon-Wed".
       9 │ hours:
      10 │   Mon-Wed: 9-12
         │   ^^^^^^^
      11 │   holidays: Closed
      Replace all of "hours" with:
      hours:
        Monday: 9-12
        Tuesday: 9-12
        Wednesday: 9-12
        Thursday: 9 AM–5 PM
        Friday: 9 AM–5 PM
        Saturday: Closed
        Sunday: Closed
        holidays: Closed

    site.yaml:11:3  error  unknown-property
      Unknown property "holidays" in "hours".
      10 │   Mon-Wed: 9-12
      11 │   holidays: Closed
         │   ^^^^^^^^
      12 │   Thursday: 9 AM–5 PM
      Its properties are: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.

    2 errors in 1 file.
    "
  `);
});

test('opening hours without AM or PM, or at times that do not exist', async () => {
  const report = await siteReportOf(
    ['Monday: 9 AM–5 PM', 'Monday: 9–5'],
    ['Tuesday: 9 AM–5 PM', 'Tuesday: 7–10 PM'],
    ['Wednesday: 9 AM–5 PM', 'Wednesday: 25 PM–26 PM'],
    ['Thursday: 9 AM–5 PM', 'Thursday: 9:75 AM–6 PM'],
  );
  expect(report.match(/^\S+ {2}error .*/gm)).toEqual([
    'site.yaml:10:11  error  wrong-form',
    'site.yaml:11:12  error  wrong-form',
    'site.yaml:12:14  error  wrong-form',
    'site.yaml:13:13  error  wrong-form',
  ]);
});

test('a key with capitals and spaces', async () => {
  expect(await siteReportOf(['booking: https', 'Book Now: https'])).toMatchInlineSnapshot(`
    "
    site.yaml:17:10  error  wrong-form
      The name "Book Now" must have lowercase letters, digits, and single hyphens.
      16 │   Sunday: Closed
      17 │ links: { Book Now: https://book.example.com/small }
         │          ^^^^^^^^
      18 │ services:
      Did you mean "booking"?

    1 error in 1 file.
    "
  `);
});

test.each([
  ['nothing else', ''],
  ['a draft', 'drain: { draft: true, name: Drain, description: Cleared., booking: booking }'],
  ['a service of later', 'drain: { from: 2999-01-01, name: Drain, description: Cleared., booking: booking }'],
])('a key that pages know by another name, beside %s in its group', async (_, other) => {
  const site = await siteWith(['services:', `services:\n  ${other}`], ['  leak:', '  "Leak!":']);
  const sections = '  - { type: services, book: Book, cards: [{ service: plumbing }] }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('The name "Leak!" must have');
  expect(report).toContain('Did you mean "plumbing"?');
  expect(report).toContain('1 error in 1 file.');
});

test('two keys with capitals and spaces, of which pages know one by another name', async () => {
  const site = await siteWith([
    '  leak:',
    '  "Drain Care": { name: Drain, description: Cleared., booking: booking }\n  "Leak!":',
  ]);
  const sections = '  - { type: services, book: Book, cards: [{ service: drain-care }, { service: plumbing }] }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report.match(/Did you mean .*/g)).toEqual(['Did you mean "drain-care"?', 'Did you mean "plumbing"?']);
  expect(report).toContain('2 errors in 1 file.');
});

test('a text about a service of later whose key is wrong', async () => {
  const site = await siteWith([
    '  leak: {',
    '  other: { name: O, description: O., booking: booking }\n  "Leak!": { from: 2999-01-01,',
  ]);
  const sections =
    '  - { type: services, book: Book, cards: [{ service: other }, { service: plumbing }] }\n' +
    '  - { type: intro, heading: A, text: "{services.plumbing.name}" }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('Did you mean "plumbing"?');
  expect(report).toContain(
    '{services.plumbing.name} cannot be shown, because "services.plumbing" begins on January 1, 2999.',
  );
});

test('a card about a draft whose key is wrong', async () => {
  const site = await siteWith(['  leak: {', '  "Leak!": { draft: true,']);
  const sections = '  - { type: services, book: Book, cards: [{ service: plumbing }] }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report).toContain('There is no "plumbing" in the services of site.yaml.');
});

test('a latitude that does not exist', async () => {
  expect(await siteReportOf(['geo: { latitude: 44.2', 'geo: { latitude: 442'])).toMatchInlineSnapshot(`
    "
    site.yaml:8:18  error  out-of-range
      "latitude" must be between -90 and 90, but this is 442.
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      8 │ geo: { latitude: 442, longitude: -72.5 }
        │                  ^^^
      9 │ hours:
      Degrees north of the equator. South is negative.
      For example:  44.2

    1 error in 1 file.
    "
  `);
});

test('a build reports a language that does not exist as a check does, though hours are capitalized in it', async () => {
  const site = await siteWith(['en-US', '"?"'], ['Saturday: Closed', 'Saturday: closed']);
  const { generate } = await project('small', { 'site.yaml': site });
  const built = await generate('build', '--format', 'json');
  expect(built).toEqual({ ...(await generate('check', '--format', 'json')), exit: 1, err: '' });
  expect(built.out).toContain('must be a language code');
});

test('a service by its name instead of its key, in two places', async () => {
  const site = await siteWith(['name: Leak,', 'name: Pipe Repair,']);
  const sections = '  - { type: services, book: Book, cards: [{ service: Pipe Repair }, { service: Pipe repair }] }\n';
  const report = await reportOf({ 'site.yaml': site, 'pages/a.yaml': page({ sections }) });
  expect(report.match(/error {2}.*/g)).toHaveLength(2);
  expect(report.match(/Did you mean "leak"/g)).toHaveLength(2);
});

test('an offer with a price and a discount needs no word for a discount', async () => {
  const { root, generate, write } = await project('chimney-sweep');
  const site = await textIn(root, 'site.yaml');
  const both = site.replace('price: $145', 'price: $145\n    discount: 10%').replace('  off: less\n', '');
  await write({ 'site.yaml': both });
  const { out } = await generate('check');
  expect(out).toContain('A special offer has either a price or a discount. This one has both.');
  expect(out).toContain('1 error in 1 file');
});
