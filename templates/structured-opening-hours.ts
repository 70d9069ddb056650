import { weekdays } from './facts/business.ts';
import { groupHours, isClosed } from './facts/opening-hours.ts';
import type { SiteFacts } from './facts/site.ts';
import { upcomingDays } from './facts/special-days.ts';
import { spansIn } from './facts/time-spans.ts';

/**
 * Returns one specification for each span of times (https://schema.org/OpeningHoursSpecification). Leaves out a day
 * without times.
 */
export function openingHours(site: SiteFacts): object[] {
  return groupHours(site.hours).flatMap(({ days, hours }) => {
    const dayOfWeek = days.map(dayAddress);
    return timesIn(hours, site).map((times) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }));
  });
}

const dayAddress = (day: string) => `https://schema.org/${day}`;

/**
 * Returns the upcoming days with their own hours (https://schema.org/specialOpeningHoursSpecification). A day with
 * words, such as "by appointment", counts as closed, because nobody should come without asking. If it were left out, it
 * would get the hours of the week.
 */
export function specialOpeningHours(site: SiteFacts): object {
  const days = upcomingDays(site).flatMap(({ hours, from, until, only }) => {
    const spans = timesIn(hours, site);
    return (spans.length > 0 ? spans : [shut]).map((times) => ({
      '@type': 'OpeningHoursSpecification',
      ...(only && { dayOfWeek: weekdays.filter((day) => only.includes(day)).map(dayAddress) }),
      validFrom: from,
      validThrough: until,
      ...times,
    }));
  });
  return days.length > 0 ? { specialOpeningHoursSpecification: days } : {};
}

/**
 * How search engines read that a day is closed
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
const shut = { opens: '00:00', closes: '00:00' };

/** Returns the times of a day; none for words, such as "by appointment". */
function timesIn(hours: string, { words }: SiteFacts): { opens: string; closes: string }[] {
  return isClosed(hours, words) ? [shut] : spansIn(hours);
}
