import { usualUnit } from '../../../templates/facts/distance-unit.ts';
import { formatNumber } from '../../report/wording.ts';
import { acceptedTown } from '../places/accepted-town.ts';
import type { Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

/** How many times farther than the next one a town must be, and how far it must be at least, in miles. */
const times = 4;
const least = 60;

/** Reports the one town that is much farther away than all others: a digit of its coordinates is probably wrong. */
export const rule: Rule = {
  id: 'distant-towns',
  severity: 'warning',
  reason:
    'A wrong digit in the coordinates of a town puts a wrong distance on its page, where customers who live there see it.',
  source: 'https://schema.org/GeoCoordinates',
  site: (site) => {
    const { towns, facts } = site;
    const sorted = [...towns.values()].sort((a, b) => milesTo(b) - milesTo(a));
    const [far, next, ...others] = sorted;
    if (!facts.geo || !far || !next || others.length === 0) return [];
    if (milesTo(far) < Math.max(least, times * milesTo(next))) return [];
    const unit = usualUnit(facts);
    const [distance, most] = [far, next].map(({ town }) => formatNumber(town[unit] ?? 0));
    const { name } = far.town;
    const value = acceptedTown(far.town, site);
    return [
      {
        at: { file: far.file, path: [...far.path, 'center'] },
        message: `${name} would be ${distance} ${unit} away, and no other town is more than ${most}.`,
        hint: 'Correct the digit that is wrong. To see the coordinates of a place, right-click it on an online map.',
        value,
        names: [name, value],
      },
    ];
  },
};

const milesTo = ({ town }: TownEntry) => town.miles ?? 0;
