import type { SitePage } from '../../plan/placed-page.ts';

/** The pages that somebody makes or has made have a 1 at their places among all pages. Threads share it. */
export type Claims = Uint8Array;

export const noClaims = (pages: number): Claims => new Uint8Array(new SharedArrayBuffer(pages));

/** How many pages are always left to others. On a small site, one thread would make all of them before another has started. */
const leftToOthers = 32;

/**
 * The pages that a thread makes: those of its share, and then those of others that nobody has begun, from the last one on, so that
 * no thread waits long for another. Each is claimed when it is asked for.
 */
export function* pagesFor(
  isMine: (page: SitePage) => boolean,
  pages: readonly SitePage[],
  claims: Claims,
): Generator<SitePage> {
  const mine: [number, SitePage][] = [];
  const others: typeof mine = [];
  for (const one of pages.entries()) (isMine(one[1]) ? mine : others).push(one);
  for (const [place, page] of [...mine, ...others.slice(leftToOthers).reverse()]) {
    if (Atomics.compareExchange(claims, place, 0, 1) === 0) yield page;
  }
}
