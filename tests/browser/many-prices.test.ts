import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resized } from '../harness/browser/resized.ts';
import { fixtures, page } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';

const rooms = '2 bedrooms: $220, 3 bedrooms: from $260, 4 bedrooms: $300, 5 bedrooms: $350, 6 bedrooms: $400–$450';
const hours = '60 min: $95, 90 min: $135, 3 hours: $180, 4 hours: $220';

const menuSection = '  - { type: menu, heading: Menu, text: All., services: { heading: Alone }, foot: Thanks. }\n';
const pricing =
  '  - { type: pricing, heading: Travel, service: stove, prices: { Every additional kilometer: $1.50 per kilometer }, book: A }\n';
const longNote = 'A sentence that is long enough to need a second line below its price on a screen of any width.';
const notes = `  - { type: pricing, heading: Two, service: stove, prices: { A: $5, B: $6 }, notes: [Short., ${longNote}], book: A }\n`;
const longName = 'Schornsteinfegermeisterbetriebsprüfung';
const longTable = '  - { type: price-table, heading: Long, service: Service, only: [long] }\n';
const tableSection = '  - { type: price-table, heading: All prices, service: Service }\n';

let texts: ReadonlyMap<string, string>;
// The policy of the page that the built one replaces has the hashes of its own styles.
const visit = resized('/', { bypassCSP: true });

/** Pages with each section, for services that together have nine prices. */
beforeAll(async () => {
  const site = await readFile(join(fixtures, 'chimney-sweep/site.yaml'), 'utf8');
  const { root, remove } = await sharedProject('chimney-sweep', {
    'site.yaml': site
      .replace('Grand Opening: $150, Usual Price: $180', `Grand Opening: $150, Usual Price: $180, ${rooms}`)
      .replace('60 min: $95, 90 min: $135', hours)
      .replace(
        'services:\n',
        `services:\n  long: { name: ${longName}, description: A., prices: { Visit: $50 }, booking: schedule }\n`,
      ),
    'pages/a.yaml': page({ sections: menuSection }),
    'pages/b.yaml': page({ route: '/b', sections: tableSection }),
    'pages/c.yaml': page({ route: '/c', sections: pricing + notes }),
    'pages/d.yaml': page({ route: '/d', sections: longTable }),
  });
  texts = await builtTexts(root).finally(remove);
});

async function show(path: `${'a' | 'b' | 'c' | 'd'}.html`, width: number) {
  const opened = await visit(width);
  await opened.setContent(texts.get(path) ?? '');
  return opened;
}

test.each([390, 800, 1440])('the name of a service with many prices is never broken, at %i px', async (width) => {
  const opened = await show('a.html', width);
  const name = opened.locator('main dt', { hasText: 'Full Sweep' });
  expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

test.each([390, 800, 1280])('no word of a label is broken beside a long price, at %i px', async (width) => {
  const opened = await show('c.html', width);
  const label = opened.locator('main dt', { hasText: 'Every additional' });
  expect((await label.boundingBox())?.width).toBeGreaterThan(100);
});

test('the sentences below two prices begin at the same height, however many lines they have', async () => {
  const opened = await show('c.html', 1280);
  const [short, long] = await Promise.all(
    ['Short.', longNote].map((text) => opened.locator('main dd', { hasText: text }).boundingBox()),
  );
  expect(long?.height).toBeGreaterThan(short?.height ?? 0);
  expect(long?.y).toBe(short?.y);
});

test.each([320, 640, 800, 1200])('a table with many columns never makes the page scroll, at %i px', async (width) => {
  const opened = await show('b.html', width);
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.each([320, 390])(
  'a table with a long name breaks it rather than making the page scroll, at %i px',
  async (width) => {
    const opened = await show('d.html', width);
    expect(await opened.getByRole('rowheader', { name: longName }).isVisible()).toBe(true);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test('a keyboard scrolls a table with many columns', async () => {
  const opened = await show('b.html', 800);
  const table = opened.getByRole('group', { name: 'All prices' });
  await table.focus();
  await opened.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

test('a keyboard does not stop at the table on a phone, where nothing scrolls, and all of it is there', async () => {
  const opened = await show('b.html', 390);
  const table = opened.getByRole('table');
  expect(await table.getByText('$400–$450').isVisible()).toBe(true);
  const stopsAtTable = async () => {
    await opened.keyboard.press('Tab');
    return opened.evaluate(() => document.activeElement?.matches('main :has(table)') ?? false);
  };
  for (let count = 0; count < 20; count++) expect(await stopsAtTable()).toBe(false);
});
