import { groupBy } from '../../basics/group-by.ts';
import { type Coordinates, milesBetween } from '../../plan/towns/distance.ts';
import { nearTowns } from '../../plan/towns/near-towns.ts';
import type { TownEntry } from '../town-entries.ts';
import { bareName } from './county-names.ts';

/** A town that is far from all other towns of its county, and the county of the town nearest to it. */
export interface FarTown {
  entry: TownEntry;
  around: string;
}

/** A county with fewer towns may have towns only at its two ends. */
const minTowns = 3;

/** This many other towns are nearer than any in the same county. */
const neighbors = 3;

/** The nearest town of the same county is this many times as far away as these. */
const timesAsFar = 4;

/**
 * Finds towns that are among those of other counties, and far from all others of their own. In a list of all towns of
 * the United States, that is one in a thousand, and for most of these the county is wrong.
 */
export function farFromCounty(towns: readonly TownEntry[]): FarTown[] {
  const named = towns.filter(({ town }) => town.county);
  const counties = [...groupBy(named, countyOf).values()].filter(({ length }) => length >= minTowns);
  const outliers = counties.flatMap((county) => outliersOf(county).map((entry) => ({ entry, county })));
  if (outliers.length === 0) return [];
  const nearest = nearTowns(named, centerOf);
  const inOrder = outliers.sort((a, b) => a.entry.index - b.entry.index);
  return inOrder.flatMap(({ entry, county }): FarTown[] => {
    const near = nearest(entry.town.center, neighbors + 1).filter((one) => one !== entry);
    const [first, , last] = near;
    if (!first || !last || near.some((one) => countyOf(one) === countyOf(entry))) return [];
    // Towns may have the same location.
    const far = timesAsFar * Math.max(1, milesBetween(centerOf(last), centerOf(entry)));
    const isFar = county.every((one) => one === entry || milesBetween(one.town.center, entry.town.center) > far);
    return isFar ? [{ entry, around: first.town.county ?? '' }] : [];
  });
}

/** With fewer towns, the pattern may be chance. */
const minOrdered = 100;

/** On larger sites only a sample is checked, because this runs after every edit. */
const maxAsked = 200;

/** Towns whose counties are unrelated to their locations. */
export interface Unordered {
  first: TownEntry;
  /** How many towns were checked, and how many of them are in another county than the nearest town. */
  asked: number;
  different: number;
}

/**
 * Finds counties that are unrelated to the coordinates, as after one column of a spreadsheet was sorted without the
 * others. Most towns are in the same county as the town nearest to them. Here hardly any is, so no single town is
 * the exception. Returns null if the counties are plausible, or if there are too few towns to tell.
 */
export function unorderedCounties(towns: readonly TownEntry[]): Unordered | null {
  const inCounties = groupBy(
    towns.filter(({ town }) => town.county),
    countyOf,
  );
  const named = [...inCounties.values()].filter(({ length }) => length >= minTowns).flat();
  const [first] = named;
  if (!first || named.length < minOrdered) return null;
  const sizes = [...groupBy(named, countyOf).values()].map(({ length }) => length);
  const byChance = sizes.reduce((sum, size) => sum + (size * (size - 1)) / (named.length - 1), 0);
  // If most towns are in one county, neighbors share it by chance.
  if (byChance > named.length / 4) return null;
  const nearest = nearTowns(named, centerOf);
  const isSame = (entry: TownEntry) =>
    nearest(entry.town.center, 2).some((near) => near !== entry && countyOf(near) === countyOf(entry));
  const step = Math.ceil(named.length / maxAsked);
  const asked = named.filter((_, index) => index % step === 0);
  const same = asked.filter(isSame).length;
  return same * step < 2 * byChance ? { first, asked: asked.length, different: asked.length - same } : null;
}

const centerOf = ({ town }: TownEntry) => town.center;

/** Two states may have a county with the same name. */
const countyOf = ({ town: { county = '', region } }: TownEntry) => `${bareName(county)} ${region}`;

/**
 * Returns the towns of a county that are much farther from its middle than most. Checking only these takes less time.
 */
function outliersOf(county: readonly TownEntry[]): TownEntry[] {
  const middle = {
    latitude: median(county.map(({ town }) => town.center.latitude)),
    longitude: median(county.map(({ town }) => town.center.longitude)),
  };
  const away = county.map(({ town }) => roughly(town.center, middle));
  const usual = median(away);
  return county.filter((_, index) => (away[index] ?? 0) > 3 * usual);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Returns an approximate distance in degrees. */
const roughly = (a: Coordinates, b: Coordinates) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
