import { formatNumber, inWords } from '../../report/wording.ts';
import type { Finding } from '../finding.ts';
import { type FarTown, farFromCounty, type Unordered, unorderedCounties } from '../places/far-from-county.ts';
import type { Rule } from '../rule.ts';

/**
 * Reports towns whose county or coordinates belong to others, as in a spreadsheet with a column that moved by a row.
 */
export const rule: Rule = {
  id: 'far-counties',
  severity: 'warning',
  reason:
    'Lists by county, distances, and what is nearby are wrong if a town has the county or the coordinates of another.',
  source: 'https://schema.org/GeoCoordinates',
  site: ({ towns }) => {
    const all = [...towns.values()];
    const unordered = unorderedCounties(all);
    if (unordered) return [withoutOrder(unordered)];
    const far = farFromCounty(all);
    return far.length < Math.max(fewest, towns.size * leastShare) ? [] : movedColumn(far);
  },
};

/** Fewer may be correct: an island, or a part of a county without other towns. */
const fewest = 5;
const leastShare = 0.03;

const withoutOrder = ({ first: { file, path }, asked, different }: Unordered): Finding => ({
  at: { file, path: [...path, 'county'] },
  message: `Of ${formatNumber(asked)} towns that were compared with the one nearest to them, ${formatNumber(different)} are in a different county, as if one column of a spreadsheet had moved, or had been sorted without the others.`,
  hint: 'Compare "county:" and "center:" of some towns with a map. If they do not match, write them all again from the original table.',
});

function movedColumn(far: readonly FarTown[]): Finding[] {
  const [first] = far;
  if (!first) return [];
  const { file, path } = first.entry;
  const some = far
    .slice(0, 3)
    .map(({ entry: { town }, around }) => `${town.name} is in “${town.county}” among towns of “${around}”`);
  return [
    {
      at: { file, path: [...path, 'county'] },
      message: `${formatNumber(far.length)} towns are far from all others of their county, as if a column of a spreadsheet had moved: ${inWords(some)}.`,
      hint: 'Check "county:" and "center:" of these towns, and of those next to them in the list.',
    },
  ];
}
