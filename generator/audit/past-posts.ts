import { daysLater } from '../../templates/facts/dates.ts';

/** How many days a post says what is true. After them it is history, with its day above it. */
const currentDays = 60;

/** The days of a page, as YYYY-MM-DD. Only posts have the first. */
interface Days {
  published?: string | undefined;
  updated?: string | undefined;
}

/** True for a post whose readers see that it was written long ago. */
export function isPastPost({ published, updated = '' }: Days, today: string): boolean {
  return published !== undefined && daysLater(updated > published ? updated : published, currentDays) < today;
}
