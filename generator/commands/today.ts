/**
 * The day of a build, as YYYY-MM-DD; SOURCE_DATE_EPOCH, in seconds, makes it another one
 * (https://reproducible-builds.org/specs/source-date-epoch/). Only commands ask for it.
 */
export function today(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const date = seconds ? new Date(Number(seconds) * 1000) : new Date();
  return date.toISOString().slice(0, 10);
}
