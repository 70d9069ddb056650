import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, open, stopClock } from '../harness/browser.ts';
import { newsletterList, signUp, subscribe } from '../harness/widgets.ts';

test('at most three notifications are visible at once, each for four seconds', async () => {
  const page = await open('/', {
    ...desktop,
    before: async (page) => {
      await page.route(newsletterList, (route) => route.fulfill({ body: 'ok' }));
      await stopClock(page);
    },
  });
  const notices = page.locator('[data-sonner-toast]');
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  for (let count = 1; count <= 4; count++) {
    await signUp(page, 'ann@example.com');
    await passing(page, async () => (await notices.count()) === count && (await subscribe(page).isEnabled()));
  }
  expect(await visible.count()).toBe(3);
  await page.clock.runFor(2000);
  expect(await visible.count()).toBe(3);
  await page.clock.runFor(1800);
  expect(await visible.count()).toBeGreaterThan(0);
  await page.clock.runFor(600);
  await expect.poll(() => notices.count()).toBe(0);
});

/** Lets time pass until something is true. What comes over the network comes in its own time. */
function passing(page: Page, isTrue: () => Promise<boolean>) {
  const step = async () => {
    await page.clock.runFor(20);
    return isTrue();
  };
  return expect.poll(step, { interval: 10 }).toBe(true);
}
