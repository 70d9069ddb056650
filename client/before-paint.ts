import { bannerKey } from './banner-closed.ts';
import { bannerClosedAttribute } from './protocol.ts';

/**
 * Runs in the head of every page, so that a closed banner never flashes or shifts the content below it. It is in a file
 * that the client script does not import: the bundler keeps every text with a placeholder, used or not.
 */
export const beforePaintScript = `try{const s=sessionStorage;performance.getEntriesByType("navigation")[0]?.type==="reload"&&s.removeItem("${bannerKey}");s.getItem("${bannerKey}")&&document.documentElement.setAttribute("${bannerClosedAttribute}","")}catch{}`;
