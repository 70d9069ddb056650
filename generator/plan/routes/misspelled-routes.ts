import type { SiteFacts } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import { withSlugMark } from '../../check/towns/town-slug.ts';
import type { Source } from '../../read/source.ts';
import { isOfOtherTown } from '../links/other-town.ts';
import type { PageCandidate } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';
import { renamedForTowns } from './renamed-for-towns.ts';
import type { WantedRoutes } from './wanted-routes.ts';

/** Above this limit, nothing is compared: so many missing routes have another cause. */
const maxCompared = 50;
const requiredNames: Readonly<Record<string, RegExp>> = {
  '/': /(^|[/-])(home|homepage|index|start|main|welcome)\b/,
  '/404': /40+4?|not-?found|lost|missing|error/,
};

/**
 * Returns the routes that seem to be misspelled, by definition: no link leads there, but links lead to a missing route
 * that resembles it or the name of the file.
 */
export function misspelledRoutes(
  candidates: readonly PageCandidate[],
  wanted: WantedRoutes,
  { towns = [] }: Pick<SiteFacts, 'towns'>,
): Map<Source, string> {
  const found = new Map<Source, string>();
  if (wanted.missing.size === 0) return found;
  const byRoute = groupBy(candidates, ({ route }) => route);
  const isShared = ({ route, source }: PageCandidate) => byRoute.get(route)?.some((one) => one.source !== source);
  const unlinked = candidates.filter(
    (candidate) => candidate.route !== null && !wanted.isLinked(candidate) && !isShared(candidate),
  );
  for (const [route, names] of Object.entries(requiredNames)) {
    if (!wanted.missing.has(route)) continue;
    const named = unlinked.filter(({ route: own, source }) => names.test(own ?? '') || names.test(fileSlug(source)));
    if (named[0] && named.length === 1) found.set(named[0].source, route);
  }
  const lost = towns.filter(({ page }) => wanted.missing.has(page));
  const forTowns = renamedForTowns(ofUnlinkedFiles(candidates, unlinked), lost, true);
  for (const [source, route] of forTowns) if (!found.has(source)) found.set(source, route);
  const others = unlinked.filter(({ source }) => !forTowns.has(source));
  const missing = [...wanted.missing].filter((route) => !Object.hasOwn(requiredNames, route)).slice(0, maxCompared);
  for (const route of missing) {
    const candidate = others.find((one) => isNamedAfter(one, route)) ?? misspelled(route, others, wanted);
    if (candidate && !found.has(candidate.source)) found.set(candidate.source, template(route, candidate));
  }
  return found;
}

/** Returns the pages of definitions without a link to any of their pages. */
function ofUnlinkedFiles(
  candidates: readonly PageCandidate[],
  unlinked: readonly PageCandidate[],
): readonly PageCandidate[] {
  const found = new Set(unlinked);
  const linked = new Set(candidates.flatMap((candidate) => (found.has(candidate) ? [] : [candidate.source])));
  return unlinked.filter(({ source }) => !linked.has(source));
}

/** Returns the page that several links to a missing route most likely mean. */
function misspelled(
  route: string,
  unlinked: readonly PageCandidate[],
  wanted: WantedRoutes,
): PageCandidate | undefined {
  if (wanted.places([route]) < 2) return undefined;
  const near = suggest(route, wanted.taken.keys());
  return unlinked.find(
    (candidate) =>
      candidate.route === near && !isNamedAfter(candidate, candidate.route ?? '') && !isOfOtherTown(route, candidate),
  );
}

const fileSlug = ({ file }: Source) => slugOf(file.replace(/^pages\//, '').replace(/\.ya?ml$/, ''));

/** Returns true if the file of a page is named after a route: pages/deep-tissue.yaml after /deep-tissue. */
export function isNamedAfter(candidate: PageCandidate, route: string): boolean {
  return slugOf(template(route, candidate).replace(/\{[^}]*\}/g, '-')) === fileSlug(candidate.source);
}

/** Returns a route as the definition of a page would write it: with {town.slug}, if it is made for several towns. */
function template(route: string, { source, town }: PageCandidate): string {
  return town && rawText(source, ['route'])?.includes('{') ? withSlugMark(route, town.slug) : route;
}
