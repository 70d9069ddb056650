/**
 * Prints how long a visitor waits from a click on a link of the home page to the first paint of the next page: rendered
 * before the click, with and without the fade between pages, and loaded after it. Run it with
 * `npx tsx tests/bench/next-page.ts`; it builds in memory.
 */
import { setTimeout } from 'node:timers/promises';
import { serveFolder } from '../harness/browser/serve-folder.ts';
import { buildSite } from './build-site.ts';
import { startChromium } from './devtools.ts';
import { firstTab, type Tab } from './tab.ts';

const links = ['/services', '/promotions', '/areas-we-serve', '/about'];
const runs = 5;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1440,900'];
/** How long the page before a click is left alone, in milliseconds, so that its own work is done. */
const rest = 500;

const prepare = `
  sessionStorage.setItem('offer-shown', '1');
  addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp), true);
`;
const forgetRules = `document.querySelector('script[type="speculationrules"]').remove()`;
/** When the page was painted. The times of a prerendered page begin with its rendering, long before the click. */
const painted = (route: string) => `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== '${route}' || !paint) return null;
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const at = performance.timeOrigin + Math.max(paint.startTime, activationStart);
  return { wait: at - Number(sessionStorage.getItem('clicked')), ahead: activationStart > 0 };
})()`;

/** Follows a link and returns the wait in milliseconds. */
async function follow(tab: Tab, origin: string, route: string, prerender: boolean): Promise<number> {
  await tab.open(`${origin}/`);
  await tab.ask(prepare);
  if (!prerender) await tab.ask(forgetRules);
  await tab.point(`nav[aria-label="Main"] a[href="${route}"]`);
  if (prerender) await tab.prerendered(origin + route);
  await setTimeout(rest);
  await tab.click();
  const { wait, ahead } = await tab.askUntil<{ wait: number; ahead: boolean }>(painted(route));
  if (ahead !== prerender) throw new Error(`${route} was ${ahead ? '' : 'not '}prerendered.`);
  return wait;
}

/** The median wait for each link. */
async function measure(origin: string, more: string[], prerender: boolean): Promise<number[]> {
  const browser = await startChromium([...flags, ...more]);
  try {
    const tab = await firstTab(browser);
    await follow(tab, origin, '/policies', prerender);
    const medians: number[] = [];
    for (const route of links) {
      const waits: number[] = [];
      while (waits.length < runs) waits.push(await follow(tab, origin, route, prerender));
      medians.push(waits.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN);
    }
    return medians;
  } finally {
    await browser.close();
  }
}

const { folder, remove } = await buildSite();
const { origin, stop } = await serveFolder(folder);
const still = '--force-prefers-reduced-motion';
const line = (cells: string[]) => cells.map((cell, index) => (index ? cell.padStart(26) : cell.padEnd(20))).join('');
try {
  const columns = [
    await measure(origin, [still], true),
    await measure(origin, [], true),
    await measure(origin, [still], false),
    await measure(origin, [], false),
  ];
  console.log(line(['link', 'prerendered, no fade', 'prerendered', 'loaded, no fade', 'loaded']));
  for (const [index, link] of links.entries()) {
    console.log(line([link, ...columns.map((medians) => `${medians[index]?.toFixed(0)} ms`)]));
  }
} finally {
  stop();
  await remove();
}
