import { expect, test } from 'vitest';
import { auditOf, headsOf, pageNamed, prose, siteWith } from '../harness/messages/audit.ts';

const about = (title: string, text = 'Our deep sweep, and a DEEP SWEEP.') =>
  pageNamed(
    '/deep-sweep',
    prose(`${text} {services.deep-sweep.prices.Visit}`),
    'structuredData: { service: deep-sweep, areas: [Barre] }\n',
  ).replace('Title of /deep-sweep', title);

const site = (name: string, key = 'deep-sweep') =>
  siteWith([
    'services:\n',
    `services:\n  ${key}: { name: ${name}, description: Soot., prices: { Visit: $80 }, booking: booking }\n`,
  ]);

test('a service that has another name, and pages that still say the old one', async () => {
  expect(
    await auditOf({
      'site.yaml': await site('Full Flue Sweep'),
      'pages/a.yaml': about('Deep Sweep in Barre'),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/a.yaml:4:15  warning  old-names
      This text says “Deep Sweep”, but the name of the service “deep-sweep” is “Full Flue Sweep” now.
      3 │ template: standard
      4 │ seo: { title: Deep Sweep in Barre, description: All about /deep-sweep, keywords: A }
        │               ^^^^^^^^^^
      5 │ structuredData: { service: deep-sweep, areas: [Barre] }
      site.yaml:19:23
      18 │ services:
      19 │   deep-sweep: { name: Full Flue Sweep, description: Soot., prices: { Visit: $80 }, booking: booking }
         │                       ^^^^^^^^^^^^^^^
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
      Write “Full Flue Sweep” instead. \`npm run rename\` changes the key and all such texts at once (see docs/owner-guide.md).
      If this is intentional, add \`accept: { old-names: { Deep Sweep: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:7:59  warning  old-names
      This text says “deep-sweep”, but the name of the service “deep-sweep” is “Full Flue Sweep” now.
      6 │ sections:
      7 │   - { type: intro, heading: About /deep-sweep, text: What deep-sweep is. }
        │                                                           ^^^^^^^^^^
      8 │   - { type: prose, heading: More, text: "Our deep sweep, and a DEEP SWEEP. {services.deep-sweep.prices.Visit}…
      site.yaml:19:23
      18 │ services:
      19 │   deep-sweep: { name: Full Flue Sweep, description: Soot., prices: { Visit: $80 }, booking: booking }
         │                       ^^^^^^^^^^^^^^^
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
      Write “Full Flue Sweep” instead. \`npm run rename\` changes the key and all such texts at once (see docs/owner-guide.md).
      If this is intentional, add \`accept: { old-names: { deep-sweep: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:8:46  warning  old-names
      This text says “deep sweep”, but the name of the service “deep-sweep” is “Full Flue Sweep” now.
      7 │   - { type: intro, heading: About /deep-sweep, text: What deep-sweep is. }
      8 │   - { type: prose, heading: More, text: "Our deep sweep, and a DEEP SWEEP. {services.deep-sweep.prices.Visit}…
        │                                              ^^^^^^^^^^
      site.yaml:19:23
      18 │ services:
      19 │   deep-sweep: { name: Full Flue Sweep, description: Soot., prices: { Visit: $80 }, booking: booking }
         │                       ^^^^^^^^^^^^^^^
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
      Write “Full Flue Sweep” instead. \`npm run rename\` changes the key and all such texts at once (see docs/owner-guide.md).
      If this is intentional, add \`accept: { old-names: { deep sweep: … } }\` with your reason (see docs/audits.md).

    pages/a.yaml:8:64  warning  old-names
      This text says “DEEP SWEEP”, but the name of the service “deep-sweep” is “Full Flue Sweep” now.
      7 │   - { type: intro, heading: About /deep-sweep, text: What deep-sweep is. }
      8 │   - { type: prose, heading: More, text: "Our deep sweep, and a DEEP SWEEP. {services.deep-sweep.prices.Visit}…
        │                                                                ^^^^^^^^^^
      site.yaml:19:23
      18 │ services:
      19 │   deep-sweep: { name: Full Flue Sweep, description: Soot., prices: { Visit: $80 }, booking: booking }
         │                       ^^^^^^^^^^^^^^^
      20 │   leak: { name: Leak, description: Mended., prices: { Visit: $50 }, booking: booking }
      Write “Full Flue Sweep” instead. \`npm run rename\` changes the key and all such texts at once (see docs/owner-guide.md).
      If this is intentional, add \`accept: { old-names: { DEEP SWEEP: … } }\` with your reason (see docs/audits.md).

    4 warnings in 1 file.
    "
  `);
});

test.each([
  ['a name that has the words of the key', 'The Deep-Sweep', 'Deep Sweep in Barre'],
  ['a key that no title has', 'Full Flue Sweep', 'Flues in Barre'],
])('%s is not an old name', async (_, name, title) => {
  const report = await auditOf({ 'site.yaml': await site(name), 'pages/a.yaml': about(title) });
  expect(headsOf(report)).toEqual([]);
});

test.each([
  [
    'a key that is one word, which may be what the page is about',
    'color',
    'Full Head Highlights',
    'Hair Color in Barre',
  ],
  ['a key that leaves out words of the name', 'loan-signing', 'Loan Document Signing', 'Loan Signing in Barre'],
])('%s is not an old name', async (_, key, name, title) => {
  const page = about(title, `Ask about ${key}.`).replaceAll('deep-sweep', key);
  expect(headsOf(await auditOf({ 'site.yaml': await site(name, key), 'pages/a.yaml': page }))).toEqual([]);
});

test('a key that is one word is an old name if a title has it before the end of the name', async () => {
  const page = about('Deep Sweep in Barre').replaceAll('deep-sweep', 'deep');
  const report = await auditOf({ 'site.yaml': await site('Full Sweep', 'deep'), 'pages/a.yaml': page });
  expect(report).toContain('Write “Full” instead.');
});

test('words in the name of another service are not an old name', async () => {
  const other = 'services:\n  other: { name: Deep Sweep, description: A., prices: { Visit: $80 }, booking: booking }\n';
  const report = await auditOf({
    'site.yaml': (await site('Full Flue Sweep')).replace('services:\n', other),
    'pages/a.yaml': about('Deep Sweep in Barre'),
  });
  expect(headsOf(report)).toEqual([]);
});

test('pages and files of towns that still say the old name of a town', async () => {
  const town = (name: string, page: string, words: string) =>
    `name: ${name}\npage: ${page}\ncenter: { latitude: 44.2, longitude: -72.${name.length} }\n${words}`;
  const report = await auditOf({
    'site.yaml': (await siteWith()).replace(/towns:\n(?: .*\n)+/, 'towns: pages/towns\n'),
    'pages/towns/old-mill.yaml': town('Millbrook', '/in-old-mill', 'words: { road: The Old Mill road }\n'),
    'pages/towns/barre.yaml': town('Barre', '/', 'words: { road: Past an old mill. }\n'),
    'pages/a.yaml': pageNamed('/in-old-mill', prose('{town.name}'), 'town: old-mill\n').replace(
      'Title of /in-old-mill',
      'Flues in Old Mill',
    ),
  });
  expect(headsOf(report)).toEqual([
    'pages/a.yaml:4:24  warning  old-names',
    'pages/towns/old-mill.yaml:4:20  warning  old-names',
  ]);
});

test('an old name can be accepted', async () => {
  const report = await auditOf({
    'site.yaml': `${await site('Full Flue Sweep')}accept: { old-names: { deep sweep: People ask for it., deep sweeps: Also. } }\n`,
    'pages/a.yaml': about('Deep Sweep in Barre', 'Text'),
  });
  expect(headsOf(report)).toEqual(['site.yaml:47:56  warning  unneeded-acceptance']);
});
