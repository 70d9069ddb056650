import type { SiteFacts, Town } from '../../../templates/facts/site.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { suggest } from '../../basics/suggest.ts';
import { hasTownSlug, routeOfTown } from '../../check/towns/town-slug.ts';
import { errorAt, errorAtValue } from '../../read/error-at.ts';
import { keySpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { isFileAddress } from '../links/link-target.ts';
import type { UnpublishedAt } from '../links/unpublished-routes.ts';
import type { PageCandidate } from '../page.ts';
import { fillTree } from '../texts/fill.ts';
import { type FillContext, hasFaults, type Leaf, unreported } from '../texts/fill-context.ts';
import type { Redirects } from './redirect-ends.ts';
import { redirectMessages } from './redirect-messages.ts';
import { oldAddressFault } from './route.ts';

/** A redirect in site.yaml that starts at an address of each town. */
export interface TownRedirect {
  /** The route as written. */
  route: string;
  to: string;
  ofTowns: { route: string; leaf: Leaf }[];
}

/** Separates the redirects for each town from the others. */
export function dividedRedirects(redirects: Redirects): { forTowns: Redirects; others: Redirects } {
  const entries = Object.entries(redirects);
  return {
    forTowns: Object.fromEntries(entries.filter(([route]) => hasTownSlug(route))),
    others: Object.fromEntries(entries.filter(([route]) => !hasTownSlug(route))),
  };
}

/** Fills in the redirects for each town. A problem is reported for the first town that has it. */
export function townRedirects(redirects: Redirects, towns: readonly Town[], context: FillContext): TownRedirect[] {
  return Object.entries(redirects).map(([route, to]) => {
    let isWrong = false;
    const leafFor = (town: Town): Leaf[] => {
      const found = { ...unreported(), leaves: [] };
      fillTree(to, ['redirects', route], { ...context, ...found, scope: { ...context.scope, town } });
      if (!isWrong) {
        context.problems.push(...found.problems);
        context.missing.push(...found.missing);
      }
      isWrong ||= hasFaults(found);
      return found.leaves;
    };
    const ofTowns = towns.flatMap((town) => {
      return leafFor(town).map((leaf) => ({ route: routeOfTown(route, town.slug), leaf }));
    });
    return { route, to, ofTowns };
  });
}

/** A site before the redirects for each town are added. */
interface RedirectedSite {
  facts: SiteFacts;
  redirectsForTowns: readonly TownRedirect[];
  unpublishedAt: UnpublishedAt;
}

/** What the redirects for each town add to a site. */
interface WithTownRedirects {
  /** The facts with all redirects. */
  facts: SiteFacts;
  /** The links of the redirects for towns. */
  leaves: Leaf[];
  problems: Diagnostic[];
}

/**
 * Adds the redirects for each town to the others. Skips those that start at a page or at another redirect, and those
 * whose target page does not exist.
 *
 * @param candidates all pages
 * @param isComplete false if a page or a town may not really be missing
 */
export function withTownRedirects(
  { facts, redirectsForTowns: forTowns, unpublishedAt }: RedirectedSite,
  candidates: readonly PageCandidate[],
  site: Source,
  isComplete: boolean,
): WithTownRedirects {
  if (forTowns.length === 0) return { facts, leaves: [], problems: [] };
  const routes = new Set(candidates.flatMap(({ route }) => route ?? []));
  const sources = new Set(forTowns.flatMap(({ ofTowns }) => ofTowns.map(({ route }) => route)));
  const redirects = { ...facts.redirects };
  const added: WithTownRedirects = { facts: { ...facts, redirects }, leaves: [], problems: [] };
  for (const redirect of forTowns) {
    const differ = /\{\s*town\b/.test(redirect.to);
    const free = redirect.ofTowns.filter(({ route }) => !routes.has(route) && !Object.hasOwn(redirects, route));
    const leading = differ ? free.filter(({ leaf }) => leadsToPage(leaf.text, routes)) : free;
    const [first] = free;
    // Problems with the target are reported as for other redirects.
    const isExplained = (to: string) => unpublishedAt(to) || Object.hasOwn(redirects, to) || sources.has(to);
    const used = leading.length === 0 && first && isExplained(first.leaf.text) ? [first] : leading;
    // A town that was renamed and renamed back has a redirect of its own.
    const isThere = redirect.ofTowns.some(({ route, leaf }) => redirects[route] === leaf.text);
    const isUsed = used.length > 0 || isThere || !isComplete;
    const problem = problemOf(redirect, first?.leaf.text, isUsed, candidates, site);
    if (problem) added.problems.push(problem);
    else for (const { route, leaf } of used) redirects[route] = leaf.text;
    // If all lead to the same page, one report is enough.
    added.leaves.push(...used.slice(0, differ ? undefined : 1).map(({ leaf }) => leaf));
  }
  return added;
}

/** Returns false for names of links, files, and web addresses, which are checked like all others. */
function leadsToPage(text: string, routes: ReadonlySet<string>): boolean {
  return !/^\/(?!\/)/.test(text) || isFileAddress(text) || routes.has(text.split('#', 1)[0] ?? '');
}

/**
 * @param target the redirect target of the first town whose address is free; undefined if there is none
 * @param isUsed true if it redirects a town, or may do so
 */
function problemOf(
  { route, to, ofTowns }: TownRedirect,
  target: string | undefined,
  isUsed: boolean,
  candidates: readonly PageCandidate[],
  site: Source,
): Diagnostic | null {
  const fault = oldAddressFault(route);
  const atKey = (message: Message) => errorAt(site, keySpan(site, ['redirects', route]), message);
  if (fault) return atKey(redirectMessages.badSource(route, fault));
  const [first] = ofTowns;
  // Without towns, there is nothing to redirect.
  if (isUsed || !first) return null;
  if (target === undefined) return atKey(redirectMessages.noFreeTown(route, first.route));
  const written = candidates.map(({ source }) => String(asGroup(source.data).route)).filter(hasTownSlug);
  return errorAtValue(site, ['redirects', route], redirectMessages.noTownPage(to, target, suggest(to, written)));
}
