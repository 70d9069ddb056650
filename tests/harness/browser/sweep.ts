import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { SiteName } from '../../setup/global-setup.ts';
import { withAxe } from './axe.ts';
import { google, withGoogle } from './google.ts';
import { watchPolicy } from './policy.ts';
import { visitAll } from './visit-all.ts';

/** Something that is looked for on a page. */
export interface Check {
  /** Several checks may share one. */
  title: string;
  /** How wide the window is; by default as wide as in the check before. */
  width?: number;
  /**
   * Says what is wrong with a page. It may scroll the page and move the focus.
   *
   * @param heard what the page has logged, and asked other sites for, since the last check that took it out
   */
  find: (page: Page, heard: string[]) => Promise<string[]>;
}

/** The window that a width belongs to: upright on a phone, wide on a large screen. */
const windowOf = (width: number) => ({ width, height: width < 1024 ? 844 : 900 });

/** A phone, on which nothing has to be waited for: not even for the page to scroll to what has the focus. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/**
 * Opens each page once and runs all checks on it, one after the other.
 *
 * @returns what the checks found, by their titles and with the routes
 */
export async function sweep(
  site: SiteName,
  routes: readonly string[],
  checks: readonly Check[],
): Promise<ReadonlyMap<string, string[]>> {
  const faults = new Map(checks.map(({ title }): [string, string[]] => [title, []]));
  const heard = new Map<Page, string[]>();
  const before = async (page: Page) => {
    await withGoogle(page);
    await withAxe(page);
    await watchPolicy(page);
    heard.set(page, listen(page, inject('sites')[site].origin));
  };
  await visitAll(routes, { ...phone, site, before }, async (page, route) => {
    for (const { title, width, find } of checks) {
      if (width && width !== page.viewportSize()?.width) await page.setViewportSize(windowOf(width));
      for (const fault of await find(page, heard.get(page) ?? [])) faults.get(title)?.push(`${route} ${fault}`);
    }
  });
  return faults;
}

/** What a page logs from now on, and what it asks of sites other than its own and Google Maps. */
function listen(page: Page, origin: string): string[] {
  const heard: string[] = [];
  const expected = [origin, new URL(google.replace('**', '')).origin];
  page.on('console', (message) => heard.push(`logs “${message.text()}”`));
  page.on('pageerror', (error) => heard.push(`throws “${error.message}”`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && !expected.includes(url.origin)) heard.push(`asks for ${url.href}`);
  });
  return heard;
}
