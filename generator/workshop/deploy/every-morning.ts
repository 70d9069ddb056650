/** When it is not known where the site is: early in the morning in North America. */
const usualHour = 10;

/** The hour at which a site is published every day, where it is. Not earlier, because clocks go back and forth. */
const localHour = 4;

/**
 * The cron line of a run early in the morning, where the site is. GitHub counts in UTC. Not at a full hour, when GitHub is busy:
 * https://docs.github.com/actions/reference/events-that-trigger-workflows#schedule
 *
 * @param timeZone as site.yaml has it, such as America/Chicago; null if it has none
 */
export function everyMorning(timeZone: string | null): string {
  const offset = timeZone === null ? null : standardOffset(timeZone);
  const hour = offset === null ? usualHour : (24 + Math.ceil(localHour - offset)) % 24;
  return `17 ${hour} * * *`;
}

/** The hours between UTC and a time zone in winter; null if there is no such zone. */
function standardOffset(timeZone: string): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return Math.min(...[0, 6].map((month) => offsetIn(format.format(new Date(Date.UTC(2026, month, 1))))));
  } catch {
    // `validate` says so.
    return null;
  }
}

/** "1/1/2026, GMT-06:00" */
function offsetIn(text: string): number {
  const [, sign, hours, minutes] = text.match(/GMT([+-])(\d+):(\d+)/) ?? [];
  return (Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (sign === '-' ? -1 : 1);
}
