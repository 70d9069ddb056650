import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, phone } from '../harness/browser/browser.ts';
import { withGoogle } from '../harness/browser/google.ts';
import { loadedScripts } from '../harness/browser/loaded-scripts.ts';

test.each([
  ['/', ['chunk', 'google-map', 'hydrate', 'main', 'map', 'show-open']],
  ['/location', ['chunk', 'google-map', 'hydrate', 'main', 'map', 'show-open']],
  ['/massage-celina', ['main']],
  ['/swedish-massage-frisco-tx', ['main']],
  ['/massage-therapy-faq', ['main']],
])('a visitor who scrolls through %s and only reads loads %j', async (route, scripts) => {
  const page = await open(route, { ...phone, site: 'site', before: withGoogle });
  await scrollThrough(page);
  if (scripts.includes('map')) await page.locator('[data-marker]').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = (await loadedScripts(page)).map((name) => name.replace(/-[^-]*$/, ''));
  expect([...new Set(loaded)].sort()).toEqual(scripts);
});

/** Scrolls to the end of a page, a screen at a time, as a thumb does: with no pointer that rests on anything. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
