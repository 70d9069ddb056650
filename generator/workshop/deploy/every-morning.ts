/** The hour in UTC if the location of the site is unknown: early in the morning in North America. */
const usualHour = 10;

/**
 * The hour of the daily publication in the time zone of the site. Not earlier, because of daylight saving time changes.
 */
const localHour = 4;

/**
 * Returns the cron line of a run early in the morning, in the time zone of the site. GitHub uses UTC. Not on the hour,
 * when GitHub is busy: https://docs.github.com/actions/reference/events-that-trigger-workflows#schedule
 *
 * @param timeZone as in site.yaml, such as America/Chicago; null if there is none
 */
export function everyMorning(timeZone: string | null): string {
  const offset = timeZone === null ? null : standardOffset(timeZone);
  const hour = offset === null ? usualHour : (24 + Math.ceil(localHour - offset)) % 24;
  return `17 ${hour} * * *`;
}

/** Returns the hours between UTC and a time zone in winter; null if there is no such zone. */
function standardOffset(timeZone: string): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return Math.min(...[0, 6].map((month) => offsetIn(format.format(new Date(Date.UTC(2026, month, 1))))));
  } catch {
    // `validate` reports it.
    return null;
  }
}

/** Reads the offset in a text such as "1/1/2026, GMT-06:00". */
function offsetIn(text: string): number {
  const [, sign, hours, minutes] = text.match(/GMT([+-])(\d+):(\d+)/) ?? [];
  return (Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (sign === '-' ? -1 : 1);
}
