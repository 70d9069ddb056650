import { expect, test } from 'vitest';
import { desktop, open, phone } from '../harness/browser/browser.ts';
import { resized } from '../harness/browser/resized.ts';

const home = resized('/', { site: 'site' });

/** Adds the styles of the offer, as its code does before it opens. */
async function adoptLaterStyles() {
  const styles = await fetch(document.querySelector('style')?.dataset.popupStyles ?? '');
  document.adoptedStyleSheets = [await new CSSStyleSheet().replace(await styles.text())];
}

test.each(['/', '/massage-celina', '/swedish-massage-little-elm-tx'])(
  'the first screen of %s has a button to book on a phone',
  async (route) => {
    const page = await open(route, { ...phone, site: 'site' });
    // Booking opens in a new tab; at the top of these pages, nothing else does.
    const box = await page.locator('main a[target="_blank"]').first().boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
  },
);

test.each([
  [844, 390],
  [667, 375],
  [568, 320],
  [360, 560],
  [320, 568],
  [320, 320],
])(
  'the offer shows its heading and its buttons on a screen of %i by %i, where not all else fits',
  async (width, height) => {
    const page = await home(width, height);
    await page.evaluate(adoptLaterStyles);
    const cut = await page.locator('dialog[data-delay]').evaluate((dialog: HTMLDialogElement) => {
      dialog.showModal();
      const all = dialog.getBoundingClientRect();
      const cutOff = [...dialog.querySelectorAll('h2, form:last-child > *')]
        .filter(
          (part) => part.getBoundingClientRect().top < all.top || part.getBoundingClientRect().bottom > all.bottom - 8,
        )
        .map((part) => part.textContent);
      dialog.close();
      return cutOff;
    });
    expect(cut).toEqual([]);
  },
);

test.each([390, 640, 1024, 1280, 1440])('the line above the hours is one line on a screen %i wide', async (width) => {
  const page = await home(width);
  const lines = await page.locator('[data-longest]').evaluate((line) => {
    return line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight);
  });
  expect(lines).toBeCloseTo(1);
});

test.each([1024, 1280, 1440])('no town of the footer is alone on its line on a screen %i wide', async (width) => {
  const page = await home(width);
  const tops = await page
    .locator('footer ul')
    .last()
    .locator('li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  const last = Math.max(...tops);
  expect(tops.filter((top) => top === last).length).toBeGreaterThan(1);
});

test('the printed menu fits on two sheets, without navigation', async () => {
  const page = await open('/printable-menu', { ...desktop, site: 'site' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
