import type { Finding, Spot } from '../finding.ts';
import { acceptedTown } from '../places/accepted-town.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

/** Reports two towns with the same coordinates, because the file of one was copied from the other. */
export const rule: Rule = {
  id: 'same-coordinates',
  severity: 'warning',
  reason:
    'Distances, the order of lists, and what is nearby depend on the coordinates. Those of another town make all of them wrong.',
  source: 'https://schema.org/GeoCoordinates',
  site: (site) => {
    const published = new Set(site.published);
    const first = new Map<string, TownEntry>();
    return [...site.towns.values()].flatMap((entry): Finding[] => {
      const { latitude, longitude } = entry.town.center;
      const place = `${latitude}, ${longitude}`;
      const other = first.get(place);
      if (!other) first.set(place, entry);
      return other ? [sameCoordinates([other, entry], place, published, site)] : [];
    });
  },
};

/** Reports a pair. A town that was published before is most likely right, and the other one its copy. */
function sameCoordinates(
  [a, b]: readonly [TownEntry, TownEntry],
  place: string,
  published: ReadonlySet<string>,
  site: AuditedSite,
): Finding {
  const isNew = ({ town }: TownEntry) => !published.has(town.page);
  const isCertain = isNew(a) !== isNew(b);
  const [copy, original] = isCertain && isNew(a) ? [a, b] : [b, a];
  const { name } = copy.town;
  // It must not change once both are published, so that an acceptance still matches.
  const value = acceptedTown(b.town, site);
  return {
    at: centerOf(copy),
    also: centerOf(original),
    message: isCertain
      ? `${name} has the coordinates of ${original.town.name} (${place}).`
      : `${original.town.name} and ${name} have the same coordinates (${place}).`,
    hint: `${isCertain ? `Write the coordinates of ${name}` : 'Correct those that are wrong'}. To see them, right-click the place on an online map.`,
    value,
    names: [a.town.name, b.town.name, value, place],
  };
}

const centerOf = ({ file, path }: TownEntry): Spot => ({ file, path: [...path, 'center'] });
