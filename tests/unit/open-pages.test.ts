import { expect, test } from 'vitest';
import type { Page } from '../../generator/plan/page.ts';
import { OpenPages } from '../../generator/workshop/dev/open-pages.ts';

// All other tests of large sites set the number, because so many pages take long.
test('a site counts as large from 500 pages on', () => {
  const isLarge = (pages: number) => new OpenPages().isLarge({ pages: Array<Page>(pages) });
  expect([499, 500].map(isLarge)).toEqual([false, true]);
});
