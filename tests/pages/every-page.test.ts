import { expect, test } from 'vitest';
import { builtSite } from '../harness/pages/built-site.ts';
import { testDocuments } from '../harness/pages/documents.ts';
import { invalidHtml } from '../harness/pages/html.ts';

const site = builtSite('gallery');

testDocuments('gallery');

test('every page is valid HTML, with no id twice', async () => {
  // The other pages have all section types, and so two maps of the same name.
  const routes = site.routes.filter((route) => !route.startsWith('/on-'));
  expect(await invalidHtml(site, routes)).toEqual([]);
});

test('every page fades into the next one, and renders it when the pointer rests on a link', () => {
  const fades = /prefers-reduced-motion: ?no-preference\)\{[^@]*@view-transition\{navigation:auto\}/;
  const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
  const prefetch = { prerender: [{ where: pages, eagerness: 'moderate' }] };
  for (const route of site.routes) {
    const $ = site.page(route);
    expect($('style').text(), route).toMatch(fades);
    expect(JSON.parse($('script[type="speculationrules"]').text()), route).toEqual(prefetch);
  }
});

test('crawlers find the sitemap, and browsers a name and an icon', () => {
  expect(site.file('robots.txt').toString()).toContain('Sitemap: https://small.example.com/sitemap.xml');
  const { name, start_url } = JSON.parse(site.file('site.webmanifest').toString());
  expect({ name, start_url }).toEqual({ name: 'Small Works', start_url: '/' });
  // The icon has no stylesheet, so its colors must be in it.
  expect(site.file('favicon.svg').toString()).toMatch(/^<svg .*fill="#/);
  expect(site.file('favicon.svg').toString()).not.toContain('class=');
});
