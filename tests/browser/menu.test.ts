import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, open, phone } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { late } from '../harness/browser/late-files.ts';
import { banner, expectAccessible, menu, menuButton } from '../harness/browser/widgets.ts';

describe('the menu on a phone', () => {
  test('opens by touch, with the links of large screens and a wide button to book, and is accessible', async () => {
    const page = await open('/', phone);
    await menuButton(page).tap();
    expect(await menu(page).isVisible()).toBe(true);
    expect(await addresses(page, 'Menu')).toEqual(await addresses(page, 'Main'));
    expect(await addresses(page, 'Menu')).toHaveLength(5);
    const box = await menu(page).getByRole('link', { name: 'Book' }).boundingBox();
    expect(box?.width).toBe(350);
    await expectAccessible(page, 'the open menu');
  });

  test('scrolls to its button to book where a phone on its side has little room below the banner', async () => {
    const viewport = { width: 667, height: 375 };
    const page = await open('/', { ...phone, viewport });
    await menuButton(page).tap();
    expect(await banner(page).isVisible()).toBe(true);
    await expect.poll(() => endOfButton(page)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('does so too if it was open before its script arrived', async () => {
    const viewport = { width: 667, height: 375 };
    const script = late(/\/assets\/main-/);
    const page = await open('/', { ...phone, viewport, before: script.before, until: 'commit' });
    await menuButton(page).tap();
    expect(await endOfButton(page)).toBeGreaterThan(viewport.height);
    script.arrive();
    await expect.poll(() => endOfButton(page)).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens by keyboard; Escape closes it and returns the focus to its button', async () => {
    const page = await open('/', phone);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await focusedInsteadOf(menuButton(page))).toBeNull();
  });

  test.each(['Tab', 'Shift+Tab'])(
    'closes when %s leaves it, so that it covers nothing that has the focus',
    async (key) => {
      const page = await open('/', phone);
      const end = key === 'Tab' ? menu(page).getByRole('link', { name: 'Book' }) : menuButton(page);
      await menuButton(page).press('Enter');
      await end.focus();
      expect(await menu(page).isVisible()).toBe(true);
      await page.keyboard.press(key);
      await expect.poll(() => menu(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    },
  );

  test('closes on Escape when nothing has the focus', async () => {
    const page = await open('/', phone);
    await menuButton(page).tap();
    await menuButton(page).blur();
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('closes at a tap beside it, which still opens the link that it is on', async () => {
    const page = await open('/plain', phone);
    await menuButton(page).tap();
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Small Works' })
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
        link.addEventListener('click', () => Object.assign(window, { clicked: true }));
      });
    await page.getByRole('banner').getByRole('link', { name: 'Small Works' }).tap();
    expect(await menu(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => 'clicked' in window && window.clicked)).toBe(true);
  });

  test('closes when the screen becomes too wide for it', async () => {
    const page = await open('/', phone);
    await menuButton(page).tap();
    await page.setViewportSize({ width: 1280, height: 800 });
    // A page learns its size once before each frame, so it would miss one of two sizes within a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.setViewportSize({ width: 390, height: 844 });
    await menuButton(page).waitFor();
    await expect.poll(() => menu(page).isVisible()).toBe(false);
  });

  test('closes when a link is chosen', async () => {
    const page = await open('/plain', phone);
    await menuButton(page).tap();
    await menu(page).getByRole('link', { name: 'Find us' }).click();
    await page.waitForURL('**/find-us');
    expect(await menu(page).isVisible()).toBe(false);
  });

  test('closes when the button to book opens a new tab', async () => {
    const page = await open('/', phone);
    await menuButton(page).tap();
    await Promise.all([page.context().waitForEvent('page'), menu(page).getByRole('link', { name: 'Book' }).tap()]);
    expect(await menu(page).isVisible()).toBe(false);
  });
});

test('a large screen shows the links in a row, without a button for a menu', async () => {
  const page = await open('/plain', desktop);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.count()).toBe(5);
  const tops = await links.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(new Set(tops.map(({ top, bottom }) => Math.round(top + bottom)))).toHaveLength(1);
  expect(await menuButton(page).isVisible()).toBe(false);
});

/** Where the button to book ends on the screen, once the menu is scrolled to its end. */
function endOfButton(page: Page): Promise<number> {
  return menu(page).evaluate((panel) => {
    panel.scrollTop = panel.scrollHeight;
    return panel.querySelector(':scope > a')?.getBoundingClientRect().bottom ?? Number.NaN;
  });
}

/** Where the links of a navigation lead, whether it is shown or not. */
function addresses(page: Page, label: string): Promise<string[]> {
  const links = page.locator(`nav[aria-label="${label}"] a`);
  return links.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
