import { describe } from 'vitest';
import { builtSite } from '../harness/built-site.ts';
import { pagesWithEveryLayout } from '../harness/layouts.ts';
import { testPages } from '../harness/page-checks.ts';

/* Pages of the same layout differ only in their words; every-page.sweep.ts visits them all. */
describe('on one page of each layout', () => {
  testPages('site', pagesWithEveryLayout(builtSite('site')), [320, 1280], 240_000);
});
