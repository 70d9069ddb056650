import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { awake, open, phone, screens } from '../harness/browser/browser.ts';
import { focusedInsteadOf } from '../harness/browser/focused.ts';
import { oneTab } from '../harness/browser/one-tab.ts';
import { expectAccessible, question } from '../harness/browser/widgets.ts';

const visit = oneTab(() => phone);

const isOpen = (page: Page, metal: string) =>
  question(page, metal).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);

describe('the questions', () => {
  test.each(screens)('open one at a time, close at a second press, and are accessible on %s', async (_, screen) => {
    const page = await open('/questions', screen);
    await question(page, 'copper').click();
    expect([await isOpen(page, 'copper'), await isOpen(page, 'lead')]).toEqual([true, false]);
    await question(page, 'lead').click();
    expect([await isOpen(page, 'copper'), await isOpen(page, 'lead')]).toEqual([false, true]);
    await expectAccessible(page, 'an open answer');
    await question(page, 'lead').click();
    expect(await isOpen(page, 'lead')).toBe(false);
  });

  test('open one at a time in browsers without support for `<details name>`', async () => {
    const page = await visit('/questions');
    // As in Safari 16, the last one for an iPhone 8 or X.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    });
    await question(page, 'copper').focus();
    await awake(page, 'accordion');
    await question(page, 'copper').click();
    await question(page, 'lead').click();
    await expect.poll(() => isOpen(page, 'copper')).toBe(false);
    expect(await isOpen(page, 'lead')).toBe(true);
  });

  test('a question stays where it was pressed while a long answer above it closes', async () => {
    const page = await open('/questions', { viewport: { width: 320, height: 480 }, hasTouch: true });
    await question(page, 'copper').focus();
    await awake(page, 'accordion');
    await page.evaluate(() => {
      Object.assign((document.querySelector('#copper') as HTMLElement).style, { height: '400px' });
      Object.assign((document.querySelector('main') as HTMLElement).style, { paddingBottom: '900px' });
    });
    await question(page, 'copper').tap();
    await expect.poll(() => isOpen(page, 'copper')).toBe(true);
    const topOf = () =>
      question(page, 'lead').evaluate((summary) => Math.round(summary.getBoundingClientRect().top / 10) * 10);
    await question(page, 'lead').evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 300));
    await expect.poll(topOf).toBe(300);
    await question(page, 'lead').tap();
    await expect.poll(() => isOpen(page, 'copper')).toBe(false);
    await expect.poll(topOf).toBe(300);
  });

  test('move the focus by arrow keys, Home and End, around the ends', async () => {
    const page = await visit('/questions');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await question(page, 'copper').focus();
    await awake(page, 'accordion');
    for (const [key, words] of [
      ['ArrowDown', 'lead'],
      ['End', 'iron'],
      ['ArrowDown', 'copper'],
      ['ArrowUp', 'iron'],
      ['Home', 'copper'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toContain(words);
    }
    await page.keyboard.press('Enter');
    expect(await isOpen(page, 'copper')).toBe(true);
    await page.keyboard.press('Space');
    expect(await isOpen(page, 'copper')).toBe(false);
  });

  test('leave keys with a modifier to the browser', async () => {
    const page = await visit('/questions');
    await question(page, 'lead').focus();
    await awake(page, 'accordion');
    const taken = page.evaluate(
      () =>
        new Promise((resolve) => {
          const found: string[] = [];
          addEventListener('keydown', ({ key, defaultPrevented }) => {
            if (defaultPrevented) found.push(key);
            if (key === 'Escape') resolve(found);
          });
        }),
    );
    for (const key of ['Control+Home', 'Control+End', 'Alt+ArrowDown', 'Shift+ArrowUp', 'Meta+ArrowUp', 'Escape']) {
      await page.keyboard.press(key);
    }
    expect(await taken).toEqual([]);
    expect(await focusedInsteadOf(question(page, 'lead'))).toBeNull();
  });

  test('open for a link that leads to them, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/questions#iron', { ...phone, javaScriptEnabled });
      await expect.poll(() => isOpen(page, 'iron')).toBe(true);
    }
  });

  // A large screen at 400 %, as in https://www.w3.org/TR/WCAG22/#reflow.
  test('an answer that a link leads to begins on the screen, below its question, however low the screen is', async () => {
    const page = await open('/questions#iron', { viewport: { width: 320, height: 256 } });
    const answer = page.locator('#iron');
    await expect.poll(() => answer.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200);
    const question = page.locator('details', { has: answer }).locator('summary');
    expect(await question.evaluate((one) => one.getBoundingClientRect().bottom)).toBeGreaterThan(100);
  });

  test('open for a search that finds a word in a closed answer', async () => {
    // An address can do what find-in-page does: https://wicg.github.io/scroll-to-text-fragment/.
    const page = await open('/questions#:~:text=Iron%20rusts', phone);
    await expect.poll(() => isOpen(page, 'iron')).toBe(true);
  });

  test('are printed with all their answers', async () => {
    const page = await open('/questions', phone);
    const answer = page.getByText('Iron rusts');
    expect(await answer.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => answer.isVisible()).toBe(true);
  });
});
