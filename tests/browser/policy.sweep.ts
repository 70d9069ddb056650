import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, phone } from '../harness/browser/browser.ts';
import { withGoogle } from '../harness/browser/google.ts';
import { watchPolicy } from '../harness/browser/policy.ts';
import { visitAll } from '../harness/browser/visit-all.ts';
import { builtSite } from '../harness/pages/built-site.ts';

test.each([
  ['site', phone],
  ['site', desktop],
  ['every-fact', phone],
  ['gallery', desktop],
] as const)(
  'no policy of the %s blocks anything when all of a page is opened and seen',
  async (name, screen) => {
    const found: string[] = [];
    const before = async (page: Page) => {
      await watchPolicy(page);
      await withGoogle(page);
      page.on('console', (message) => found.push(message.text()));
    };
    await visitAll(builtSite(name).routes, { ...screen, site: name, before }, async (page, route) => {
      await page.evaluate(openAll);
      await page.waitForLoadState('networkidle');
      found.push(...(await page.evaluate(() => window.blocked)).map((what) => `${route} ${what}`));
    });
    expect(found).toEqual([]);
  },
  300_000,
);

/** Runs in the page: opens what opens, and wakes and shows every widget. */
function openAll(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
  for (const field of document.querySelectorAll('input'))
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const island of document.querySelectorAll('[data-island]')) island.scrollIntoView({ behavior: 'instant' });
}
