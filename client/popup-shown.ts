import { read, write } from './storage.ts';

/** Storage keys: how often the popup was closed (local), and whether this session has shown it (session). */
const countKey = 'offer-closed';
const sessionKey = 'offer-shown';

/**
 * Returns true if this session has not shown the popup, and the visitor has not closed it too often.
 *
 * @param times how often the popup may be shown in total
 */
export function isDue(times: number): boolean {
  return read('session', sessionKey) === null && closedCount() < times;
}

/** Records that this session has shown the popup. Returns false if storage is blocked or full. */
export function rememberShown(): boolean {
  write('session', sessionKey, '1');
  return read('session', sessionKey) !== null;
}

/** Counts that a visitor has closed the popup. */
export function countClosing(): void {
  write('local', countKey, String(closedCount() + 1));
}

function closedCount(): number {
  return Number(read('local', countKey)) || 0;
}
