import { writeFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '../harness/project/files-below.ts';
import { newFolder, newSite, siteOf } from '../harness/project/new-site.ts';
import { generate, project, textIn } from '../harness/project/project.ts';
import { writeFiles } from '../harness/project/write-files.ts';

/** What an owner writes in place of a gap, by the name of the property. */
const facts: Readonly<Record<string, string>> = {
  url: 'https://paws.example.com',
  priceRange: '$45–$90',
  phone: '(541) 555-0134',
  email: 'hello@example.com',
  region: 'OR',
  postalCode: '"97701"',
  latitude: '44.06',
  longitude: '-121.32',
  '60 min': '$45',
  Sunday: 'Closed',
};
const days = /day$/;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Writes a text in place of every gap, each unlike the others, and publishes the drafts. */
function finish(root: string): void {
  let count = 0;
  const textFor = (name: string) => {
    count += 1;
    const own = letters.slice(0, 12).map((letter, index) => letter + letters[(index + count) % letters.length]);
    return facts[name] ?? (days.test(name) ? '9 AM–6 PM' : `Text ${own.join(' ')}.`);
  };
  const finished = Object.entries(filesBelow(root)).map(([file, text]) => {
    const lines = String(text).replace(/^draft: true.*\n/m, '');
    return [file, lines.replace(/([\w ]+): "TODO:[^"]*"/g, (_, name: string) => `${name}: ${textFor(name.trim())}`)];
  });
  writeFiles(root, Object.fromEntries(finished));
}

test('a new site has a TODO for every text that only its owner can know, and drafts to publish', async () => {
  const root = newFolder();
  const { exit, out } = await newSite(root, 'Paws & Suds', '--type', 'PetStore');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: expect.stringMatching(/^site\.yaml:1 wrote the facts of Paws & Suds/),
  });
  expect(out).toContain('site.yaml  22 texts\n  pages/home.yaml  12 texts\n');
  expect(out).toContain('As soon as its texts are written, this shows the pages:  npm run dev\n');
  const { out: found } = await generate('check', '--format', 'json', '--root', root);
  const ids = JSON.parse(found).map(({ id }: { id: string }) => id);
  expect([...new Set(ids)].sort()).toEqual(['gap', 'missing-page', 'unpublished-page']);
  expect(await siteOf(root)).toMatchObject({
    language: 'en-US',
    currency: 'USD',
    business: { name: 'Paws & Suds', type: 'PetStore' },
    contact: { countryCode: '+1' },
    address: { country: 'US' },
  });
});

test('a new site whose texts are written is built without a warning', async () => {
  const root = newFolder();
  await newSite(root, 'Paws & Suds');
  finish(root);
  const { exit, out } = await generate('build', '--root', root);
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/^Built 4 pages .* in [\d.]+ s\.\n$/) });
  const services = await textIn(root, 'dist/services.html');
  expect(services).toContain('href="tel:+15415550134"');
  expect(services).toContain('>Call Now<');
  expect(services).not.toContain('Book Now');
});

test('the name of the business is shown as it was typed', async () => {
  const root = newFolder();
  await newSite(root, 'Paws: "{Suds}"');
  finish(root);
  expect((await generate('build', '--root', root)).exit).toBe(0);
  expect(await textIn(root, 'dist/404.html')).toContain('<title>Page not found | Paws: &quot;{Suds}&quot;</title>');
});

test('an empty name is a missing one', async () => {
  const { exit, err } = await newSite(newFolder(), ' ');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('The name of the business is missing.') });
});

test('a file cannot have a site in it', async () => {
  const root = newFolder();
  writeFileSync(root, '');
  const { exit, err } = await newSite(root, 'Paws');
  expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining(`Cannot read the folder ${root}: `) });
});

test('without a street and coordinates, it is one of a business that comes to its customers', async () => {
  const root = newFolder();
  await newSite(root, 'Paws & Suds', '--booking', 'https://book.example.com');
  finish(root);
  const site = await textIn(root, 'site.yaml');
  writeFiles(root, { 'site.yaml': site.replace(/^ {2}street: .*\n/m, '').replace(/^geo:\n.*\n.*\n/m, '') });
  const { exit, out } = await generate('build', '--root', root);
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/^Built 4 pages .* in [\d.]+ s\.\n$/) });
  expect(await textIn(root, 'dist/index.html')).toContain('href="https://book.example.com"');
});

test('in another language, every text that visitors read is to be written', async () => {
  const root = newFolder();
  await newSite(root, 'Radhaus', '--country', 'Germany');
  const { words: shared, navigation, footer, language, currency, contact, hours } = await siteOf(root);
  expect({ language, currency, code: contact.countryCode }).toEqual({
    language: 'de-DE',
    currency: 'EUR',
    code: '+49',
  });
  expect(shared.skip).toBe('TODO: "Skip to the content" in German');
  const texts = [...Object.values(shared), navigation.open, navigation.book.label, footer.links.heading];
  for (const text of texts) expect(text).toMatch(/^TODO: /);
  expect(footer.copyright).toBe('© {year} {business.name}');
  expect(hours.Monday).toBe('TODO: the hours on Monday, for example: 09:00–18:00, or the word of "closed:" below');
  const page = parse(await textIn(root, 'pages/services.yaml'));
  expect(page).toMatchObject({ route: '/services', template: 'standard', name: 'TODO: "Services" in German' });
});

test.each([
  [['--country', 'Canada'], { language: 'en-CA', currency: 'CAD' }],
  [['--country', 'UK'], { language: 'en-GB', currency: 'GBP' }],
  [['--country', 'KE', '--language', 'en-GB'], { language: 'en-GB', currency: expect.stringMatching(/^TODO: /) }],
  [['--language', 'es-US', '--currency', 'usd'], { language: 'es-US', currency: 'USD' }],
  [['--language', 'Spanish'], { language: 'es-US', currency: 'USD' }],
  [['--country', 'AE', '--language', 'Arabic'], { language: 'ar-AE' }],
  [['--country', 'Egypt'], { language: 'ar-EG', currency: expect.stringMatching(/^TODO: /) }],
  [
    ['--type', '', '--country', '', '--language', '', '--currency', '', '--booking', ''],
    { language: 'en-US', links: {} },
  ],
])('%j decides the language and the currency', async (args, expected) => {
  const root = newFolder();
  await newSite(root, 'Paws', ...args);
  expect(await siteOf(root)).toMatchObject({ ...expected, brand: { shortName: 'Paws' } });
});

test.each([
  [['--type', 'Plumbing'], 'there is no "Plumbing". Did you mean "Plumber"?'],
  [
    ['--country', 'Narnia'],
    'The country must be the two-letter code of a country, but this is "Narnia". For example:  US',
  ],
  [['--currency', 'shells'], 'The currency must be the three-letter code of a currency'],
  [['--booking', 'ask me'], 'The address for booking has a space in it. Write the web address without spaces.'],
  [['--booking', 'ask'], 'For example:  https://www.example.com/book'],
  [['--type', 'piano tuner'], 'If you do not work on homes either, write:  LocalBusiness'],
])('%j is refused, and nothing is written', async (args, message) => {
  const root = newFolder();
  const { exit, err } = await newSite(root, 'Paws', ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
  await expect(access(root)).rejects.toThrow('ENOENT');
});

test('a folder that has a site keeps it', async () => {
  const { root } = await project('small');
  const before = filesBelow(root);
  const { exit, err } = await newSite(root, 'Paws');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('This folder already has a site.') });
  expect(filesBelow(root)).toEqual(before);
});
