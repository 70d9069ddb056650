import { groupBy } from '../../basics/group-by.ts';
import type { TownEntry } from '../town-entries.ts';
import { areMixed, doOverlap } from './are-mixed.ts';
import { bareName, isTypo, shorter, spelling } from './county-names.ts';

/** A spelling of a county that is used less often than another one or, in a tie, later. */
interface OtherSpelling {
  county: string;
  towns: readonly TownEntry[];
  usual: string;
  usualTowns: number;
}

/** A county with its spellings. */
interface County {
  towns: readonly TownEntry[];
  spellings: readonly Spelling[];
}

interface Spelling {
  name: string;
  towns: readonly TownEntry[];
}

/**
 * Finds counties with several spellings: those that differ only in capitals or spaces, or in "Co." for "County", and,
 * if their towns are mixed on the map, those that differ in a letter, or in "County".
 */
export function otherSpellings(towns: readonly TownEntry[]): OtherSpelling[] {
  const named = towns.filter(({ town }) => town.county);
  const written = [...groupBy(named, ({ town }) => town.county ?? '')];
  const counties = written.map(([name, towns]): County => ({ towns, spellings: [{ name, towns }] }));
  const same = joined(
    counties,
    ({ name }) => spelling(name),
    () => true,
  );
  return withoutTypos(withCounty(same)).flatMap(({ spellings }) => {
    const [usual, ...others] = bySize(spellings);
    return usual
      ? others.map(({ name, towns }) => ({ county: name, towns, usual: usual.name, usualTowns: usual.towns.length }))
      : [];
  });
}

/** If this many counties are written both ways, the site does not distinguish cities from counties. */
const manyCounties = 3;

/**
 * Joins counties with and without "County" whose towns are mixed on the map. St. Louis and St. Louis County are two
 * places.
 */
function withCounty(counties: readonly County[]): County[] {
  const key = ({ name }: Spelling) => bareName(name);
  const found = joined(counties, key, (few, many) => (few.length > 2 ? areMixed(few, many) : isSlip(few, many)));
  return counties.length - found.length < manyCounties ? found : joined(counties, key, () => true);
}

/** Returns true for at most two towns of many, none of which is a city outside its county, such as St. Louis. */
const isSlip: AreOne = (few, many) =>
  many.length >= usualTowns &&
  doOverlap(few, many) &&
  few.every(({ town: { name, county = '' } }) => bareName(name) !== bareName(county));

/** With fewer towns, either spelling may be the usual one. */
const usualTowns = 5;

const bySize = <T extends Pick<County, 'towns'>>(all: readonly T[]) =>
  all.toSorted((a, b) => b.towns.length - a.towns.length);

type AreOne = (few: readonly TownEntry[], many: readonly TownEntry[]) => boolean;

/** Joins counties with the same key to the largest of them. */
function joined(counties: readonly County[], keyOf: (spelling: Spelling) => string, areOne: AreOne): County[] {
  const groups = groupBy(counties, ({ spellings: [first] }) => (first ? keyOf(first) : ''));
  return [...groups.values()].flatMap((group) => {
    const [largest, ...others] = bySize(group);
    if (!largest || others.length === 0) return group;
    const isSame = ({ towns }: County) => areOne(towns, largest.towns);
    return [merged([largest, ...others.filter(isSame)]), ...others.filter((one) => !isSame(one))];
  });
}

const merged = (counties: readonly County[]): County => ({
  towns: counties.flatMap(({ towns }) => towns),
  spellings: counties.flatMap(({ spellings }) => spellings),
});

/** A county with fewer towns is too small to decide that another spelling is a typo. */
const minTowns = 3;
const manyTowns = 10;

/** A name that is one letter away from more others belongs to a series, like names of districts. */
const maxAlike = 5;

/** Joins counties to a larger one that is one letter away. Counties with one town are checked separately. */
function withoutTypos(counties: readonly County[]): County[] {
  const kept = new Map<County, County[]>();
  const byKey = new Map<string, County[]>();
  for (const county of bySize(counties)) {
    const name = nameOf(county);
    const keys = county.towns.length > 1 ? shorter(name) : [];
    const alike = keys.flatMap((key) => byKey.get(key) ?? []).filter((one) => isTypo(name, nameOf(one)));
    const meant = alike.slice(0, maxAlike).find((one) => isSurelyTypo(county, one));
    if (meant) {
      kept.get(meant)?.push(county);
      continue;
    }
    kept.set(county, [county]);
    if (county.towns.length < minTowns) continue;
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), county]);
  }
  return [...kept.values()].map(merged);
}

/** Two towns may be among others by chance. */
const isSurelyTypo = ({ towns: few }: County, { towns: many }: County): boolean =>
  few.length > 1 && (few.length > 2 || many.length >= manyTowns) && areMixed(few, many);

const nameOf = ({ spellings: [first] }: County) => bareName(first?.name ?? '');
