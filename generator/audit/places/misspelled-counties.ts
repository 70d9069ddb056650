import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { milesBetween } from '../../plan/towns/distance.ts';
import { groupBy } from '../../report/group-by.ts';
import type { KnownTown } from '../background.ts';

/** The county of a single town, which is most likely a typo of another county. */
interface MisspelledCounty {
  town: KnownTown;
  county: string;
  meant: string;
  /** How many towns are in the county that is meant. */
  towns: number;
}

/** A county with fewer towns may be the one that is misspelled. */
const minTowns = 3;

/**
 * Finds towns that are alone in a county whose name is one letter away from that of a county with several towns. The nearest town must
 * be in that county, because counties such as Hood and Wood, both in Texas, are far from each other.
 */
export function misspelledCounties(towns: readonly KnownTown[]): MisspelledCounty[] {
  const counties = groupBy(
    towns.filter(({ town }) => town.county),
    ({ town }) => town.county ?? '',
  );
  const large = [...counties].filter(([, { length }]) => length >= minTowns).map(([county]) => county);
  const byKey = groupBy(
    large.flatMap((name) => shorter(name).map((key) => ({ key, name }))),
    ({ key }) => key,
  );
  return [...counties].flatMap(([county, [town, ...others]]) => {
    if (!town || others.length > 0) return [];
    const alike = shorter(county)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ name }) => spelling(county) !== spelling(name) && isTypo(county, name));
    const near = alike.length > 0 ? nearestTo(town, towns)?.town.county : undefined;
    const meant = alike.find(({ name }) => name === near)?.name;
    return meant ? [{ town, county, meant, towns: counties.get(meant)?.length ?? 0 }] : [];
  });
}

/** A town in a county that more towns write in another way; in as many, if that comes first. */
interface OtherSpelling {
  town: KnownTown;
  county: string;
  usual: string;
}

/** Finds counties that differ in capitals or spaces alone, or in "Co." for "County". */
export function otherSpellings(towns: readonly KnownTown[]): OtherSpelling[] {
  const named = towns.flatMap((town) => (town.town.county ? [{ town, county: town.town.county }] : []));
  return [...groupBy(named, ({ county }) => spelling(county)).values()].flatMap((group) => {
    const spellings = [...groupBy(group, ({ county }) => county)].sort(([, a], [, b]) => b.length - a.length);
    const [usual = ''] = spellings[0] ?? [];
    return group.filter(({ county }) => county !== usual).map((one) => ({ ...one, usual }));
  });
}

/** The same for two spellings of one county. St. Louis and St. Louis County are two places. */
const spelling = (county: string) =>
  county
    .toLowerCase()
    .replace(/^county of (.*)/, '$1 county')
    .replace(/ co\.?$/, ' county')
    .replace(/\s+/g, ' ')
    .trim();

/** A name, and the name without any one of its characters: two names that are one letter apart share one of these. */
const shorter = (name: string) => [
  name,
  ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1)),
];

/** False for names that differ in a short word or in a number, such as "District 1" and "District 2". */
function isTypo(county: string, other: string): boolean {
  if (editDistance(county, other) !== 1) return false;
  const [words, others] = [county.split(' '), other.split(' ')];
  return (
    words.length !== others.length || words.every((word, index) => word === others[index] || /^\D{4,}$/.test(word))
  );
}

function nearestTo(own: KnownTown, towns: readonly KnownTown[]): KnownTown | undefined {
  let nearest: KnownTown | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const other of towns) {
    const miles = other === own ? fewest : milesBetween(own.town.center, other.town.center);
    if (miles < fewest) [nearest, fewest] = [other, miles];
  }
  return nearest;
}
