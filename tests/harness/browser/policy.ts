import type { Page } from 'playwright';
import { open, type Visit } from './browser.ts';
import { withPlaces } from './element-place.ts';

/** A page, and what its policy has blocked so far: the directive, and what was blocked. */
interface WatchedPage {
  page: Page;
  blocked: () => Promise<string[]>;
}

/** Opens a page and listens to its policy from the first byte on. */
export async function watched(route: string, visit: Visit): Promise<WatchedPage> {
  const page = await open(route, {
    ...visit,
    before: async (page) => {
      await watchPolicy(page);
      await visit.before?.(page);
    },
  });
  return { page, blocked: () => page.evaluate(() => window.blocked) };
}

/** Notes what the policy of each page that is opened from now on blocks. */
export async function watchPolicy(page: Page): Promise<void> {
  await withPlaces(page);
  await page.addInitScript(() => {
    window.blocked = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
      const place =
        target instanceof Element && /-attr$/.test(effectiveDirective) ? ` at ${window.placeOf(target)}` : '';
      window.blocked.push(`${effectiveDirective}: ${blockedURI}${place}`);
    });
  });
}

declare global {
  interface Window {
    blocked: string[];
  }
}
