import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { fixtures, page, textIn } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';
import { small } from '../harness/project/small.ts';

const root = join(fixtures, 'chimney-sweep');
let built: ReadonlyMap<string, string>;

beforeAll(async () => {
  built = await builtTexts(root);
});

const file = (path: string) => built.get(path) ?? '';

/** Every word of a text, in lowercase. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? [];

/** Everything that people can read or hear on a page, in its tab and in search results. */
function shownIn(html: string): string[] {
  const $ = load(html);
  const texts = $('title, body *')
    .contents()
    .filter((_, node) => node.type === 'text');
  const attributes = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
    $(`[${name}]`)
      .get()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const meta = $(
    'meta[name="description"], meta[property$=":title"], meta[property$=":description"], meta[property$=":alt"], meta[property$=":site_name"]',
  )
    .get()
    .map((element) => $(element).attr('content') ?? '');
  $('script, style').remove();
  return [...texts.get().map((node) => $(node).text()), ...attributes, ...meta];
}

test('every word that people read comes from site.yaml and the pages', async () => {
  const pages = (await readdir(join(root, 'pages'))).map((name) => `pages/${name}`);
  const yaml = await Promise.all(['site.yaml', ...pages].map((name) => textIn(root, name)));
  const written = new Set(wordsOf(yaml.join('\n')));
  const html = [...built].filter(([path]) => path.endsWith('.html'));
  expect(html.length).toBeGreaterThan(pages.length);
  const strangers = html.flatMap(([, text]) => shownIn(text).flatMap(wordsOf)).filter((word) => !written.has(word));
  expect([...new Set(strangers)]).toEqual([]);
});

test('a site under a path carries it in every address', () => {
  const $ = load(file('stoves/barnet.html'));
  const addresses = $('[href^="/"], [src^="/"]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect(address).toMatch(/^\/maple-notch(\/|#|$)/);
  expect($('link[rel="canonical"]').attr('href')).toBe('https://sweep.example.com/maple-notch/stoves/barnet');
  expect($('main a').attr('href')).toBe('/maple-notch/#prices');
  expect(file('sitemap.xml')).toContain('<loc>https://sweep.example.com/maple-notch/</loc>');
  expect(JSON.parse(file('site.webmanifest'))).toMatchObject({
    start_url: '/maple-notch/',
    scope: '/maple-notch/',
  });
});

test('an opening price is highlighted, and the usual one is struck through', () => {
  const $ = load(file('index.html'));
  expect($('main s').text()).toBe('$180');
  expect($('main s').closest('div').find('dt').text()).toBe('Usual Price');
  const highlighted = $('main dt').filter((_, name) => $(name).text() === 'Grand Opening');
  expect(highlighted.parent().attr('class')).not.toBe($('main s').closest('div').attr('class'));
});

test('search engines get hours in either clock format and closed days, but not hours in words', () => {
  const data = load(file('index.html'))('script[type="application/ld+json"]').text();
  const hours: Record<string, string>[] = JSON.parse(data)['@graph'][0].openingHoursSpecification;
  const days = hours.map(({ dayOfWeek, opens, closes }) => [
    String(dayOfWeek).replaceAll('https://schema.org/', ''),
    `${opens}–${closes}`,
  ]);
  expect(days).toEqual([
    ['Monday,Tuesday,Wednesday,Thursday', '08:00–16:30'],
    ['Friday', '12:00–16:00'],
    ['Sunday', '00:00–00:00'],
  ]);
});

test('doubled braces become single ones', () => {
  expect(file('chimneys/peacham.html')).toContain('Braces such as {these} are not placeholders.');
});

test('the page that is shown where an address leads nowhere is not for search engines', async () => {
  const { root, remove } = await sharedProject('small');
  const texts = await builtTexts(root).finally(remove);
  expect(texts.get('404.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(texts.get('sitemap.xml')).not.toContain('404');
});

test('a hidden site asks to be left out of search results', async () => {
  const site = await textIn(root, 'site.yaml');
  const hidden = await sharedProject('chimney-sweep', { 'site.yaml': `${site}hidden: true\n` });
  const texts = await builtTexts(hidden.root).finally(hidden.remove);
  const robots = '<meta name="robots" content="noindex"/>';
  expect(texts.get('index.html')).toContain(robots);
  expect(file('index.html')).not.toContain(robots);
  expect(texts.get('sitemap.xml')).toBeUndefined();
  expect(texts.get('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

test('a business without social media and a booking platform has neither in its footer', async () => {
  const lines = small.replace(/^ {2}(social|powered): .*\n/gm, '');
  const { root, remove } = await sharedProject('small', { 'site.yaml': lines });
  const html = (await builtTexts(root).finally(remove)).get('index.html') ?? '';
  expect(shownIn(html)).not.toContain('Social');
  expect(html).not.toContain('sameAs');
  expect(load(html)('footer p').last().text()).toMatch(/^©|Small Works/);
});

test('a business whose phone is a landline offers no text messages', async () => {
  const { root, remove } = await sharedProject('small', { 'site.yaml': small.replace(', text: Text }', ' }') });
  const html = (await builtTexts(root).finally(remove)).get('index.html') ?? '';
  expect(html).toContain('href="tel:');
  expect(html).not.toContain('href="sms:');
});

test('a business that comes to its customers shows its town and no street', async () => {
  const lines = small.replace('street: 1 Example Way, ', '');
  const { root, remove } = await sharedProject('small', { 'site.yaml': lines });
  const html = (await builtTexts(root).finally(remove)).get('index.html') ?? '';
  expect(load(html)('footer address').html()).toMatch(/Small Works<\/span><br>Barre, VT 05641$/);
  expect(html).toContain('"addressLocality":"Barre"');
  expect(html).not.toContain('streetAddress');
  expect(html).not.toContain('GeoCoordinates');
});

test('without a street, the postal code can be left out, because it may be that of one house', async () => {
  const address = 'address: { city: Blarney, region: Co. Cork, country: IE }';
  const lines = small.replace(/^address: .*/m, address).replace(/^geo: .*\n/m, '');
  const { root, remove } = await sharedProject('small', { 'site.yaml': lines });
  const html = (await builtTexts(root).finally(remove)).get('index.html') ?? '';
  expect(load(html)('footer address').html()).toMatch(/Small Works<\/span><br>Blarney, Co. Cork$/);
  expect(html).toContain('"addressLocality":"Blarney"');
  expect(html).not.toContain('postalCode');
  expect(html).not.toContain('undefined');
});

test('the rings around it are in the unit that their numbers have', async () => {
  const ringsIn = async (units: string) => {
    const towns = 'towns: [{ name: Berlin, at: "44.1, -72.6", to: / }]';
    const areaMap = page({ sections: `  - { type: area-map, heading: A, here: A, ${units}, ${towns} }\n` });
    const { root, remove } = await sharedProject('small', { 'pages/a.yaml': areaMap });
    const $ = load((await builtTexts(root).finally(remove)).get('a.html') ?? '');
    return $('main svg > text')
      .get()
      .map((text) => $(text).text());
  };
  expect(await ringsIn('word: miles')).toContain('5 miles');
  expect(await ringsIn('word: km')).toContain('10 km');
  expect(await ringsIn('unit: kilometers, word: km')).toEqual(await ringsIn('word: km'));
  expect(await ringsIn('word: units')).toContain('5 units');
});

test('the drawing of its towns does not show which house it comes from', async () => {
  const town = 'towns: [{ name: Berlin, at: "44.1, -72.6", to: / }]';
  const areaMap = page({ sections: `  - { type: area-map, heading: A, here: A, word: miles, ${town} }\n` });
  const drawn = async (address: string, latitude: string) => {
    const lines = small.replace('street: 1 Example Way, ', address).replace('latitude: 44.2', `latitude: ${latitude}`);
    const { root, remove } = await sharedProject('small', { 'site.yaml': lines, 'pages/a.yaml': areaMap });
    const html = (await builtTexts(root).finally(remove)).get('a.html') ?? '';
    return load(html)('main svg').html();
  };
  expect(await drawn('', '44.2012')).toBe(await drawn('', '44.1987'));
  const street = 'street: 1 Example Way, ';
  expect(await drawn(street, '44.2012')).not.toBe(await drawn(street, '44.1987'));
});
