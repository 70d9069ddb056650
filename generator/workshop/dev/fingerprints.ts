import { hash } from '../../assets/cache.ts';
import type { PlannedSite } from '../../build.ts';

/** A hash of everything that the body of a page is made from, by route. */
export type Fingerprints = ReadonlyMap<string, string>;

export function fingerprintsOf({ site, pictures }: PlannedSite): Fingerprints {
  const shared = hash(JSON.stringify([site.facts, [...pictures.values()].map(({ stem }) => stem)]));
  return new Map(site.pages.map(({ route, data, facts }) => [route, hash(shared, JSON.stringify([data, facts]))]));
}

/** The routes of pages that were added, removed, or changed. */
export function changedRoutes(before: Fingerprints, after: Fingerprints): string[] {
  const routes = new Set([...before.keys(), ...after.keys()]);
  return [...routes].filter((route) => before.get(route) !== after.get(route));
}
