import { describe } from 'vitest';
import { testPages } from '../harness/browser/page-checks.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { pagesWithEveryLayout } from './harness/layouts.ts';

/* Pages of the same layout differ only in their words; every-page.sweep.ts visits them all. */
describe('on one page of each layout', () => {
  testPages('site', pagesWithEveryLayout(builtSite('site')), [320, 1280], 240_000);
});
