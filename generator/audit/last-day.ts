import { daysLater } from '../../templates/facts/dates.ts';

/** The day that it may be somewhere. Without `timeZone:`, a build counts days in Greenwich; in Asia, it may be the next day. */
export const lastDay = (today: string) => daysLater(today, 1);
