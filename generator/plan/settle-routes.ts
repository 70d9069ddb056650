import type { SiteFacts } from '../../templates/facts/site.ts';
import { valueSpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { errorAtValue } from './error-at.ts';
import type { PageDraft } from './expand.ts';
import type { Leaf } from './fill.ts';
import { groupBy } from './group-by.ts';
import { isNamedAfter, misspelledRoutes } from './misspelled-routes.ts';
import { rawText } from './raw-text.ts';
import { routeFault } from './route.ts';
import { type RouteFault, requiredPages, routeMessages } from './route-messages.ts';
import { type WantedRoutes, wantedRoutes } from './wanted-routes.ts';

/** The pages of a site, with the routes that they should have. */
export interface SettledRoutes {
  drafts: PageDraft[];
  /** The first page with each route. */
  byRoute: ReadonlyMap<string, PageDraft>;
  /** The routes that several definitions have. */
  ambiguous: ReadonlySet<string>;
  problems: Diagnostic[];
  /** False if a page may only seem to be missing, because its file could not be read or its route is not known. */
  allKnown: boolean;
}

/**
 * Checks the route of every page. Where one has a mistake whose meaning is clear, the page goes on with the corrected
 * route, so that links to it are not blamed.
 *
 * @param drafts if two files have the same route, the first counts
 * @param complete false if a file could not be read
 */
export function settleRoutes(
  drafts: readonly PageDraft[],
  siteLeaves: readonly Leaf[],
  facts: SiteFacts,
  complete: boolean,
): SettledRoutes {
  const wanted = wantedRoutes(drafts, siteLeaves, facts);
  const misspelled = misspelledRoutes(drafts, wanted);
  const bySource = groupBy(drafts, ({ source }) => source);
  const settled = [...bySource].map(([source, own]) => settle(source, own, wanted, misspelled.get(source)));
  return registered(settled, wanted, complete);
}

/** A definition with the routes of its pages. */
interface SettledDefinition {
  drafts: PageDraft[];
  problem: Diagnostic | null;
  /** False if its pages may have other routes. */
  known: boolean;
}

function registered(settled: readonly SettledDefinition[], wanted: WantedRoutes, complete: boolean): SettledRoutes {
  const drafts = settled.flatMap((definition) => definition.drafts);
  const byRoute = new Map<string, PageDraft>();
  const problems = settled.flatMap(({ problem }) => problem ?? []);
  let allKnown = complete && settled.every(({ known }) => known);
  const faulty = new Set(problems.map(({ source }) => source));
  const ambiguous = new Set<string>();
  for (const draft of drafts) {
    const { route } = draft;
    if (route === null) continue;
    const other = byRoute.get(route);
    if (!other) {
      byRoute.set(route, draft);
    } else if (other.source !== draft.source) {
      allKnown = false;
      ambiguous.add(route);
      // Two routes may be the same only because one of them was corrected.
      if (!faulty.has(other.source) && !faulty.has(draft.source)) problems.push(duplicate(other, draft, wanted));
    }
  }
  return { drafts, byRoute, ambiguous, problems, allKnown };
}

/** Two pages with one route. If links lead to a missing route that the file of one is named after, it is the copy. */
function duplicate(first: PageDraft, second: PageDraft, { missing }: WantedRoutes): Diagnostic {
  const meantFor = (draft: PageDraft) => [...missing].find((route) => isNamedAfter(draft, route));
  const [copy, other] = !meantFor(second) && meantFor(first) ? [first, second] : [second, first];
  const message = routeMessages.duplicateRoute(copy.route ?? '', other.source.file, meantFor(copy) ?? null);
  const also = { source: other.source, span: valueSpan(other.source, ['route']) };
  return errorAtValue(copy.source, ['route'], message, also);
}

/** @param meant the route that links expect, if this one seems to be misspelled */
function settle(
  source: Source,
  drafts: readonly PageDraft[],
  wanted: WantedRoutes,
  meant: string | undefined,
): SettledDefinition {
  const raw = rawText(source, ['route']);
  const [{ route: filled } = { route: null }] = drafts;
  if (raw === null || filled === null)
    return { drafts: [...drafts], problem: null, known: drafts.every(({ route }) => route !== null) };
  const result = (message: Message, route: (draft: PageDraft) => string | null): SettledDefinition => {
    const changed = drafts.map((draft) => ({ ...draft, route: route(draft) }));
    const known = changed.every(
      (draft) => draft.route !== null && (wanted.all.has(draft.route) || wanted.missing.size === 0),
    );
    return { drafts: changed, problem: errorAtValue(source, ['route'], message), known };
  };
  // A brace without its partner is reported as a placeholder.
  const hasLoneBrace = /[{}]/.test(raw.replace(/\{[^{}]*\}/g, ''));
  const fault = hasLoneBrace ? null : routeFault(raw);
  if (fault && meant !== undefined) {
    return result(routeMessages.badRoute(raw, { ...fault, better: meant }), (draft) => inTown(meant, draft));
  }
  if (fault) return settleFault(raw, fault, drafts, wanted, result);
  const placeholderFault = drafts
    .map(({ route }) => ({ route, fault: route === null ? null : routeFault(route) }))
    .find((one) => one.fault);
  if (placeholderFault?.fault && placeholderFault.route !== null) {
    const {
      route,
      fault: { fault, better },
    } = placeholderFault;
    const fitting = raw.replace(/\{\s*town\.name\s*\}/, '{town.slug}');
    const dictated = fitting === raw ? (raw.includes('town') ? null : better) : fitting;
    return result(routeMessages.unfitPlaceholder(route, fault, dictated), (draft) => corrected(draft.route));
  }
  if (drafts.length > 1 && new Set(drafts.map(({ route }) => route)).size === 1) {
    const better =
      wantedFor(raw, drafts, wanted).find((one) => one.includes('{')) ?? `${raw === '/' ? '' : raw}/{town.slug}`;
    return result(routeMessages.routeForEveryTown(raw, better), (draft) => inTown(better, draft));
  }
  if (meant === undefined) return { drafts: [...drafts], problem: null, known: true };
  const message = Object.hasOwn(requiredPages, meant)
    ? routeMessages.lostPage(raw, meant)
    : routeMessages.misspelledRoute(raw, meant, wanted.places(inTown(meant, drafts[0])));
  return result(message, (draft) => inTown(meant, draft));
}

type Result = (message: Message, route: (draft: PageDraft) => string | null) => SettledDefinition;

function settleFault(
  raw: string,
  fault: RouteFault,
  drafts: readonly PageDraft[],
  wanted: WantedRoutes,
  result: Result,
): SettledDefinition {
  const routes = drafts.map(({ route }) => corrected(route));
  if (fault.better === null) return result(routeMessages.badRoute(raw, fault), () => null);
  const isWanted = routes.some((route) => route !== null && wanted.missing.has(route));
  const meant = isWanted ? undefined : nearest(fault.better, wantedFor(fault.better, drafts, wanted));
  if (meant !== undefined) {
    return result(routeMessages.badRoute(raw, { ...fault, better: meant }), (draft) => inTown(meant, draft));
  }
  const taken = routes.map((route) => wanted.taken.get(route ?? '')).find((draft) => draft !== undefined);
  if (taken) return result(routeMessages.takenRoute(raw, fault, taken.source.file), () => null);
  return result(routeMessages.badRoute(raw, fault), (draft) => corrected(draft.route));
}

/** The missing routes that the pages of a definition could have, with {town.slug} where their town is named. */
function wantedFor(raw: string, drafts: readonly PageDraft[], { missing }: WantedRoutes): string[] {
  const templates = drafts
    .slice(0, 3)
    .flatMap(({ town }) => [...missing].map((route) => (town ? route.replace(town.slug, '{town.slug}') : route)));
  const isForTowns = drafts.length > 1 || raw.includes('{');
  return [...new Set(templates)].filter((one) => one.includes('{') === isForTowns);
}

function nearest(route: string, candidates: readonly string[]): string | undefined {
  const letters = (text: string) => text.replace(/[^a-z0-9{}]/g, '');
  const isWithin = (one: string) => one !== '/' && (route.startsWith(one) || route.endsWith(one));
  return (
    candidates.find((one) => letters(one) === letters(route)) ?? suggest(route, candidates) ?? candidates.find(isWithin)
  );
}

const inTown = (template: string, draft: PageDraft | undefined) =>
  template.replace('{town.slug}', draft?.town?.slug ?? '');

function corrected(route: string | null): string | null {
  if (route === null) return null;
  const fault = routeFault(route);
  return fault ? fault.better : route;
}
