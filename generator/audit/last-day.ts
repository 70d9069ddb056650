import { daysLater } from '../../templates/facts/dates.ts';

/**
 * Returns the latest date that it may be anywhere. Without `timeZone:`, a build uses Greenwich time; in Asia, it may
 * already be the next day.
 */
export const lastDay = (today: string) => daysLater(today, 1);
