import type { Page } from 'playwright';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { awake, passing } from './browser.ts';

/* The widgets of the example site, by the words of tests/fixtures/every-fact/site.yaml. */

export const banner = (page: Page) => page.getByRole('complementary', { name: 'News' });
export const bannerClose = (page: Page) => page.locator('summary[aria-label="Close the news"]');
/** A closed banner is gone at once, without a script. The script then remembers it, for the pages that follow. */
export const rememberedAsClosed = (page: Page) =>
  page.locator('html[data-banner-closed]').waitFor({ state: 'attached' });

export const menuButton = (page: Page) => page.locator('summary[aria-label="Menu"]');
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

export const offer = (page: Page) => page.getByRole('dialog', { name: 'An offer for newcomers' });

/** The question on /questions that is about a metal. */
export const question = (page: Page, metal: string) => page.locator('main summary', { hasText: metal });

export const map = (page: Page) => page.getByRole('region', { name: 'Map of the shop' });

export const form = (page: Page) => page.locator('main form');
export const field = (page: Page) => form(page).getByLabel('E-mail');
export const subscribe = (page: Page) => form(page).getByRole('button', { name: 'Subscribe' });

/** The addresses to which the newsletter's form sends. */
export const newsletterList = 'https://lists.example.com/**';

/** Enters an address in the newsletter's form and sends it, once React has taken over. */
export async function signUp(page: Page, address: string, click = {}) {
  await field(page).focus();
  await awake(page, 'newsletter');
  await field(page).fill(address);
  await subscribe(page).click(click);
}

/** Lets time pass, on the installed clock of a page, until no notification is left. None may be under the pointer. */
export const notificationsGone = (page: Page) =>
  passing(page, async () => (await page.locator('[data-sonner-toast]').count()) === 0, 500);

/**
 * Fails if axe finds anything wrong with the page, once nothing on it moves anymore.
 *
 * @param state what the page shows, for the report
 */
export async function expectAccessible(page: Page, state: string) {
  await page.evaluate(standStill);
  expect(await violations(page), state).toEqual([]);
}

/** Runs in the page. While it scrolls, what stays in its place covers one target after the other. */
async function standStill(): Promise<void> {
  let place = window.scrollY;
  for (let frames = 0; frames < 5; frames++) {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await new Promise(requestAnimationFrame);
    if (window.scrollY !== place) frames = 0;
    place = window.scrollY;
  }
}
