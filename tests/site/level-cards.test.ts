import { expect, test } from 'vitest';
import { oneTab } from '../harness/browser/one-tab.ts';

const visit = oneTab(() => ({ site: 'site' }));
const pages = ['/', '/services', '/bundles', '/promotions', '/massage-celina'];

test.each(pages)('the names, texts, and prices of cards side by side on %s begin on common lines', async (route) => {
  const page = await visit(route);
  for (const width of [320, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { rows, uneven } = await page.evaluate(unevenRows);
    expect(rows).toBeGreaterThan(0);
    expect(uneven, `${width}`).toEqual([]);
  }
});

test('the words of an enhancement begin right below its name, however long those of its neighbor are', async () => {
  const page = await visit('/services');
  for (const width of [320, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('#enhancements-section dl > div').evaluateAll(gapsBelowNames);
    expect(gaps.length).toBeGreaterThan(1);
    expect(new Set(gaps).size, `${width}`).toBe(1);
  }
});

/** Runs in the page. Measures the letters of a name, because the box around them may be taller. */
function gapsBelowNames(entries: Element[]) {
  const range = document.createRange();
  return entries.map((entry) => {
    const [name, words] = [entry.querySelector('dt'), entry.querySelector('dd:last-child')];
    if (!name || !words) return undefined;
    range.selectNodeContents(name);
    const { bottom } = range.getBoundingClientRect();
    range.selectNodeContents(words);
    return Math.round(range.getBoundingClientRect().top - bottom);
  });
}

/** Runs in the page. Whether buttons are level follows from the height of the cards. */
function unevenRows() {
  const cards = [...document.querySelectorAll('article:has(.text-price, .text-figure)')];
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const rows = new Map<number, Element[]>();
  for (const card of cards) rows.set(topOf(card), [...(rows.get(topOf(card)) ?? []), card]);
  const partsOf = (card: Element) => [
    ...[...card.children].slice(0, -1),
    ...card.querySelectorAll('.text-price, .text-figure'),
  ];
  const uneven = [...rows.values()].flatMap((row) => {
    const tops = row.map((card) => partsOf(card).map(topOf).join(' '));
    return new Set(tops).size > 1 ? [tops.join(' | ')] : [];
  });
  return { rows: rows.size, uneven };
}
