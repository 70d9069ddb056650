import { bannerClosedAttribute } from './protocol.ts';
import { read, write } from './storage.ts';

/** Session storage key for a closed banner. A reload shows the banner again. */
const key = 'banner-closed';

/**
 * Remembers when a visitor closes the banner, or that it was closed before this script arrived. The banner is a
 * `<details>`, so it needs no React.
 */
export function armBanner(banner: HTMLDetailsElement): void {
  const rememberClosed = () => {
    if (banner.open) return;
    write('session', key, '1');
    hideBanner();
  };
  banner.addEventListener('toggle', rememberClosed);
  rememberClosed();
}

/**
 * Hides the banner if it was closed after the script in the head of this page ran: while the page was prerendered, or
 * while it was in the back/forward cache.
 */
export function hideClosedBanner(): void {
  if (read('session', key) !== null) hideBanner();
}

const hideBanner = () => document.documentElement.setAttribute(bannerClosedAttribute, '');

/** Runs in the head of every page, so that a closed banner never flashes or shifts the content below it. */
export const beforePaintScript = `try{const s=sessionStorage;performance.getEntriesByType("navigation")[0]?.type==="reload"&&s.removeItem("${key}");s.getItem("${key}")&&document.documentElement.setAttribute("${bannerClosedAttribute}","")}catch{}`;
