import { boundsOf, isWithin } from '../../plan/towns/state-bounds.ts';
import { inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { acceptedTown } from '../places/accepted-town.ts';
import { neighborsOfState } from '../places/neighbor-states.ts';
import type { AuditedSite, Rule } from '../rule.ts';
import type { TownEntry } from '../town-entries.ts';

/** Reports a town whose coordinates are outside its state: they are wrong, or it is across the border. */
export const rule: Rule = {
  id: 'outside-state',
  severity: 'warning',
  reason:
    'Distances follow the coordinates, and search engines read the state. If the two disagree, nobody finds the town.',
  source: 'https://schema.org/containedInPlace',
  site: (site) => {
    const { country } = site.facts.address;
    return [...site.towns.values()].flatMap((entry): Finding[] => {
      const { region = '' } = entry.town;
      const bounds = boundsOf(region, country);
      return bounds && !isWithin(entry.town.center, bounds) ? [outside(entry, region, site)] : [];
    });
  },
};

function outside({ town, file, path }: TownEntry, region: string, site: AuditedSite): Finding {
  const { name, center } = town;
  const isThere = (state: string) => {
    const bounds = boundsOf(state, site.facts.address.country);
    return bounds !== null && isWithin(center, bounds);
  };
  const others = neighborsOfState(region).filter(isThere);
  const place = `${center.latitude}, ${center.longitude}`;
  const value = acceptedTown(town, site);
  const lines = others.map((state) => `"region: ${state}"`);
  return {
    at: { file, path: [...path, 'center'] },
    message: `The center of ${name} (${place}) is not in ${region}.`,
    hint: `Correct it${lines.length > 0 ? `, or give the town its state: ${inWords(lines, 'or')}` : ''}.`,
    value,
    names: [name, value, place],
  };
}
