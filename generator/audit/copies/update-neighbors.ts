import { type ComparedPage, comparable, fewestOver, type Neighbor, type Neighbors, neighborsOf } from './neighbors.ts';

/** Above this number of pages, starting from scratch is faster. */
const maxScans = 20;

/**
 * Returns the same as `neighborsOf`, based on its result before a few of the pages changed.
 *
 * @param limit the same as for the earlier neighbors
 * @param changed the routes of pages that are new, have other text, or are gone
 */
export function updateNeighbors(
  pages: readonly ComparedPage[],
  limit: number,
  earlier: Neighbors,
  changed: ReadonlySet<string>,
): Neighbors {
  const compared = comparable(pages);
  const fresh = compared.filter(({ route }) => changed.has(route));
  const isStale = ({ route }: ComparedPage) => changed.has(route) || changed.has(earlier.get(route)?.route ?? route);
  const stale = new Set(compared.filter(isStale));
  if (stale.size > maxScans) return neighborsOf(pages, limit);
  const counts = new Map([...stale].map((page) => [page, counterOf(page.readShingles())]));
  const order = new Map(compared.map(({ route }, index) => [route, index]));
  const isNearer = (a: Neighbor, b: Neighbor | undefined) =>
    !b || a.shared > b.shared || (a.shared === b.shared && (order.get(a.route) ?? 0) < (order.get(b.route) ?? 0));
  const updated = new Map<string, Neighbor>();
  for (const page of compared) {
    const fewest = fewestOver(limit, page);
    const own = page.readShingles();
    let best = stale.has(page) ? undefined : earlier.get(page.route);
    for (const other of stale.has(page) ? compared : fresh) {
      const needed = best?.shared ?? fewest;
      if (other === page) continue;
      const others = other.readShingles();
      const most = counts.get(page)?.(others) ?? counts.get(other)?.(own) ?? 0;
      if (most < needed) continue;
      const shared = sharedCount(own, others, needed);
      if (shared < fewest) continue;
      const neighbor = { route: other.route, shared };
      if (isNearer(neighbor, best)) best = neighbor;
    }
    if (best) updated.set(page.route, best);
  }
  return updated;
}

/**
 * Returns a function that computes an upper limit for how many of these shingles another page has too, in a fraction of
 * the time of counting exactly.
 */
export function counterOf(shingles: Uint32Array): (others: Uint32Array) => number {
  const marks = new Uint8Array(2 ** 16);
  for (const shingle of shingles) marks[shingle & 0xffff] = 1;
  return (others) => {
    let most = 0;
    for (const shingle of others) most += marks[shingle & 0xffff] ?? 0;
    return most;
  };
}

/** Returns how many numbers two sorted lists share, or a smaller number if that is below `fewest`. */
export function sharedCount(a: Uint32Array, b: Uint32Array, fewest: number): number {
  let shared = 0;
  let inA = 0;
  let inB = 0;
  while (inA < a.length && inB < b.length && shared + a.length - inA >= fewest) {
    const difference = (a[inA] ?? 0) - (b[inB] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) inA++;
    if (difference >= 0) inB++;
  }
  return shared;
}
