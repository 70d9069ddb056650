import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { SitePage } from '../../plan/placed-page.ts';

/**
 * Searches pages for a file that is known once a page with it is rendered. A search goes on where the last one ended, so that
 * a file that no page has costs no time twice, and lets other requests be answered between two pages.
 */
export function pageSearch(
  pages: readonly SitePage[],
  render: (page: SitePage) => Promise<unknown>,
): (isFound: () => boolean) => Promise<void> {
  const inTurn = pLimit(1);
  let searched = 0;
  const search = async (isFound: () => boolean): Promise<void> => {
    for (const page of pages.slice(searched)) {
      if (isFound()) return;
      await render(page);
      searched += 1;
      await setImmediate();
    }
  };
  return (isFound) => inTurn(search, isFound);
}
