import type { Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sketch, type SketchProps } from '../../client/sketch.tsx';
import { open } from '../harness/browser/browser.ts';
import { map } from '../harness/browser/widgets.ts';

const short = { main: 'US-380', left: 'FM 2931', right: 'FM 423' };
const long = { main: 'rue Notre-Dame', left: 'rue Saint-Ferdinand', right: 'avenue Atwater' };

/** A page with a sketch of other roads, which stays one without a key for the map. */
async function sketchOf(roads: SketchProps, width: number): Promise<Page> {
  const sketch = renderToStaticMarkup(createElement(Sketch, roads));
  return open('/find-us', {
    viewport: { width, height: 900 },
    before: (page) =>
      page.route('**/find-us', async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace('a-key', '')
          .replace(/<svg viewBox="0 0 400 300".*?<\/svg>/s, () => sketch)

          .replaceAll('Behind the barn.', 'Au troisième étage, la porte bleue au fond du couloir. '.repeat(3));
        await route.fulfill({ response, body: html });
      }),
  });
}

/** The texts, the pin, and the address that lie on each other, or leave the sketch. */
function faultsOn(page: Page): Promise<string[]> {
  return map(page).evaluate((section) => {
    const names = [...section.querySelectorAll('svg text')];
    const covers = [...section.querySelectorAll(':scope > div:not([hidden]):last-child, .fill-clay')];
    const box = (element: Element) => element.getBoundingClientRect();
    // A line has more room than its letters.
    const lettersOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height / 6, width, (height * 2) / 3);
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const around = box(section);
    return names.flatMap((name, index) => {
      const own = lettersOf(box(name));
      const others = [
        ...names.slice(index + 1).filter((other) => meets(own, lettersOf(box(other)))),
        ...covers.filter((other) => meets(own, box(other))),
      ];
      const isOut = own.left < around.left || own.right > around.right || own.top < around.top;
      const on = others.map((other) => `${name.textContent} on ${other.textContent || 'the pin'}`);
      return isOut ? [...on, `${name.textContent} leaves the sketch`] : on;
    });
  });
}

test.each([
  [390, short],
  [390, long],
  [700, long],
  [1280, short],
  [1280, long],
] as const)('with %i pixels, the names of the roads %o are clear of each other', async (width, roads) => {
  const page = await sketchOf(roads, width);
  await map(page).scrollIntoViewIfNeeded();
  expect(await faultsOn(page)).toEqual([]);
});
