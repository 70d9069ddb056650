import { type Coordinates, milesBetween } from '../../plan/towns/distance.ts';
import { nearTowns } from '../../plan/towns/near-towns.ts';
import { groupBy } from '../../report/group-by.ts';
import type { KnownTown } from '../background.ts';
import { bareName } from './county-names.ts';

/** A town that is far from all other towns of its county, and the county of the town nearest to it. */
export interface FarTown {
  known: KnownTown;
  around: string;
}

/** A county with fewer towns may have towns at two ends of it. */
const minTowns = 3;

/** So many towns are nearer than any of the own county. */
const neighbors = 3;

/** The nearest town of the own county is so many times as far away as these. */
const timesAsFar = 4;

/**
 * Finds towns that are among those of other counties, and far from all others of their own. In a list of all towns of the United States,
 * that is one of a thousand, and the county of most of these is wrong.
 */
export function farFromCounty(towns: readonly KnownTown[]): FarTown[] {
  const named = towns.filter(({ town }) => town.county);
  const counties = [...groupBy(named, countyOf).values()].filter(({ length }) => length >= minTowns);
  const outliers = counties.flatMap((county) => outliersOf(county).map((known) => ({ known, county })));
  if (outliers.length === 0) return [];
  const nearest = nearTowns(named.map((known) => ({ center: known.town.center, known })));
  const inOrder = outliers.sort((a, b) => a.known.index - b.known.index);
  return inOrder.flatMap(({ known, county }): FarTown[] => {
    const near = nearest(known.town.center, neighbors + 1).filter((one) => one.known !== known);
    const [first, , last] = near;
    if (!first || !last || near.some((one) => countyOf(one.known) === countyOf(known))) return [];
    // Towns may be at the same place.
    const far = timesAsFar * Math.max(1, milesBetween(last.center, known.town.center));
    const isFar = county.every((one) => one === known || milesBetween(one.town.center, known.town.center) > far);
    return isFar ? [{ known, around: first.known.town.county ?? '' }] : [];
  });
}

/** Fewer towns may lie as they do by chance. */
const minOrdered = 100;

/** Of more, some are looked at, because this is done after every edit. */
const maxAsked = 200;

/** Towns whose counties have nothing to do with where they are. */
export interface Unordered {
  first: KnownTown;
  /** How many towns were looked at, and how many of these have another county than the town nearest to them. */
  asked: number;
  different: number;
}

/**
 * Finds counties that have nothing to do with coordinates, as after one column of a spreadsheet was sorted without the others. Most towns are in
 * the same county as the town nearest to them. Here hardly any is, so no single town stands out. Null if the counties are right, or if there
 * are too few towns to tell.
 */
export function unorderedCounties(towns: readonly KnownTown[]): Unordered | null {
  const inCounties = groupBy(
    towns.filter(({ town }) => town.county),
    countyOf,
  );
  const named = [...inCounties.values()].filter(({ length }) => length >= minTowns).flat();
  const [first] = named;
  if (!first || named.length < minOrdered) return null;
  const sizes = [...groupBy(named, countyOf).values()].map(({ length }) => length);
  const byChance = sizes.reduce((sum, size) => sum + (size * (size - 1)) / (named.length - 1), 0);
  // If most towns are in one county, chance puts them together.
  if (byChance > named.length / 4) return null;
  const nearest = nearTowns(named.map((known) => ({ center: known.town.center, known })));
  const isSame = (known: KnownTown) =>
    nearest(known.town.center, 2).some((near) => near.known !== known && countyOf(near.known) === countyOf(known));
  const step = Math.ceil(named.length / maxAsked);
  const asked = named.filter((_, index) => index % step === 0);
  const same = asked.filter(isSame).length;
  return same * step < 2 * byChance ? { first, asked: asked.length, different: asked.length - same } : null;
}

/** Two states may have a county of the same name. */
const countyOf = ({ town: { county = '', region } }: KnownTown) => `${bareName(county)} ${region}`;

/** The towns of a county that are much farther from its middle than most. To look at these alone takes less time. */
function outliersOf(county: readonly KnownTown[]): KnownTown[] {
  const middle = {
    latitude: median(county.map(({ town }) => town.center.latitude)),
    longitude: median(county.map(({ town }) => town.center.longitude)),
  };
  const away = county.map(({ town }) => roughly(town.center, middle));
  const usual = median(away);
  return county.filter((_, index) => (away[index] ?? 0) > 3 * usual);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A distance in degrees. */
const roughly = (a: Coordinates, b: Coordinates) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
