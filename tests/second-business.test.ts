import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { project } from './project.ts';

test('another trade in another state is another site.yaml and other pages, nothing else', async () => {
  const { root, generate } = await project('chimney-sweep');
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  const all: string[] = [];
  for (const file of await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true })) {
    if (/\.(html|xml|txt|svg|webmanifest)$/.test(file.name)) {
      all.push(await readFile(join(file.parentPath, file.name), 'utf8'));
    }
  }
  expect(all).toHaveLength(9);
  const text = all.map((content) => content.replace(/<style>.*?<\/style>| data-island="\w+"/gs, '')).join('\n');
  const foreign = /\b(massag|therap|aubrey|texas|duskfield|book now|menu|home page)\w*|\bspa\b|\bTX\b/i;
  expect(text.match(foreign)?.[0]).toBeUndefined();
});

test('a site under a path carries it in every address', async () => {
  const { generate, dist } = await project('chimney-sweep');
  await generate('build');
  const $ = load(await dist('stoves/barnet.html'));
  const addresses = $('[href^="/"], [src^="/"]')
    .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
    .get();
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect(address).toMatch(/^\/maple-notch(\/|#|$)/);
  expect($('link[rel="canonical"]').attr('href')).toBe('https://sweep.example.com/maple-notch/stoves/barnet');
  expect($('main a').attr('href')).toBe('/maple-notch/#prices');
  expect(await dist('sitemap.xml')).toContain('<loc>https://sweep.example.com/maple-notch/</loc>');
  expect(JSON.parse(await dist('site.webmanifest'))).toMatchObject({
    start_url: '/maple-notch/',
    scope: '/maple-notch/',
  });
});

test('an opening price is highlighted and the usual one struck through', async () => {
  const { generate, dist } = await project('chimney-sweep');
  await generate('build');
  const $ = load(await dist('index.html'));
  expect($('main s').text()).toBe('$180');
  expect($('main s').closest('div').find('dt').text()).toBe('Usual Price');
});

test('hours of a 24-hour clock, of a 12-hour clock and closed days reach search engines; “by arrangement” is neither', async () => {
  const { generate, dist } = await project('chimney-sweep');
  await generate('build');
  const data = load(await dist('index.html'))('script[type="application/ld+json"]').text();
  const hours = JSON.parse(data)['@graph'][0].openingHoursSpecification;
  const told = hours.map(({ dayOfWeek, opens, closes }: Record<string, string>) => [
    String(dayOfWeek).replaceAll('https://schema.org/', ''),
    `${opens}–${closes}`,
  ]);
  expect(told).toEqual([
    ['Monday,Tuesday,Wednesday,Thursday', '08:00–16:30'],
    ['Friday', '12:00–16:00'],
    ['Sunday', '00:00–00:00'],
  ]);
});

test('doubled braces are braces', async () => {
  const { generate, dist } = await project('chimney-sweep');
  await generate('build');
  expect(await dist('chimneys/peacham.html')).toContain('Braces such as {these} are no placeholders.');
});

test('a hidden site asks to be left out of search results', async () => {
  const { root, write, generate, dist } = await project('chimney-sweep');
  await write({ 'site.yaml': `${await readFile(join(root, 'site.yaml'), 'utf8')}hidden: true\n` });
  await generate('build');
  expect(await dist('index.html')).toContain('<meta name="robots" content="noindex"/>');
  expect(await dist('sitemap.xml')).not.toContain('<loc>');
});
