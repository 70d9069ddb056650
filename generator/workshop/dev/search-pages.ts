import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Page } from '../../plan/page.ts';
import { UsageError } from '../../report/usage-error.ts';

/**
 * Searches pages for a file that is known once a page with it is rendered. A search continues where the last one ended,
 * so that a missing file does not cost time twice, and lets other requests be answered between pages. The next search
 * retries a page whose town has a mistake now.
 */
export function pageSearch(
  pages: readonly Page[],
  render: (page: Page) => Promise<unknown>,
): (isFound: () => boolean) => Promise<void> {
  const inTurn = pLimit(1);
  const left = new Set(pages);
  const search = async (isFound: () => boolean): Promise<void> => {
    for (const page of left) {
      if (isFound()) return;
      if (await tryRender(page)) left.delete(page);
      await setImmediate();
    }
  };
  /** Returns false for a page that cannot be rendered now. */
  const tryRender = async (page: Page) => {
    try {
      await render(page);
      return true;
    } catch (error) {
      if (error instanceof UsageError) return false;
      throw error;
    }
  };
  return (isFound) => inTurn(search, isFound);
}
