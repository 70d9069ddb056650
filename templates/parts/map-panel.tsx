import LocationMap from '../../client/widgets/map.tsx';
import type { PageContext } from '../define.ts';
import { addressLines } from '../facts/address-lines.ts';
import { colonIn } from '../facts/colon.ts';
import { daysInWords, groupHours } from '../facts/opening-hours.ts';
import { Island } from '../island.tsx';
import { linkProps } from './action.tsx';

/** The map, if site.yaml has one. */
export function MapPanel({ context }: { context: PageContext }) {
  const { map, geo, business, address, contact, hours, language } = context.site;
  if (!map || !geo) return null;
  const { open, call, directions, key = '', id, zoom, ...words } = map;
  const props = {
    ...words,
    business: business.name,
    address: addressLines(address),
    phone: contact.phone,
    hours: groupHours(hours).map(({ days, hours }) => `${daysInWords(days, language)}${colonIn(language)}${hours}`),
    open: linkProps(open, context),
    call: linkProps(call, context),
    directions: linkProps(directions, context),
    options: { ...geo, key, mapId: id, zoom, title: business.name },
  };
  if (key !== '') return <Island widget="map" className="lg:h-full" props={props} />;
  // It stays a sketch, so nothing needs to load.
  return (
    <div className="lg:h-full">
      <LocationMap {...props} />
    </div>
  );
}
