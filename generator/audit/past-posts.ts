import { daysLater } from '../../templates/facts/dates.ts';

/** How many days a post counts as current. After that it is history, with its date above it. */
const currentDays = 60;

/** The dates of a page, as YYYY-MM-DD. Only posts have the first. */
interface PageDates {
  published?: string | undefined;
  updated?: string | undefined;
}

/** Returns true for a post that readers can see is old. */
export function isPastPost({ published, updated = '' }: PageDates, today: string): boolean {
  return published !== undefined && daysLater(updated > published ? updated : published, currentDays) < today;
}
