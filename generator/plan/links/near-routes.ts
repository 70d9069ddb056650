import { suggest } from '../../basics/suggest.ts';

/** Comparing every missing route with every page would take minutes on a large site. */
const maxComparisons = 50_000;

/** A word that more routes share, such as the state, does not distinguish them. */
const maxShared = 50;

type NearRoute = (missing: string, except?: string | null) => string | null;

/**
 * Finds the route that a missing one most likely means, other than `except`. Compares the first missing routes with all
 * routes, and later ones only with routes that share a rare word, such as the name of a town. A suggestion may
 * therefore depend on the missing routes before it, but their order is the same in every run. A few misspelled links on
 * a large site get the best suggestions. Thousands are usually one mistake in a file that makes many pages, and then
 * the rare word is enough.
 */
export function nearRoutes(routes: ReadonlyMap<string, unknown>): NearRoute {
  let compared = 0;
  let byWord: Map<string, string[]> | null = null;
  return (missing, except = null) => {
    const compareAll = compared < maxComparisons;
    if (!compareAll && byWord === null) byWord = routesByWord(routes.keys());
    const candidates = compareAll || byWord === null ? [...routes.keys()] : sharing(missing, byWord);
    compared += candidates.length;
    const others = candidates.filter((route) => route !== except);
    return suggest(missing, others);
  };
}

/** Returns the words of a route, each with its position from the start, and again with its position from the end. */
function placedWords(route: string): string[] {
  const words = route.toLowerCase().split(/[/-]+/).filter(Boolean);
  return words.flatMap((word, index) => [`${index} ${word}`, `${index - words.length} ${word}`]);
}

function routesByWord(routes: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const route of routes) {
    for (const word of placedWords(route)) {
      const same = found.get(word);
      if (same) same.push(route);
      else found.set(word, [route]);
    }
  }
  return found;
}

/** Returns the routes that share the rarest word of another route in the same position. */
function sharing(missing: string, byWord: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const lists = placedWords(missing).flatMap((word) => [byWord.get(word) ?? []].filter(({ length }) => length > 0));
  const [rarest = []] = lists.sort((a, b) => a.length - b.length);
  return rarest.length <= maxShared ? rarest : [];
}
