import { describe, expect, test } from 'vitest';
import { testPages } from '../harness/browser/page-checks.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { invalidHtml } from '../harness/pages/html.ts';

const site = builtSite('site');

describe('on every page', () => {
  testPages('site', site.routes, [320, 390, 1280], 600_000);
});

test('every page is valid HTML', async () => {
  expect(await invalidHtml(site, site.routes)).toEqual([]);
});
