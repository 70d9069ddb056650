import type { Page } from '../../plan/page.ts';

/** One entry per page: 1 if a thread has claimed the page. Threads share this array. */
export type Claims = Uint8Array;

/** Returns claims that threads can share, with no page claimed yet. */
export const noClaims = (pages: number): Claims => new Uint8Array(new SharedArrayBuffer(pages));

/**
 * Claims a page. Returns false if a thread has claimed it before, even if both do so at the same moment: looking and
 * claiming are one step.
 */
export function claim(claims: Claims, place: number): boolean {
  return Atomics.compareExchange(claims, place, 0, 1) === 0;
}

/**
 * How many pages a thread always leaves to others. On a small site, one thread would otherwise make all pages before
 * another has started.
 */
const leftToOthers = 32;

/**
 * Yields the pages that a thread makes: first those of its share, then unclaimed pages of other shares, starting from
 * the last, so that no thread waits long for another. Each page is claimed when it is requested.
 */
export function* pagesFor(isMine: (page: Page) => boolean, pages: readonly Page[], claims: Claims): Generator<Page> {
  const others: number[] = [];
  for (const [place, page] of pages.entries()) {
    if (!isMine(page)) others.push(place);
    else if (claim(claims, place)) yield page;
  }
  for (const place of others.slice(leftToOthers).reverse()) {
    const page = pages[place];
    if (page && claim(claims, place)) yield page;
  }
}
