import { expect, test } from 'vitest';
import { open } from '../harness/browser/browser.ts';
import { oneTab } from '../harness/browser/one-tab.ts';
import { resized } from '../harness/browser/resized.ts';

const wide = (width: number) => ({ viewport: { width, height: 900 }, site: 'site' as const });
const about = resized('/about', { site: 'site' });
const location = resized('/location', { site: 'site' });
const promotions = resized('/promotions', { site: 'site' });
const visit = oneTab(() => wide(320));

test.each([390, 1440, 1920, 2560])('the sun of the horizon is whole on a screen %i wide', async (width) => {
  const page = await about(width);
  const cut = await page
    .locator('svg.horizon')
    .evaluate(
      (svg) => svg.getBoundingClientRect().top - (svg.querySelector('circle')?.getBoundingClientRect().top ?? 0),
    );
  expect(cut).toBeLessThanOrEqual(0);
});

test.each([320, 360, 600, 640, 667, 700, 1024, 1440])(
  'the names of the roads on the map are whole on a screen %i wide, and nothing is over them',
  async (width) => {
    const page = await location(width);
    const names = await page.locator('svg:has(text) text').evaluateAll((texts) =>
      texts.map((text) => {
        const sides = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
        const map = text.closest('section') as HTMLElement;
        const panel = map.querySelector('div[class*=bg-card]') as HTMLElement;
        const [name, all, card] = [text, map, panel].map((one) => sides(one.getBoundingClientRect()));
        if (!name || !all || !card) throw new Error('The map has no names, or no card');
        const isWhole = name.left > all.left && name.right < all.right && name.top > all.top;
        // What touches the card looks covered by it.
        const isCovered =
          name.left < card.right && name.right > card.left && name.bottom + 4 > card.top && name.top < card.bottom;
        return `${text.textContent}: ${isWhole ? 'whole' : 'cut'}${isCovered ? ', covered' : ''}`;
      }),
    );
    expect(names).toEqual(['US-380: whole', 'FM 2931: whole', 'FM 423: whole']);
  },
);

test.each([
  ['/swedish-massage-little-elm-tx', '.hero-picture'],
  ['/hot-stone-massage-aubrey-tx', '.hero-picture'],
  ['/deep-tissue-massage-aubrey-tx', '.hero-picture'],
  ['/massage-celina', '.hero-picture'],
  ['/massage-frisco', '.hero-picture'],
  ['/services', 'section > .order-last'],
  ['/promotions', 'section > .order-last'],
])('what the drawing of %s is about is whole (%s)', async (route, slot) => {
  const page = await visit(route);
  for (const width of [320, 390, 639, 640, 767, 768, 820, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator(slot).first().evaluate(cutOff);
    expect(cut, `${width}`).toEqual([]);
  }
});

/** Runs in the page. Clouds and rings in the water may continue outside the picture. */
function cutOff(slot: Element): string[] {
  const all = slot.getBoundingClientRect();
  return [...slot.querySelectorAll('svg > g:not([opacity], .stroke-linen)')].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isWhole = left >= all.left && right <= all.right && top >= all.top && bottom <= all.bottom;
    return isWhole ? [] : [part.outerHTML.slice(0, 100)];
  });
}

test.each([1440, 1920, 2560])(
  'a picture beside a short text is no higher than it must be on a screen %i wide',
  async (width) => {
    const page = await promotions(width);
    const section = page.locator('section:has(> .order-last)');
    const [all, text] = await Promise.all([section.boundingBox(), section.locator('h2').locator('..').boundingBox()]);
    if (!all || !text) throw new Error('There is no picture beside a text');
    expect(all.height).toBeLessThanOrEqual(640);
    expect(Math.abs(all.y + all.height / 2 - (text.y + text.height / 2))).toBeLessThanOrEqual(1);
  },
);

test('the dot beside today is not printed, because paper is read on other days', async () => {
  const page = await open('/location', wide(1440));
  const today = page.locator('[aria-current].today').first();
  const dot = () => today.evaluate((row) => getComputedStyle(row, '::before').display);
  await today.waitFor();
  expect(await dot()).not.toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await dot()).toBe('none');
});
