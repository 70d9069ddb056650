import { weekdays } from './facts/business.ts';
import { groupHours, isClosed } from './facts/opening-hours.ts';
import type { SiteFacts } from './facts/site.ts';
import { upcomingDays } from './facts/special-days.ts';
import { spansIn } from './facts/time-spans.ts';

/** One specification for each span of times (https://schema.org/OpeningHoursSpecification). A day without times is left out. */
export function openingHours(site: SiteFacts): object[] {
  return groupHours(site.hours).flatMap(({ days, hours }) => {
    const dayOfWeek = days.map(dayAddress);
    return timesIn(hours, site).map((times) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }));
  });
}

const dayAddress = (day: string) => `https://schema.org/${day}`;

/** The days to come that have hours of their own (https://schema.org/specialOpeningHoursSpecification). */
export function specialOpeningHours(site: SiteFacts): object {
  const days = upcomingDays(site).flatMap(({ hours, from, until, only }) =>
    timesIn(hours, site).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      ...(only && { dayOfWeek: weekdays.filter((day) => only.includes(day)).map(dayAddress) }),
      validFrom: from,
      validThrough: until,
      ...times,
    })),
  );
  return days.length > 0 ? { specialOpeningHoursSpecification: days } : {};
}

/** A closed day opens and closes at midnight. Any other words, such as "by appointment", are not times. */
function timesIn(hours: string, { words }: SiteFacts): { opens: string; closes: string }[] {
  return isClosed(hours, words) ? [{ opens: '00:00', closes: '00:00' }] : spansIn(hours);
}
