import { groupBy } from '../../basics/group-by.ts';
import { nearTowns } from '../../plan/towns/near-towns.ts';
import type { TownEntry } from '../town-entries.ts';
import { isTypo, shorter, spelling } from './county-names.ts';

/** The county of a single town, which is most likely a typo of another county. */
interface MisspelledCounty {
  town: TownEntry;
  county: string;
  meant: string;
  /** How many towns are in the intended county. */
  towns: number;
}

/** A county with fewer towns may itself be the misspelled one. */
const minTowns = 3;

/**
 * Finds towns that are alone in a county whose name is one letter away from that of a county with several towns. The
 * nearest town must be in that county, because counties such as Hood and Wood, both in Texas, are far from each other.
 */
export function misspelledCounties(towns: readonly TownEntry[]): MisspelledCounty[] {
  const counties = groupBy(
    towns.filter(({ town }) => town.county),
    ({ town }) => town.county ?? '',
  );
  const large = [...counties].filter(([, { length }]) => length >= minTowns).map(([county]) => county);
  const byKey = groupBy(
    large.flatMap((name) => shorter(name).map((key) => ({ key, name }))),
    ({ key }) => key,
  );
  const lonely = [...counties].flatMap(([county, [town, ...others]]) => {
    if (!town || others.length > 0) return [];
    const alike = shorter(county)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ name }) => spelling(county) !== spelling(name) && isTypo(county, name));
    return alike.length > 0 ? [{ town, county, alike }] : [];
  });
  if (lonely.length === 0) return [];
  const nearest = nearTowns(towns, ({ town }) => town.center);
  return lonely.flatMap(({ town, county, alike }) => {
    const near = nearest(town.town.center, 2).find((one) => one !== town)?.town.county;
    const meant = alike.find(({ name }) => name === near)?.name;
    return meant ? [{ town, county, meant, towns: counties.get(meant)?.length ?? 0 }] : [];
  });
}
