import { expect, test } from 'vitest';
import { claim, noClaims, pagesFor } from '../../generator/pipeline/crew/claims.ts';
import type { Page } from '../../generator/plan/page.ts';

const pages = Array.from({ length: 200 }, (_, place) => ({ route: `/${place}` })) as Page[];
const isEven = (page: Page) => pages.indexOf(page) % 2 === 0;
const isOdd = (page: Page) => !isEven(page);
const places = (made: readonly Page[]) => made.map((page) => pages.indexOf(page));

test('a thread that is done goes on with the last pages of another, and leaves the first ones', () => {
  const made = places([...pagesFor(isEven, pages, noClaims(pages.length))]);
  expect(made.slice(98, 103)).toEqual([196, 198, 199, 197, 195]);
  expect(made).toHaveLength(100 + 100 - 32);
  expect(made.at(-1)).toBe(2 * 32 + 1);
});

test('each page is made once, however fast each thread is', () => {
  const claims = noClaims(pages.length);
  const slow = pagesFor(isEven, pages, claims);
  const fast = pagesFor(isOdd, pages, claims);
  const made: Page[] = [];
  for (const turn of pages.keys()) {
    for (const { value } of turn % 5 === 0 ? [slow.next(), fast.next()] : [fast.next()]) if (value) made.push(value);
  }
  made.push(...slow, ...fast);
  expect(places(made).sort((a, b) => a - b)).toEqual([...pages.keys()]);
});

test('a page that is claimed is left out', () => {
  const claims = noClaims(pages.length).fill(1);
  claims[4] = 0;
  expect(places([...pagesFor(isEven, pages, claims)])).toEqual([4]);
});

test.each([1, 2])('two threads never get the same page, even if one claims it at step %i of the other', (step) => {
  const claims = noClaims(1);
  let [steps, claimed] = [0, 0];
  const otherClaims = () => {
    if (claim(claims, 0)) claimed += 1;
  };
  // Each access to an array asks its index for a number, so an index like this one runs code between two accesses.
  const place = {
    [Symbol.toPrimitive]: () => {
      steps += 1;
      if (steps === step) otherClaims();
      return 0;
    },
  };
  if (claim(claims, place as unknown as number)) claimed += 1;
  otherClaims();
  expect(claimed).toBe(1);
});
