import { expect, test } from 'vitest';
import type { Site } from '../../generator/plan/resolve.ts';
import { sitemapFiles } from '../../generator/publish/sitemap.ts';

const facts = { url: 'https://maple.example.com', base: '/spa' };
const routes = ['/', '/a', '/b', '/c', '/d'];
const site = { facts } as Pick<Site, 'facts'>;
const record = { '/b': { content: '', changed: '2026-05-01' } };

function sitemaps(addresses: number, bytes = 10_000): Map<string, string> {
  const files = sitemapFiles(site, routes, record, { addresses, bytes });
  return new Map(files.map(({ path, content }) => [path, String(content)]));
}

const sizeOf = (text = '') => Buffer.byteLength(text);
const addressesIn = (text = '') =>
  [...text.matchAll(/<loc>https:\/\/maple\.example\.com(.*?)<\/loc>/g)].map(([, at]) => at);

test('a site within the limits has one sitemap', () => {
  const files = sitemaps(5);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(addressesIn(files.get('sitemap.xml'))).toEqual(['/spa/', '/spa/a', '/spa/b', '/spa/c', '/spa/d']);
});

test('a site with too many addresses has an index of sitemaps', () => {
  const files = sitemaps(2);
  expect(files.get('sitemap.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>https://maple.example.com/spa/sitemap-1.xml</loc></sitemap>
      <sitemap><loc>https://maple.example.com/spa/sitemap-2.xml</loc></sitemap>
      <sitemap><loc>https://maple.example.com/spa/sitemap-3.xml</loc></sitemap>
    </sitemapindex>
    "
  `);
  expect(files.get('sitemap-2.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://maple.example.com/spa/b</loc><lastmod>2026-05-01</lastmod></url>
      <url><loc>https://maple.example.com/spa/c</loc></url>
    </urlset>
    "
  `);
  const parts = [...files].slice(1).map(([, text]) => addressesIn(text));
  expect(parts).toEqual([['/spa/', '/spa/a'], ['/spa/b', '/spa/c'], ['/spa/d']]);
});

test('no sitemap is larger than the limit', () => {
  const whole = sizeOf(sitemaps(5).get('sitemap.xml'));
  expect(sitemaps(5, whole).size).toBe(1);
  const [, ...parts] = [...sitemaps(5, whole - 1).values()];
  expect(parts.flatMap(addressesIn)).toEqual(['/spa/', '/spa/a', '/spa/b', '/spa/c', '/spa/d']);
  for (const part of parts) expect(sizeOf(part)).toBeLessThan(whole);
});
