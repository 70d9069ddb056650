import { describe, expect, test } from 'vitest';
import { denyStorage, open } from '../harness/browser/browser.ts';
import { banner, bannerClose, rememberedAsClosed } from '../harness/browser/widgets.ts';

describe('the banner', () => {
  test('stays closed on other pages and returns after a reload', async () => {
    const page = await open('/');
    await bannerClose(page).click();
    await rememberedAsClosed(page);
    expect(await banner(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Plain' }).click();
    await page.waitForURL('**/plain');
    expect(await banner(page).isVisible()).toBe(false);
    await page.reload();
    expect(await banner(page).isVisible()).toBe(true);
  });

  test('once closed, is hidden before the first paint and shifts nothing', async () => {
    const page = await open('/', {
      before: async (page) => {
        // A font that arrives late may move a word by a pixel. Another test covers that.
        await page.route('**/*.woff2', (font) => font.abort());
        await page.addInitScript(() => sessionStorage.setItem('banner-closed', '1'));
      },
    });
    expect(await banner(page).isVisible()).toBe(false);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
        }),
    );
    expect(shift).toBe(0);
  });

  test('closes where the browser denies storage', async () => {
    const page = await open('/', { before: denyStorage });
    await bannerClose(page).click();
    await expect.poll(() => banner(page).isVisible()).toBe(false);
  });
});
