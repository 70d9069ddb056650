import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launch, passing, stopClock } from '../harness/browser/browser.ts';
import { sketchFaults } from '../harness/browser/sketch-faults.ts';

let by: Browser;
let page: Page;

/** A phone whose visitor reads everything in twice the usual size. */
beforeAll(async () => {
  by = await launch({ also: ['--blink-settings=defaultFontSize=32'] });
  page = await by.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => sessionStorage.setItem('offer-shown', '1'));
});

afterAll(() => by.close());

async function visit(route: string) {
  await page.goto(inject('sites').site.origin + route);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  return page;
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;

test('the bar is a line of names high, and what is scrolled to is below it', async () => {
  const page = await visit('/');
  const bar = await page.locator('body > header, header.sticky').first().evaluate(heightOf);
  expect(bar).toBeLessThan(844 / 6);
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(bar).toBeLessThanOrEqual(padding);
});

test('a step has the whole width for its words', async () => {
  const step = (await visit('/location')).locator('ol.ruled > li').first();
  const [all, words] = await Promise.all([step.boundingBox(), step.locator('div').boundingBox()]);
  expect(words?.width).toBe(all?.width);
});

test('links in the footer break between words only', async () => {
  const link = (await visit('/')).locator('footer').getByRole('link', { name: 'Promotions' });
  const lines = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

/** The words of texts on the page that are on more than one line, although they have no hyphen. */
const brokenWords = (texts: Element[]) =>
  texts.flatMap((text) => {
    const range = document.createRange();
    const nodes = [...text.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return nodes.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      }),
    );
  });

test.each(['/services', '/areas-we-serve', '/promotions', '/printable-menu'])(
  'titles on %s break between words only',
  async (route) => {
    const titles = (await visit(route)).locator('main .text-title');
    expect(await titles.count()).toBeGreaterThan(0);
    expect(await titles.evaluateAll(brokenWords)).toEqual([]);
  },
);

test.each(['/', '/services', '/promotions', '/areas-we-serve', '/book'])(
  'on the narrowest phones, %s has room for words beside its spaces',
  async (route) => {
    const page = await visit(route);
    await page.setViewportSize({ width: 320, height: 844 });
    const buttons = page.locator('main a.rounded-full, footer .rounded-full');
    expect(await buttons.count()).toBeGreaterThan(0);
    expect(await buttons.evaluateAll(brokenWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (route === '/book') expect(await page.locator('main p').evaluateAll(brokenWords)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  },
);

test('the names of the roads around the address are neither cut nor covered', async () => {
  const sketch = (await visit('/location')).locator('[data-island="map"] > section');
  expect(await sketchFaults(sketch)).toEqual([]);
});

test('a notification has twice its usual size too, and fits on the screen', async () => {
  // It would go away in a moment.
  await stopClock(page);
  await visit('/about');
  await page.context().route('https://lists.example.com/**', (route) => route.abort());
  const newsletter = page.locator('[data-island="newsletter"]');
  await newsletter.getByRole('textbox').first().fill('ann@example.com');
  await newsletter.getByRole('button').click();
  const title = page.locator('[data-sonner-toast] [data-title]');
  await passing(page, () => title.isVisible());
  expect(await title.evaluate((element) => getComputedStyle(element).fontSize)).toBe('26px');
  for (const width of [390, 640, 844]) {
    await page.setViewportSize({ width, height: 844 });
    const { left, right } = await page
      .locator('[data-sonner-toast]')
      .evaluate((notice) => notice.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});
