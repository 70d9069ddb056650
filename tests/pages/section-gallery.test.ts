import { describe, expect, test } from 'vitest';
import { grounds } from '../../templates/define.ts';
import { violations } from '../harness/axe.ts';
import { open } from '../harness/browser.ts';
import { builtSite } from '../harness/built-site.ts';
import { testPages } from '../harness/page-checks.ts';

describe('on the pages with all examples of all section types', () => {
  const routes = builtSite('gallery').routes.filter((route) => route.startsWith('/gallery-'));
  testPages('gallery', routes, [320, 1280], 240_000);
});

test.each(grounds)('every section type can be read on %s', async (ground) => {
  const page = await open(`/on-${ground}`, { site: 'gallery', reducedMotion: 'reduce' });
  // Anything else that axe finds comes from having all types on one page, which no real page has.
  expect((await violations(page)).filter((violation) => violation.startsWith('color-contrast'))).toEqual([]);
});
