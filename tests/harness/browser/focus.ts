import type { Page } from 'playwright';
import { contrast, parseColor } from './contrast.ts';

/** An element that the tab key reached, with the page as it was at that moment. */
interface Stop {
  name: string;
  /** The number of the element among all that can have the focus, in the order of the page; -1 for any other element. */
  index: number;
  /** Where it is on the page. */
  box: { left: number; top: number; right: number; bottom: number };
  ring: { style: string; width: number; color: string };
  /** The colors right outside the ring. */
  grounds: string[];
  /** What covers it or cuts it off, if anything does. */
  under: string | null;
  /** A summary comes before what it opens, wherever it is drawn. */
  summary: boolean;
}

declare global {
  interface Window {
    stops: Stop[];
  }
}

/** Goes through a page with the tab key, from its start to its last stop: what is wrong with the order and the focus. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await waitForMap(page);
  await page.evaluate(startOver);
  const count = await page.evaluate(watchFocus);
  await pressTab(page, count);
  return focusFaults(await page.evaluate(() => window.stops), count);
}

/** A map brings stops of its own, and comes when it is near the screen. */
async function waitForMap(page: Page): Promise<void> {
  const map = page.locator('[data-island="map"]').first();
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await map.locator('section > :last-child').waitFor({ state: 'hidden' });
}

/** Runs in the page: the next stop of the tab key is the first of the page again. */
function startOver(): void {
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
  scrollTo(0, 0);
}

/** Sends all presses at once, and the browser takes them in turn. That is twice as fast as waiting for each. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
  await Promise.all(presses.flat());
  await session.detach();
}

/** Runs in the page: records each stop of the tab key from now on, and returns how many there should be. */
function watchFocus(): number {
  const all = 'a[href], button, summary, select, textarea, input:not([type=hidden], [tabindex="-1"])';
  const reachable = [...document.querySelectorAll(all)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (element: Element) => element.outerHTML.slice(0, 60) + (element.textContent?.slice(0, 40) ?? '');
  /** Points on the middle lines of a box: near its edges, or as far outside of them. */
  const around = ({ left, top, right, bottom }: DOMRect, inset: number): [number, number][] => [
    [left + inset, (top + bottom) / 2],
    [right - inset, (top + bottom) / 2],
    [(left + right) / 2, top + inset],
    [(left + right) / 2, bottom - inset],
  ];
  const ground = (from: Element | null) => {
    let at = from;
    while (at?.parentElement && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement;
    return getComputedStyle(at ?? document.documentElement).backgroundColor;
  };
  const cover = (element: Element) => {
    const points = [...element.getClientRects()].filter((box) => box.width > 4).flatMap((box) => around(box, 2));
    const hits = points.map((point) => document.elementFromPoint(...point));
    // Browsers scroll to the cursor in a field of several lines, and not to the end of the field.
    const isLong = element.matches('textarea');
    const other = hits.find((hit) => (hit ? !element.contains(hit) : !isLong));
    return other === undefined ? null : other ? nameOf(other) : 'the edge of the screen';
  };
  window.stops = [];
  window.onkeyup = () => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const outside = around(box, -3).flatMap((point) => document.elementFromPoint(...point) ?? []);
    window.stops.push({
      name: nameOf(element),
      index: reachable.indexOf(element),
      box: { left: box.left, right: box.right, top: box.top + scrollY, bottom: box.bottom + scrollY },
      ring: { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor },
      grounds: Number.parseFloat(outlineOffset) < 0 ? [ground(element)] : outside.map(ground),
      under: cover(element),
      summary: element.matches('summary'),
    });
  };
  return reachable.length;
}

function focusFaults(stops: readonly Stop[], count: number): string[] {
  const faults = stops.flatMap((stop, index) => {
    const { name, ring, grounds, under } = stop;
    const before = stops[index - 1];
    const weak = grounds.find((ground) => contrast(parseColor(ring.color), parseColor(ground)) < 3);
    return [
      stop.index !== index && `reaches ${name} at stop ${index}`,
      before && !before.summary && !follows(before.box, stop.box) && `goes from ${before.name} back to ${name}`,
      (ring.style === 'none' || ring.width < 2) && `shows no focus on ${name}`,
      weak && `shows the focus too faintly, ${ring.color} on ${weak}, on ${name}`,
      under && `hides ${name} under ${under}`,
    ].filter((fault) => typeof fault === 'string');
  });
  return stops.length === count ? faults : [...faults, `has ${count} stops, of which ${stops.length} were reached`];
}

/** Whether a box is read after another: below it, or to its right. */
function follows(before: Stop['box'], box: Stop['box']): boolean {
  const below = box.top >= before.bottom - 4;
  const beside = box.left >= before.right - 4;
  return below || beside || (box.top >= before.top && box.left >= before.left);
}
