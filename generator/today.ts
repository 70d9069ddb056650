/**
 * The date of today, as 2026-03-31; a build that must be repeatable sets the environment variable SOURCE_DATE_EPOCH
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function today(): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).toISOString().slice(0, 10);
}
