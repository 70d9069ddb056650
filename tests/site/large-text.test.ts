import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserArguments } from '../harness/browser/browser-arguments.ts';

let page: Page;
let profile: string;

/** A phone whose visitor reads everything in twice the usual size. */
beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'large-text-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const viewport = { width: 390, height: 844 };
  const options = { executablePath: inject('chromium'), viewport, ...browserArguments() };
  const context = await chromium.launchPersistentContext(profile, options);
  page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem('offer-shown', '1'));
});

afterAll(async () => {
  await page.context().close();
  await rm(profile, { recursive: true, force: true });
});

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
