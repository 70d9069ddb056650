import type { KnownTown } from '../background.ts';
import type { Finding, Spot } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Two towns in the very same place, because the file of one was copied from that of the other. */
export const rule: Rule = {
  id: 'same-coordinates',
  severity: 'warning',
  reason:
    'Distances, the order of lists and what is nearby follow the coordinates, so those of another town make them wrong.',
  source: 'https://schema.org/GeoCoordinates',
  site: ({ towns }) => {
    const first = new Map<string, KnownTown>();
    return [...towns.values()].flatMap((known): Finding[] => {
      const { name, center } = known.town;
      const place = `${center.latitude}, ${center.longitude}`;
      const other = first.get(place);
      if (!other) first.set(place, known);
      if (!other) return [];
      return [
        {
          at: centerOf(known),
          also: centerOf(other),
          message: `${name} has the coordinates of ${other.town.name} (${place}).`,
          hint: `Write those of ${name}. An online map shows them when you click with the right mouse button.`,
          value: name,
        },
      ];
    });
  },
};

const centerOf = ({ file, path }: KnownTown): Spot => ({ file, path: [...path, 'center'] });
