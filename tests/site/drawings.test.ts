import { expect, test } from 'vitest';
import { open } from '../harness/browser/browser.ts';

const wide = (width: number) => ({ viewport: { width, height: 900 }, site: 'site' as const });

test.each([390, 1440, 1920, 2560])('the sun of the horizon is whole on a screen %i wide', async (width) => {
  const page = await open('/about', wide(width));
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
    const page = await open('/location', wide(width));
    const names = await page.locator('svg:has(text) text').evaluateAll((texts) =>
      texts.map((text) => {
        const sides = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
        const map = text.closest('section') as HTMLElement;
        const panel = map.querySelector('div[class*=bg-card]') as HTMLElement;
        const [name, all, card] = [text, map, panel].map((one) => sides(one.getBoundingClientRect()));
        if (!name || !all || !card) throw new Error('The map has no names, or no card');
        const isWhole = name.left > all.left && name.right < all.right && name.top > all.top;
        const isCovered =
          name.left < card.right && name.right > card.left && name.bottom > card.top && name.top < card.bottom;
        return `${text.textContent}: ${isWhole ? 'whole' : 'cut'}${isCovered ? ', covered' : ''}`;
      }),
    );
    expect(names).toEqual(['US-380: whole', 'FM 2931: whole', 'FM 423: whole']);
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
