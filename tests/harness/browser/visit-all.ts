import type { Page } from 'playwright';
import { contextOf, open, type Visit } from './browser.ts';

/** As many pages as keep the processors of a small machine busy. */
const pagesAtOnce = 4;

/**
 * Opens each page of a site once, a few at a time.
 *
 * @param look is called with each page when it has loaded, and with its route
 */
export async function visitAll(
  routes: readonly string[],
  visit: Visit,
  look: (page: Page, route: string) => Promise<void>,
): Promise<void> {
  // The browser that visitors have takes longer to make a context than to show a page.
  const within = await contextOf(visit);
  const waiting = [...routes];
  const visitSome = async () => {
    let route = waiting.shift();
    if (!route) return;
    const page = await open(route, { ...visit, within });
    while (route) {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await look(page, route);
      route = waiting.shift();
      if (!route) break;
      // Opening a page in a tab that showed another one takes less time than opening a new tab.
      if (visit.viewport) await page.setViewportSize(visit.viewport);
      await page.goto(new URL(route, page.url()).href);
    }
  };
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, visitSome));
  } finally {
    await within.close();
  }
}
