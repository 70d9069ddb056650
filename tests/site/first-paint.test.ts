import type { Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { launch, screens } from '../harness/browser/browser.ts';
import { serveFolder } from '../harness/browser/serve-folder.ts';
import { visitAll } from '../harness/browser/visit-all.ts';
import { builtSite } from '../harness/pages/built-site.ts';
import { shiftsOn, testLateFonts, watchShifts } from './harness/layout-shifts.ts';
import { pagesWithEveryLayout } from './harness/layouts.ts';

testLateFonts(pagesWithEveryLayout(builtSite('site')), 120_000);

test('nothing moves while a page arrives in small pieces', async () => {
  const served = await serveFolder(inject('sites').site.folder, { piece: 1000, pause: 20 });
  // Scrollbars take room on most large screens, and come when a page has grown longer than the screen.
  const by = await launch({ without: ['--hide-scrollbars'] });
  onTestFinished(() => by.close());
  onTestFinished(() => served.stop());
  const shifts: string[] = [];
  const visits = screens.map(([, screen]) => {
    const visit = { ...screen, by, from: served.origin, before: withoutFonts };
    return visitAll(['/', '/services', '/book', '/location'], visit, async (page, route) => {
      shifts.push(...(await shiftsOn(page)).map((shift) => `${route} ${shift}`));
    });
  });
  await Promise.all(visits);
  expect(shifts).toEqual([]);
});

/** Whether fonts arrive before the first paint depends on how fast the machine is. What they move is tested above. */
async function withoutFonts(page: Page): Promise<void> {
  await watchShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
}
