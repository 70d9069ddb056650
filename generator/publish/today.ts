import { UsageError } from '../report/usage-error.ts';

/**
 * The day of a build, as YYYY-MM-DD.
 *
 * @param sourceDateEpoch the time to use instead of the clock, in seconds since 1970, so that a build can be repeated
 *   (https://reproducible-builds.org/specs/source-date-epoch/)
 */
export function today(sourceDateEpoch?: string): string {
  const date = sourceDateEpoch ? new Date(Number(sourceDateEpoch) * 1000) : new Date();
  if (Number.isNaN(date.getTime())) {
    throw new UsageError(`SOURCE_DATE_EPOCH is a number of seconds since 1970, but this is "${sourceDateEpoch}".`);
  }
  return date.toISOString().slice(0, 10);
}
