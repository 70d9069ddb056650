import { read, write } from './storage.ts';

/** Storage keys of the popup: how often it was closed (local), and that this session has shown it (session). */
const countKey = 'offer-closed';
const sessionKey = 'offer-shown';

/** @param times how often the popup may be shown in all */
export function popupIsDue(times: number): boolean {
  return read('session', sessionKey) === null && closedCount() < times;
}

export function rememberPopupShown(): void {
  write('session', sessionKey, '1');
}

export function countPopupClosing(): void {
  write('local', countKey, String(closedCount() + 1));
}

function closedCount(): number {
  return Number(read('local', countKey)) || 0;
}
