import { weekdays } from '../facts/business.ts';
import { groupHours } from '../facts/opening-hours.ts';
import type { SiteFacts } from '../facts/site.ts';
import { spansIn } from '../facts/time-spans.ts';

export function Address({ site: { business, address } }: { site: SiteFacts }) {
  return (
    <address className="not-italic">
      <span className="font-semibold">{business.name}</span>
      <br />
      {address.street}
      <br />
      {address.city}, {address.region} {address.postalCode}
    </address>
  );
}

/** A row for every day of the week. */
export function HoursTable({ hours }: { hours: SiteFacts['hours'] }) {
  return (
    <dl className="max-w-md divide-y divide-rule border-y border-rule tabular-nums">
      {weekdays.map((day) => (
        <div key={day} className="flex justify-between gap-6 py-2">
          <dt>{day}</dt>
          <dd className={spansIn(hours[day]).length > 0 ? 'font-semibold' : 'text-soft'}>{hours[day]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The open days, grouped by their hours; every day if none has hours, as with visits by appointment. */
export function ShortHours({ hours }: { hours: SiteFacts['hours'] }) {
  const groups = groupHours(hours);
  const open = groups.filter((group) => spansIn(group.hours).length > 0);
  return (
    <dl className="tabular-nums">
      {(open.length > 0 ? open : groups).map((group) => (
        <div key={group.hours} className="mt-2">
          <dt className="text-soft">{group.days.join(', ')}</dt>
          <dd className="font-semibold">{group.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
