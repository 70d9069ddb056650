import { describe, expect, test } from 'vitest';
import { builtSite } from '../harness/built-site.ts';
import { invalidHtml } from '../harness/html.ts';
import { testPages } from '../harness/page-checks.ts';

const site = builtSite('site');

describe('on every page', () => {
  testPages('site', site.routes, [320, 390, 1280], 600_000);
});

test('every page is valid HTML', async () => {
  expect(await invalidHtml(site, site.routes)).toEqual([]);
});
