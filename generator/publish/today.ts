/**
 * The day of a build, as YYYY-MM-DD.
 *
 * @param sourceDateEpoch the time to use instead of the clock, in seconds since 1970, so that a build can be repeated
 *   (https://reproducible-builds.org/specs/source-date-epoch/)
 */
export function today(sourceDateEpoch?: string): string {
  const date = sourceDateEpoch ? new Date(Number(sourceDateEpoch) * 1000) : new Date();
  return date.toISOString().slice(0, 10);
}
