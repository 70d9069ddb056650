import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { desktop, launch, open, phone, type Visit } from './browser.ts';
import { host } from './host.ts';
import { machineWith } from './machine.ts';
import { builtRoutes, files, pageAt } from './site.ts';

/** Free fonts whose letters are as wide as Georgia's and Arial's. */
const likeApple = ['gelasio 400', 'arimo 400', 'arimo 700'];

describe.each([
  ['an iPhone', phone, likeApple],
  ['an Android phone', phone, ['noto-serif 400', 'roboto 400']],
  ['a large screen', desktop, likeApple],
] as const)('on %s', (_, screen, fonts) => {
  let by: Browser;
  beforeAll(async () => {
    by = await launch(await machineWith(fonts));
  });
  afterAll(() => by.close());

  test('nothing on any page moves when its fonts arrive after three seconds', async () => {
    const shifts: string[] = [];
    for (const routes of batches(builtRoutes, 8)) {
      const seen = await Promise.all(routes.map((route) => shiftsOn(route, { ...screen, by, before: withLateFonts })));
      shifts.push(...seen.flat());
    }
    expect(shifts).toEqual([]);
  });
});

test.each([
  ['phone', phone],
  ['large screen', desktop],
])('on a %s nothing moves while a page arrives in small pieces', async (_, screen) => {
  const from = await host(files, { piece: 500, pause: 20 });
  // Scrollbars take room on most large screens, and come when a page has grown longer than the screen.
  const by = await launch({}, ['--hide-scrollbars']);
  onTestFinished(() => by.close());
  onTestFinished(() => from.close());
  const routes = ['/', '/services', '/book', '/location'];
  const shifts = await Promise.all(routes.map((route) => shiftsOn(route, { ...screen, by, from, before: observed })));
  expect(shifts.flat()).toEqual([]);
});

async function shiftsOn(route: string, visit: Visit): Promise<string[]> {
  const page = await open(route, visit);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { total, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  await page.context().close();
  return total < 0.0005 ? [] : [`${route} ${total.toFixed(3)}`, ...moved];
}

async function withLateFonts(page: Page) {
  await observed(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
  });
}

const observed = (page: Page) => page.addInitScript(observeShifts);

interface Shifts {
  total: number;
  moved: string[];
}

/** Runs in the page. */
function observeShifts() {
  const shifts: Shifts = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      shifts.total += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources)
        shifts.moved.push(`${node?.textContent?.slice(0, 40)}: ${rect(previousRect)} → ${rect(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function batches<T>(all: readonly T[], size: number): T[][] {
  return all.length > 0 ? [all.slice(0, size), ...batches(all.slice(size), size)] : [];
}

test.each(builtRoutes)('%s waits for nothing but itself before it is painted', (route) => {
  const $ = pageAt(route);
  expect($('link[rel="stylesheet"], script[src]:not([type="module"])')).toHaveLength(0);
  expect($('head style')).toHaveLength(1);
  const preloaded = $('link[rel="preload"]').map((_, link) => $(link).attr('as'));
  expect(preloaded.get()).toEqual(['font', 'font']);
});
