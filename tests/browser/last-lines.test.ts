import { expect, test } from 'vitest';
import { desktop, open } from '../harness/browser/browser.ts';

test('browsers are asked not to end a text in a line of one word', async () => {
  const page = await open('/on-linen', { site: 'gallery', ...desktop });
  const styles = await page
    .locator('main :is(p, li, dd)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('text-wrap-style')));
  expect(styles.length).toBeGreaterThan(5);
  expect(new Set(styles)).toEqual(new Set(['pretty']));
});
