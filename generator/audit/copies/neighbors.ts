import { type NearestPage, nearestGroup } from './nearest-group.ts';
import { sharedFeatures } from './shared-features.ts';
import { type SharedGroup, sharedGroups } from './shared-groups.ts';
import type { ShingleSet } from './shingle-ranges.ts';

/** A page, or what is kept of it, with the hashes of its shingles. */
export interface ComparedPage extends ShingleSet {
  route: string;
}

/** The other page that shares most shingles with a page; in a tie, the first. */
export interface Neighbor {
  route: string;
  /** How many shingles the two pages share. */
  shared: number;
}

/** By route, in the order of the pages. Includes only pages that share more than the limit. */
export type Neighbors = ReadonlyMap<string, Neighbor>;

/** A page with fewer shingles is too short to compare. */
const minShingles = 12;

/** Returns the pages that are long enough to be compared. */
export const comparable = <T extends ComparedPage>(pages: readonly T[]) =>
  pages.filter(({ shingleCount }) => isLongEnough(shingleCount));

/** Returns true for a page that is long enough to be compared. */
export const isLongEnough = (shingleCount: number) => shingleCount >= minShingles;

type Counted = Pick<ComparedPage, 'shingleCount'>;

/** Returns the share of a page's shingles that another page has too, in whole percent. */
export const percentShared = (shared: number, { shingleCount }: Counted) => Math.round((100 * shared) / shingleCount);

/** Returns the fewest shared shingles that exceed the limit, in percent. */
export function fewestOver(limit: number, page: Counted): number {
  let shared = Math.max(1, Math.floor((page.shingleCount * (limit - 1)) / 100));
  while (percentShared(shared, page) <= limit) shared++;
  return shared;
}

/**
 * Finds the exact neighbor of every page that shares more than the limit. Pages with the same shared shingles are
 * compared once, and shingles that the same pages have count as one. So a template that makes all pages takes no more
 * time than one that makes a few.
 *
 * @param limit in percent of the shingles of a page
 */
export function neighborsOf(pages: readonly ComparedPage[], limit: number): Neighbors {
  const compared = comparable(pages);
  const needed = compared.map((page) => fewestOver(limit, page));
  const groups = sharedGroups(compared);
  const asking = groups.map(({ members, shared }) => members.some((member) => shared >= (needed[member] ?? 0)));
  if (!asking.includes(true)) return new Map();
  const features = sharedFeatures(
    groups.flatMap(({ members: [first = 0] }) => compared[first] ?? []),
    asking,
  );
  const nearest = nearestGroup(groups, features);
  const found: [number, Neighbor][] = groups.flatMap((group, index) => {
    if (!asking[index]) return [];
    const members = group.members.filter((member) => group.shared >= (needed[member] ?? 0));
    const fewest = members.reduce(
      (least, member) => Math.min(least, needed[member] ?? least),
      Number.POSITIVE_INFINITY,
    );
    const outside = nearest(index, fewest);
    return members.flatMap((member): [number, Neighbor][] => {
      const best = better(inside(group, member), outside);
      const route = compared[best?.index ?? -1]?.route;
      if (!best || route === undefined || best.shared < (needed[member] ?? 0)) return [];
      return [[member, { route, shared: best.shared }]];
    });
  });
  return new Map(
    found.sort(([a], [b]) => a - b).map(([member, neighbor]) => [compared[member]?.route ?? '', neighbor]),
  );
}

/** Returns the first other page of the same group. */
function inside({ members, shared }: SharedGroup, member: number): NearestPage | null {
  const index = members.find((one) => one !== member);
  return index === undefined ? null : { index, shared };
}

function better(a: NearestPage | null, b: NearestPage | null): NearestPage | null {
  if (!a || !b) return a ?? b;
  return a.shared > b.shared || (a.shared === b.shared && a.index < b.index) ? a : b;
}
