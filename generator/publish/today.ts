import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localTime } from '../../client/opening-hours.ts';
import { dayInMilliseconds } from '../../templates/facts/dates.ts';
import { UsageError } from '../report/usage-error.ts';

/**
 * Returns the day of a build, as YYYY-MM-DD: the day at the business, or in Greenwich if site.yaml has no time zone.
 *
 * @param root the folder of the project
 * @param sourceDateEpoch the time to use in place of the clock, in seconds since 1970, for reproducible builds
 *   (https://reproducible-builds.org/specs/source-date-epoch/)
 */
export function today(root: string, sourceDateEpoch: string | undefined): string {
  const date = sourceDateEpoch ? new Date(Number(sourceDateEpoch) * 1000) : new Date();
  const day = Number.isNaN(date.getTime()) ? '' : dayAt(timeZoneIn(root), date);
  // After the year 9999, there are more digits.
  if (!/^\d{4}-/.test(day)) {
    throw new UsageError(`SOURCE_DATE_EPOCH is a number of seconds since 1970, but this is "${sourceDateEpoch}".`);
  }
  return day.slice(0, 10);
}

/** Returns the time zone in site.yaml, whether or not the rest of it is valid. */
function timeZoneIn(root: string): string | undefined {
  try {
    return readFileSync(join(root, 'site.yaml'), 'utf8').match(/^\uFEFF?(["']?)timeZone\1 *:\s+["']?([\w/+-]+)/m)?.[2];
  } catch {
    return undefined;
  }
}

function dayAt(timeZone = 'UTC', date: Date): string {
  try {
    return new Date(localTime(timeZone, date).day * dayInMilliseconds).toISOString();
  } catch {
    // An unknown zone is reported where it is written.
    return date.toISOString();
  }
}
