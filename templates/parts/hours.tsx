import type { ReactNode } from 'react';
import { hoursAttribute, hoursRowAttribute, specialRow } from '../../client/protocol.ts';
import { weekdays } from '../facts/business.ts';
import { openHours } from '../facts/open-now.ts';
import { capitalized, daysInWords, groupHours, isClosed, weekdayName } from '../facts/opening-hours.ts';
import type { SiteFacts } from '../facts/site.ts';
import { upcomingDays } from '../facts/special-days.ts';
import { spansIn, unbroken } from '../facts/time-spans.ts';

interface Props {
  site: SiteFacts;
}

/**
 * The hours of the week and the upcoming special days. Above them, the script shows whether the business is open now.
 *
 * @param short only the open days, grouped by their hours
 */
export function Hours({ site, short = false }: Props & { short?: boolean }) {
  const open = openHours(site);
  return (
    <div {...(open && { [hoursAttribute]: open.json })}>
      {open && <OpenLine longest={open.longest} />}
      {short ? <ShortWeek site={site} /> : <Week site={site} />}
      <SpecialDays site={site} />
    </div>
  );
}

/** An empty line for the script, as high as the longest text that it may show, so that nothing moves. */
function OpenLine({ longest }: { longest: string }) {
  return (
    <p className="open-line mb-2 font-semibold text-head noscript:hidden print:hidden" data-longest={longest}>
      <span />
    </p>
  );
}

const row = (days: readonly (number | string)[]) => ({ [hoursRowAttribute]: days.join(' ') });

/** Returns the classes for hours. Words such as "closed" are softer than times, and are always capitalized. */
const hoursLook = (hours: string) => (spansIn(hours).length > 0 ? 'font-semibold' : 'text-soft first-letter:uppercase');

/** A row for every day of the week. */
function Week({ site: { hours, language } }: Props) {
  return (
    <dl className="max-w-md ruled border-y border-rule tabular-nums">
      {weekdays.map((day, index) => (
        <div key={day} className="flex flex-wrap gap-x-6 py-2">
          <dt {...row([index])} className="today">
            {capitalized(weekdayName(day, language), language)}
          </dt>
          <dd className={`ms-auto ${hoursLook(hours[day])}`}>{unbroken(hours[day])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The days that are not closed, grouped by their hours; every day if all are closed. */
function ShortWeek({ site: { hours, words, language } }: Props) {
  const groups = groupHours(hours);
  const open = groups.filter((group) => !isClosed(group.hours, words));
  return (
    <dl className="tabular-nums">
      {(open.length > 0 ? open : groups).map(({ days, hours }) => (
        <div key={hours} className="mt-2">
          <dt {...row(days.map((day) => weekdays.indexOf(day)))} className="today text-soft">
            {capitalized(daysInWords(days, language), language)}
          </dt>
          <dd className="font-semibold">{unbroken(hours)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Holidays and other days with their own hours. Nothing if there are none to come. */
function SpecialDays({ site }: Props): ReactNode {
  const days = upcomingDays(site);
  if (days.length === 0) return null;
  return (
    <>
      <p className="mt-6 font-semibold text-head">{site.specialHours?.heading}</p>
      <dl className="mt-1 max-w-md ruled border-y border-rule tabular-nums">
        {days.map(({ from, when, hours, reason }, index) => (
          <div key={`${from} ${hours}`} className="flex flex-wrap gap-x-6 py-2">
            <dt {...row([specialRow(index)])} className="today flex-1 basis-[6rem] text-balance">
              <time dateTime={from}>{capitalized(when, site.language)}</time>{' '}
              <span className="block text-small text-soft">{reason}</span>
            </dt>
            <dd className={`ms-auto text-end ${hoursLook(hours)}`}>{unbroken(hours)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
