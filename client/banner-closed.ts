import { bannerClosedAttribute } from './protocol.ts';
import { read, write } from './storage.ts';

/** Session storage key for a closed banner. A reload shows the banner again. */
export const bannerKey = 'banner-closed';

/**
 * Remembers when a visitor closes the banner, or that it was closed before this script arrived. The banner is a
 * `<details>`, so it needs no React.
 */
export function armBanner(banner: HTMLDetailsElement): void {
  const rememberClosed = () => {
    if (banner.open) return;
    write('session', bannerKey, '1');
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
  if (read('session', bannerKey) !== null) hideBanner();
}

const hideBanner = () => document.documentElement.setAttribute(bannerClosedAttribute, '');
