import { UsageError } from '../report/usage-error.ts';

/**
 * The day of a build, as YYYY-MM-DD.
 *
 * @param sourceDateEpoch the time to use instead of the clock, in seconds since 1970, so that a build can be repeated
 *   (https://reproducible-builds.org/specs/source-date-epoch/)
 */
export function today(sourceDateEpoch?: string): string {
  const date = sourceDateEpoch ? new Date(Number(sourceDateEpoch) * 1000) : new Date();
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  // Beyond the year 9999, there are more digits.
  if (!/^\d{4}-/.test(day)) {
    throw new UsageError(`SOURCE_DATE_EPOCH is a number of seconds since 1970, but this is "${sourceDateEpoch}".`);
  }
  return day.slice(0, 10);
}
