import { expect, test, vi } from 'vitest';
import { auditOf, home, pageNamed, saying, siteWith } from '../harness/messages/audit.ts';
import { project } from '../harness/project/project.ts';

const map = `map:
  label: Map
  open: { label: Open, to: booking }
  call: { label: Call, to: call }
  directions: { label: Directions, to: booking }
  loading: Loading
  failed: Failed
  id: DEMO_MAP_ID
  zoom: 12
  hint: Behind the barn.
  roads: { main: Main, left: Left, right: Right }
`;

test('placeholders for real facts are errors with --launch', async () => {
  expect(await auditOf({}, '', '--launch')).toMatchInlineSnapshot(`
    "
    site.yaml:1:6  error  launch
      “https://small.example.com” is not a real address.
      1 │ url: https://small.example.com
        │      ^^^^^^^^^^^^^^^^^^^^^^^^^
      2 │ language: en-US
      Write the real one.

    site.yaml:6:19  error  launch
      “802-555-0100” is not a real phone number.
      5 │ brand: { mark: drop, shortName: Small }
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
        │                   ^^^^^^^^^^^^
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      Write the real number.

    site.yaml:6:59  error  launch
      “small@example.com” is not a real email address.
      5 │ brand: { mark: drop, shortName: Small }
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
        │                                                           ^^^^^^^^^^^^^^^^^
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
      Write the real one.

    site.yaml:7:20  error  launch
      “1 Example Way” is an example.
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      7 │ address: { street: 1 Example Way, city: Barre, region: VT, postalCode: "05641", country: US }
        │                    ^^^^^^^^^^^^^
      8 │ geo: { latitude: 44.2, longitude: -72.5 }
      Write the real name.

    site.yaml:17:19  error  launch
      “https://book.example.com/small” is not a real address.
      16 │   Sunday: Closed
      17 │ links: { booking: https://book.example.com/small }
         │                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      18 │ services:
      Write the real one.

    5 errors in 1 file.
    "
  `);
});

test('without --launch they are only counted', async () => {
  const { generate } = await project('small');
  expect((await generate('check')).out).toMatchInlineSnapshot(`
    "No problems.
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    "
  `);
});

test('with --launch, a report with errors says that they come first', async () => {
  const { generate } = await project('small', saying('See [us](/nowhere).'));
  const { out } = await generate('check', '--launch');
  expect(out).toContain('1 error in 1 file. Nothing was written. What is left to replace before launch is checked');
});

test('with --launch, a site is written only when it is ready', async () => {
  const { generate, write, dist } = await project('small');
  expect((await generate('build', '--launch')).exit).toBe(1);
  await expect(dist('index.html')).rejects.toThrow('ENOENT');
  const site = await siteWith(['555-0100', '476-0100'], ['1 Example Way', '1 Main Street']);
  await write({ 'site.yaml': site.replaceAll('example.com', 'barre-drains.test') });
  expect(await generate('build', '--launch')).toMatchObject({ exit: 0 });
});

test('a section that is only a placeholder for a widget', async () => {
  const embed =
    '  - { type: embed, heading: Calendar, text: It goes here., note: Soon., action: { label: Open, to: booking } }\n';
  const pages = { 'pages/a.yaml': pageNamed('/a', embed) };
  expect((await auditOf(pages, '', '--launch')).split('\n\n')[0]).toMatchInlineSnapshot(`
    "
    pages/a.yaml:7:13  error  launch
      This embed section is only a placeholder for a widget.
      6 │   - { type: intro, heading: About /a, text: What a is. }
      7 │   - { type: embed, heading: Calendar, text: It goes here., note: Soon., action: { label: Open, to: booking } }
        │             ^^^^^
      Delete it, or give it the address of the widget (docs/owner-guide.md)."
  `);
  expect(await auditOf(pages)).toBe('\nNo problems.\n');
});

test.each([
  ['https://youtu.be/abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://formspree.io/f/xyzabcde', 'xyzabcde'],
  ['https://app.kit.com/forms/1234567/subscriptions', 'https://app.kit.com/forms/1234567/subscriptions'],
])('a value that the docs show as an example: %s', async (address, sample) => {
  const links = `  - { type: links, heading: More, links: [{ label: More, to: "${address}" }] }\n`;
  const report = await auditOf({ 'pages/a.yaml': pageNamed('/a', links) }, '', '--launch');
  expect(report).toContain(`“${sample}” is from an example.`);
});

test('a note within a text', async () => {
  const report = async (text: string, language = 'en-US') =>
    auditOf(
      {
        'site.yaml': await siteWith(['language: en-US', `language: ${language}`]),
        ...saying(text),
      },
      '',
      '--launch',
    );
  expect(await report('We mend pipes. TODO write about taps.')).toContain('“TODO” marks what is still to be written.');
  expect(await report('Your to-do list, or Todo, in AUTODOC.')).not.toContain('still to be written');
  expect(await report('Reparamos TODO en un día.', 'es-US')).not.toContain('still to be written');
});

test('filler text', async () => {
  const pages = saying('Lorem ipsum dolor sit amet.');
  expect(await auditOf(pages, '', '--launch')).toContain('“Lorem ipsum” is filler text.');
});

test('a site, or a home page, that search engines are asked to leave out', async () => {
  const hidden = home().replace('keywords: Home', 'keywords: Home, hidden: true');
  const report = await auditOf({ 'pages/home.yaml': hidden }, 'hidden: true\n', '--launch');
  expect(report.match(/^.* {2}launch\n.* leave it out.*$/gm)?.join('\n')).toMatchInlineSnapshot(`
    "pages/home.yaml:4:64  error  launch
      The home page asks search engines to leave it out, so people who search do not find it.
    site.yaml:46:9  error  launch
      The whole site asks search engines to leave it out, so people who search do not find it."
  `);
  expect(await auditOf({ 'pages/home.yaml': hidden }, 'hidden: true\n')).toBe('\nNo problems.\n');
});

test('a map without a key and with the ID for testing', async () => {
  vi.stubEnv('MAPS_KEY', '');
  const report = await auditOf({}, map, '--launch', '--format', 'github');
  expect(report.match(/^.*\bmap\b.*$/gim)?.join('\n')).toMatchInlineSnapshot(`
    "::error file=site.yaml,line=47,endLine=47,col=3,endColumn=13,title=launch::The map has no key, so visitors see a sketch and a link instead. Make a key for Google Maps in the Google Cloud console and build with the environment variable MAPS_KEY.
    ::error file=site.yaml,line=53,endLine=53,col=7,endColumn=18,title=launch::“DEMO_MAP_ID” is Google’s map ID for testing. Make a map ID in the Google Cloud console and write it here."
  `);
});

test.each(['(802) 555-0142', '802 555 01 42', '8025550142', '802.555.01.42'])(
  'an invented number, %s',
  async (phone) => {
    const site = await siteWith(['802-555-0100', `"${phone}"`]);
    const report = await auditOf({ 'site.yaml': site }, '', '--launch');
    expect(report).toContain(`“${phone}” is not a real phone number.`);
  },
);

test.each(['+18025550142', '18025550142', '+1 (802) 555-0142'])('an invented number in a text, %s', async (phone) => {
  const pages = saying(`The office is ${phone}.`);
  expect(await auditOf(pages, '', '--launch')).toContain(`“${phone}” is not a real phone number.`);
});

test('settings of another country', async () => {
  const settings = async (...changes: [string, string][]) => {
    const site = await siteWith(
      ['region: VT, postalCode: "05641", country: US', 'postalCode: "1010", country: NZ'],
      ...changes,
    );
    const report = await auditOf({ 'site.yaml': `${site}timeZone: America/Chicago\n` }, '', '--launch');
    return report
      .match(/(?<=\n {2})“.*but the address is in .*\n(?: {2,}.*\n)*? {2}Write: .*/g)
      ?.map((one) => one.replace(/\n[\s\S]*\n/, '\n'));
  };
  expect(await settings()).toEqual([
    '“en-US” makes dates look as in US, but the address is in NZ.\n  Write:  en-NZ',
    '“USD” is the currency that search engines get, but the address is in NZ.\n  Write:  NZD',
    '“America/Chicago” is the time zone of the hours, but the address is in NZ.\n  Write:  Pacific/Auckland',
  ]);
  expect(await settings(['language: en-US', 'language: es-MX'])).toHaveLength(2);
});

test('numbers like those that North America sets aside may be real elsewhere', async () => {
  const site = await siteWith(['802-555-0100, countryCode: "+1"', '085 555 0142, countryCode: "+353"']);
  const report = async (text: string) => auditOf({ 'site.yaml': site, ...saying(text) }, '', '--launch');
  expect(await report('Or 086 555 0143.')).not.toContain('is not a real phone number');
  expect(await report('Or +1 802 555 0143.')).toContain('“+1 802 555 0143” is not a real phone number.');
});
