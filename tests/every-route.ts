import type { Page } from 'playwright';
import { open, type Visit } from './browser.ts';
import { withGoogle } from './google.ts';
import { builtRoutes } from './site.ts';

/** As many as keep the processors of a small machine busy. */
const atOnce = 4;

/**
 * Opens every page of the site, some at a time, and gathers what a check says of each, with its route. What a page says
 * in its console is a fault too.
 */
export async function onEveryRoute(visit: Visit, check: (page: Page) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...builtRoutes];
  const work = async () => {
    const page = await open('/404', { ...visit, before: withGoogle });
    let route: string | undefined;
    page.on('console', (message) => faults.push(`${route} says ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`${route} says ${error.message}`));
    for (route = waiting.shift(); route; route = waiting.shift()) {
      await page.goto(new URL(route, page.url()).href);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      faults.push(...(await check(page)).map((fault) => `${route} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults.sort();
}
