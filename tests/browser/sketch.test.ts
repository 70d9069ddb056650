import type { Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sketch, type SketchProps } from '../../client/sketch.tsx';
import { open } from '../harness/browser/browser.ts';
import { servedSite } from '../harness/browser/served-site.ts';
import { sketchFaults } from '../harness/browser/sketch-faults.ts';
import { map } from '../harness/browser/widgets.ts';

const short = { main: 'US-380', left: 'FM 2931', right: 'FM 423' };
const long = { main: 'rue Notre-Dame', left: 'rue Saint-Ferdinand', right: 'avenue Atwater' };

const keyless = servedSite((site) => site);

/** A page with a sketch of other roads, which stays one without a key for the map. */
async function sketchOf(roads: SketchProps, width: number): Promise<Page> {
  const sketch = renderToStaticMarkup(createElement(Sketch, roads));
  return open('/find-us', {
    viewport: { width, height: 900 },
    from: keyless().origin,
    before: (page) =>
      page.route('**/find-us', async (route) => {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/<svg viewBox="0 0 400 300".*?<\/svg>/s, () => sketch)
          .replaceAll('Behind the barn.', 'Au troisième étage, la porte bleue au fond du couloir. '.repeat(3));
        await route.fulfill({ response, body: html });
      }),
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
  expect(await sketchFaults(map(page))).toEqual([]);
});
