import { read, write } from './storage.ts';

/** What browsers remember of the offer that opens by itself: how often it was closed, and that this session has had it. */
const countKey = 'offer-closed';
const sessionKey = 'offer-shown';

/** @param times how often it may be shown in all */
export function offerIsDue(times: number): boolean {
  return read('session', sessionKey) === null && closedCount() < times;
}

export function rememberShown(): void {
  write('session', sessionKey, '1');
}

export function countClosing(): void {
  write('local', countKey, String(closedCount() + 1));
}

function closedCount(): number {
  return Number(read('local', countKey)) || 0;
}
