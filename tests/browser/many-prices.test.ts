import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { open } from '../harness/browser/browser.ts';
import { fixtures, page } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const rooms = '2 bedrooms: $220, 3 bedrooms: from $260, 4 bedrooms: $300, 5 bedrooms: $350, 6 bedrooms: $400–$450';
const hours = '60 min: $95, 90 min: $135, 3 hours: $180, 4 hours: $220';

/** A page with this section, for services that together have nine prices. */
async function pageWith(section: string, width: number) {
  const site = await readFile(join(fixtures, 'chimney-sweep/site.yaml'), 'utf8');
  const { root, remove } = await sharedProject('chimney-sweep', {
    'site.yaml': site
      .replace('Grand Opening: $150, Usual Price: $180', `Grand Opening: $150, Usual Price: $180, ${rooms}`)
      .replace('60 min: $95, 90 min: $135', hours),
    'pages/a.yaml': page({ sections: section }),
  });
  const html = (await builtTexts(root).finally(remove)).get('a.html') ?? '';
  // The policy of the page that this one replaces has the hashes of its own styles.
  const opened = await open('/', { viewport: { width, height: 900 }, bypassCSP: true });
  await opened.setContent(html);
  return opened;
}

const menu = '  - { type: menu, heading: Menu, text: All., services: { heading: Alone }, foot: Thanks. }\n';

test.each([390, 800, 1440])('the name of a service with many prices is never broken, at %i px', async (width) => {
  const opened = await pageWith(menu, width);
  const name = opened.locator('main dt', { hasText: 'Full Sweep' });
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

test.each([320, 640, 800, 1200])('a table with many columns never makes the page scroll, at %i px', async (width) => {
  const opened = await pageWith('  - { type: price-table, heading: All prices, service: Service }\n', width);
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

const wide = '  - { type: price-table, heading: All prices, service: Service }\n';

test('a keyboard scrolls a table with many columns', async () => {
  const opened = await pageWith(wide, 800);
  const table = opened.getByRole('group', { name: 'All prices' });
  await table.focus();
  await opened.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('a keyboard does not stop at the table on a phone, where nothing scrolls, and all of it is there', async () => {
  const opened = await pageWith(wide, 390);
  const table = opened.getByRole('table');
  expect(await table.getByText('$400–$450').isVisible()).toBe(true);
  const stopsAtTable = async () => {
    await opened.keyboard.press('Tab');
    return opened.evaluate(() => document.activeElement?.matches('main :has(table)') ?? false);
  };
  for (let count = 0; count < 20; count++) expect(await stopsAtTable()).toBe(false);
});
