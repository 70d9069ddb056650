import { closedAttribute } from './protocol.ts';
import { write } from './storage.ts';

/** The session remembers that the announcement was closed, as a site of one page would; a reload forgets it. */
const key = 'announcement-closed';

export function rememberClosed(): void {
  write('session', key, '1');
  document.documentElement.setAttribute(closedAttribute, '');
}

/** Runs in the head of every page, so that a closed announcement never flashes up, nor shifts what is below it. */
export const beforePaint = `try{const s=sessionStorage;performance.getEntriesByType("navigation")[0]?.type==="reload"&&s.removeItem("${key}");s.getItem("${key}")&&document.documentElement.setAttribute("${closedAttribute}","")}catch{}`;
