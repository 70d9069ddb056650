import { expect, test } from 'vitest';
import { builtSite } from '../harness/built-site.ts';
import { testDocuments } from '../harness/documents.ts';
import { invalidHtml } from '../harness/html.ts';

testDocuments('gallery');

test('every page is valid HTML, with no id twice', async () => {
  const site = builtSite('gallery');
  // The other pages have all section types, and so two maps of the same name.
  const routes = site.routes.filter((route) => !route.startsWith('/on-'));
  expect(await invalidHtml(site, routes)).toEqual([]);
});
