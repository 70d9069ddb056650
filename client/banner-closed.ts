import { bannerClosedAttribute } from './protocol.ts';
import { read, write } from './storage.ts';

/** Session storage key for a closed banner. A reload shows the banner again. */
const key = 'announcement-closed';

export function rememberBannerClosed(): void {
  write('session', key, '1');
  hideBanner();
}

/** Hides the banner if it was closed while this page was prerendered, after the script in its head ran. */
export function hideClosedBanner(): void {
  if (read('session', key) !== null) hideBanner();
}

const hideBanner = () => document.documentElement.setAttribute(bannerClosedAttribute, '');

/** Runs in the head of every page, so that a closed banner never flashes or shifts the content below it. */
export const beforePaintScript = `try{const s=sessionStorage;performance.getEntriesByType("navigation")[0]?.type==="reload"&&s.removeItem("${key}");s.getItem("${key}")&&document.documentElement.setAttribute("${bannerClosedAttribute}","")}catch{}`;
