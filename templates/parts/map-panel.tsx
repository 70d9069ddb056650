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
  return (
    <Island
      widget="map"
      className="lg:h-full"
      props={{
        ...words,
        business: business.name,
        address: addressLines(address),
        phone: contact.phone,
        hours: groupHours(hours).map(({ days, hours }) => `${daysInWords(days, language)}${colonIn(language)}${hours}`),
        open: linkProps(open, context),
        call: linkProps(call, context),
        directions: linkProps(directions, context),
        options: { ...geo, key, mapId: id, zoom, title: business.name },
      }}
    />
  );
}
