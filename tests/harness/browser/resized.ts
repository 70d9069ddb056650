import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { openUntil, type Visit } from './browser.ts';

/**
 * One visit of a page for all tests of a file that look at it on screens of several sizes. Opening a page takes far more
 * time than resizing it.
 */
export function resized(route: string, visit: Visit): (width: number, height?: number) => Promise<Page> {
  const leaving: (() => void)[] = [];
  let page: Page | undefined;
  afterAll(() => {
    for (const leave of leaving) leave();
  });
  return async (width, height = 900) => {
    const viewport = { width, height };
    // Only a page that opened is kept, so that one failure does not fail all later tests.
    if (page) await page.setViewportSize(viewport);
    else page = await openUntil((leave) => leaving.push(leave), route, { ...visit, viewport });
    return page;
  };
}
