import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { desktop, phone } from '../../harness/browser/browser.ts';
import { machines } from '../../harness/browser/machine.ts';
import { visitAll } from '../../harness/browser/visit-all.ts';

/** Free fonts with letters as wide as those of Georgia and Arial. */
const likeApple = ['gelasio 400', 'arimo 400', 'arimo 700'];

/** Screens, and the fallback fonts that are shown until those of the site arrive. */
const devices = [
  ['an iPhone', phone, likeApple],
  ['an Android phone', phone, ['noto-serif 400', 'roboto 400']],
  ['a large screen', desktop, likeApple],
] as const;

/** Declares a test for each device: on these pages of the real site, nothing moves when the fonts arrive. */
export function testLateFonts(routes: readonly string[], timeout: number): void {
  const browserWith = machines();
  test.each(devices)(
    'nothing moves when the fonts arrive after the first paint, on %s',
    async (_, screen, fonts) => {
      const by = await browserWith(fonts);
      const faults: string[] = [];
      await visitAll(routes, { ...screen, site: 'site', by, before: withLateFonts }, async (page, route) => {
        const late = await page.evaluate(() => window.lateFonts ?? 0);
        if (late !== 2) faults.push(`${route} has ${late} fonts that arrive late`);
        faults.push(...(await shiftsOn(page)).map((shift) => `${route} ${shift}`));
      });
      expect(faults).toEqual([]);
    },
    timeout,
  );
}

/** Keeps the fonts of a page back until it has been painted without them. */
async function withLateFonts(page: Page): Promise<void> {
  await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isPainted, undefined, { polling: 50 });
    await page.evaluate(() => {
      window.lateFonts = (window.lateFonts ?? 0) + 1;
    });
    await route.continue();
  });
}

/** Runs in the page. */
function isPainted(): boolean {
  return document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Records what moves on a page by itself, from its first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts);
}

/** What has moved on a page by itself. */
export async function shiftsOn(page: Page): Promise<string[]> {
  await nextPaint(page);
  const { total, moved } = await page.evaluate(() => window.shifts);
  return total < 0.0005 ? [] : [`moves by ${total.toFixed(4)}`, ...moved];
}

function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

declare global {
  interface Window {
    shifts: { total: number; moved: string[] };
    /** How many fonts arrived after the first paint. */
    lateFonts?: number;
  }
}

/** Runs in the page, before anything else. See https://web.dev/articles/cls. */
function observeShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  window.shifts = { total: 0, moved: [] };
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      window.shifts.total += value;
      for (const { node, previousRect, currentRect } of sources)
        window.shifts.moved.push(`${node?.textContent?.slice(0, 40)}: ${rect(previousRect)} → ${rect(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
