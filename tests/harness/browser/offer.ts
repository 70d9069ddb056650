import type { Page, Response } from 'playwright';
import { expect } from 'vitest';
import { open, phone, stopClock, type Visit } from './browser.ts';
import { offer } from './widgets.ts';

/** The code of the offer, which loads with a page where the offer is due. */
const code = /\/assets\/popup-\w+\.js/;

/** Opens a page whose clock moves only with `runFor`. */
export async function visitWithOffer(route: string, screen: Visit = phone, before?: (page: Page) => Promise<unknown>) {
  let loading: Promise<Response> | undefined;
  const page = await open(route, {
    ...screen,
    offer: true,
    before: async (page) => {
      await before?.(page);
      await stopClock(page);
      loading = page.waitForResponse(code);
      loading.catch(() => undefined);
    },
  });
  await run(page, loading);
  return page;
}

export async function reloadWithOffer(page: Page) {
  const loading = page.waitForResponse(code);
  await page.reload();
  await run(page, loading);
}

/** Waits until a page has the code and the styles of the offer. */
async function run(page: Page, loading: Promise<Response> | undefined) {
  await page.evaluate(`import('${(await loading)?.url()}').then(() => {})`);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
}

export async function openOffer(page: Page) {
  await page.clock.runFor(3000);
  await offer(page).waitFor();
}

/** Lets time pass. Returns whether the offer is open then. */
export async function opensWithin(page: Page, milliseconds: number): Promise<boolean> {
  await page.clock.runFor(milliseconds);
  return offer(page).isVisible();
}
