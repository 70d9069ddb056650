import { expect, test } from 'vitest';
import { resized } from '../harness/browser/resized.ts';

/** The page with the last example of every section type (tests/setup/write-gallery.ts). */
const visit = resized('/on-linen', { site: 'gallery' });

test('the map has a name, and each town is a link that names its distance', async () => {
  const page = await visit(1440);
  const map = page.getByRole('group', { name: 'Where we come to' });
  const names = await map.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
  expect(names.toSorted()).toEqual([
    'East Montpelier 5 miles',
    'Montpelier 6 miles',
    'Northfield 8 miles',
    'Plainfield 8 miles',
    'Williamstown 6 miles',
  ]);
  const lines = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['underline']));
});

test.each([390, 431, 432, 640, 768, 1023, 1024, 1440])(
  'the names on the map of towns are as large as other text, and far enough apart for fingers, at %s pixels',
  async (width) => {
    const page = await visit(width);
    const map = page.getByRole('group', { name: 'Where we come to' });
    const type = await map.evaluate((svg: SVGSVGElement) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return scale * Number.parseFloat(getComputedStyle(svg).fontSize);
    });
    expect(type).toBeGreaterThan(14);
    expect(type).toBeLessThan(17.5);
    for (const link of await map.getByRole('link').all()) {
      const { width: across = 0, height: down = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
    }
  },
);
