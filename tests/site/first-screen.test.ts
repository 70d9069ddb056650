import { expect, test } from 'vitest';
import { desktop, open, phone } from '../harness/browser/browser.ts';

test.each(['/', '/massage-celina', '/swedish-massage-little-elm-tx'])(
  'the first screen of %s has a button to book on a phone',
  async (route) => {
    const page = await open(route, { ...phone, site: 'site' });
    // Booking opens in a new tab; at the top of these pages, nothing else does.
    const box = await page.locator('main a[target="_blank"]').first().boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
  },
);

test('the printed menu fits on two sheets, without navigation', async () => {
  const page = await open('/printable-menu', { ...desktop, site: 'site' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
