import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { keySpan, type Path } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { suggest } from '../../report/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { errorAt } from '../texts/error-at.ts';
import { fillTree } from '../texts/fill.ts';
import { type FillContext, type Leaf, unreported } from '../texts/fill-context.ts';
import { isOldAddress, routeFault } from './route.ts';
import { redirectMessages } from './route-messages.ts';
import { isForTowns, routeOfTown, routesOfTowns } from './town-slug.ts';

type Redirects = Readonly<Record<string, string>>;

/** A redirect of site.yaml that stands for one from an address of each town. */
export interface TownRedirect {
  /** As they are written. */
  route: string;
  to: string;
  ofTowns: { route: string; leaf: Leaf }[];
}

/** Divides redirects into those for each town and the others. */
export function dividedRedirects(redirects: Redirects): { forTowns: Redirects; others: Redirects } {
  const entries = Object.entries(redirects);
  return {
    forTowns: Object.fromEntries(entries.filter(([route]) => isForTowns(route))),
    others: Object.fromEntries(entries.filter(([route]) => !isForTowns(route))),
  };
}

/** Fills in redirects for each town. What is wrong with one of them is wrong for all, and reported for the first town. */
export function townRedirects(redirects: Redirects, towns: readonly Town[], context: FillContext): TownRedirect[] {
  return Object.entries(redirects).map(([route, to]) => ({
    route,
    to,
    ofTowns: towns.flatMap((town, index) => {
      const leaves: Leaf[] = [];
      const lists = { ...(index > 0 && unreported()), leaves };
      fillTree(to, ['redirects', route], { ...context, ...lists, scope: { ...context.scope, town } });
      return leaves.map((leaf) => ({ route: routeOfTown(route, town.slug), leaf }));
    }),
  }));
}

/** What redirects for each town add to a site. */
interface WithTownRedirects {
  /** With all redirects. */
  facts: SiteFacts;
  /** Where those for each town lead. */
  leaves: Leaf[];
  problems: Diagnostic[];
}

/**
 * Adds the redirects for each town to the others. A page, or a redirect of its own, comes before them. A town without the page that they lead to
 * gets none.
 *
 * @param candidates all pages
 * @param complete false if a page or town may only seem to be missing
 */
export function withTownRedirects(
  facts: SiteFacts,
  forTowns: readonly TownRedirect[],
  candidates: readonly PageCandidate[],
  site: Source,
  complete: boolean,
): WithTownRedirects {
  if (forTowns.length === 0) return { facts, leaves: [], problems: [] };
  const routes = new Set(candidates.flatMap(({ route }) => route ?? []));
  const redirects = { ...facts.redirects };
  const added: WithTownRedirects = { facts: { ...facts, redirects }, leaves: [], problems: [] };
  for (const redirect of forTowns) {
    const differ = redirect.to.includes('{town.');
    const free = redirect.ofTowns.filter(({ route }) => !routes.has(route) && !Object.hasOwn(redirects, route));
    const leading = differ ? free.filter(({ leaf }) => leadsToPage(leaf.text, routes)) : free;
    const fault = faultOf(redirect, free[0]?.leaf.text, leading.length > 0 || !complete, candidates);
    if (fault) added.problems.push(errorAt(site, keySpan(site, ['redirects', redirect.route]), fault));
    else for (const { route, leaf } of leading) redirects[route] = leaf.text;
    // Where all lead to one page, one mistake is enough.
    added.leaves.push(...leading.slice(0, differ ? undefined : 1).map(({ leaf }) => leaf));
  }
  return added;
}

/** What is wrong with redirects. What is wrong with one for each town is reported once. */
export function redirectFaults(
  site: Source,
  routes: readonly string[],
  problemsOf: (route: string) => Diagnostic[],
): Diagnostic[] {
  const faulty = new Set<string>();
  return routes.flatMap((route) => {
    const problems = problemsOf(route);
    if (problems.length === 0) return [];
    const written = writtenRedirect(site, route);
    const isKnown = faulty.has(written);
    faulty.add(written);
    return isKnown ? [] : problems;
  });
}

/** Where a redirect is written, which may be for each town. */
export const redirectPath = (site: Source, route: string): Path => ['redirects', writtenRedirect(site, route)];

function writtenRedirect({ data }: Source, route: string): string {
  const redirects = asGroup(asGroup(data).redirects);
  if (Object.hasOwn(redirects, route)) return route;
  return Object.keys(redirects).find((key) => isForTowns(key) && routesOfTowns(key).test(route)) ?? route;
}

/** Names of links, files, and web addresses are checked like all others. */
function leadsToPage(text: string, routes: ReadonlySet<string>): boolean {
  return !/^\/(?!\/)/.test(text) || routes.has(text.split('#', 1)[0] ?? '');
}

/**
 * @param target where the first town would be redirected to whose address is free; undefined if none is
 * @param isUsed true if it redirects a town, or may do so
 */
function faultOf(
  { route, to, ofTowns }: TownRedirect,
  target: string | undefined,
  isUsed: boolean,
  candidates: readonly PageCandidate[],
): Message | null {
  const fault = routeFault(route);
  // An address of an earlier site may have any form.
  if (fault && !isOldAddress(routeOfTown(route, 'town'))) return redirectMessages.badSource(route, fault);
  const [first] = ofTowns;
  // Without towns, nothing is to be redirected.
  if (isUsed || !first) return null;
  if (target === undefined) return redirectMessages.noFreeTown(route, first.route);
  const written = candidates.map(({ source }) => String(asGroup(source.data).route)).filter(isForTowns);
  return redirectMessages.noTownPage(to, target, suggest(to, written));
}
