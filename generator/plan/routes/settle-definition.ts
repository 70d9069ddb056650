import { suggest } from '../../basics/suggest.ts';
import { routeOfTown, slugMark, withSlugMark } from '../../check/towns/town-slug.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message } from '../../report/diagnostic.ts';
import { atRoute, type PageCandidate } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';
import { routeFault } from './route.ts';
import { requiredPages, routeMessages } from './route-messages.ts';
import type { WantedRoutes } from './wanted-routes.ts';

/** A definition with the routes of its pages. */
export interface SettledDefinition {
  candidates: PageCandidate[];
  problem: Diagnostic | null;
  /** False if its pages may have other routes. */
  known: boolean;
}

/** A definition whose route is checked. */
interface CheckedDefinition {
  source: Source;
  /** The raw route, with its placeholders. */
  raw: string;
  /** The pages made from it. */
  candidates: readonly PageCandidate[];
  wanted: WantedRoutes;
  /** The route that links expect, if this one seems to be misspelled. */
  meant: string | undefined;
}

/** Checks the route of a definition. If a mistake has a clear correction, its pages get the corrected route. */
export function settleDefinition(
  source: Source,
  candidates: readonly PageCandidate[],
  wanted: WantedRoutes,
  meant: string | undefined,
): SettledDefinition {
  const raw = rawText(source, ['route']);
  const unchanged = { candidates: [...candidates], problem: null };
  if (raw === null || candidates[0]?.route === null) {
    return { ...unchanged, known: candidates.every(({ route }) => route !== null) };
  }
  const definition: CheckedDefinition = { source, raw, candidates, wanted, meant };
  const settled = badForm(definition) ?? badWhenFilled(definition) ?? sameForAll(definition) ?? misspelled(definition);
  return settled ?? { ...unchanged, known: true };
}

/** @param route the route that the page continues with; null if it is not known */
function reported(
  { source, candidates, wanted }: CheckedDefinition,
  message: Message,
  route: (candidate: PageCandidate) => string | null,
): SettledDefinition {
  const changed = candidates.map((candidate) => atRoute(candidate, route(candidate)));
  const isCertain = (one: string | null) => one !== null && (wanted.all.has(one) || wanted.missing.size === 0);
  const known = changed.every((candidate) => isCertain(candidate.route));
  return { candidates: changed, problem: errorAtValue(source, ['route'], message), known };
}

function badForm(definition: CheckedDefinition): SettledDefinition | null {
  const { raw, candidates, wanted, meant } = definition;
  // An unmatched brace is reported as a placeholder.
  const hasLoneBrace = /[{}]/.test(raw.replace(/\{[^{}]*\}/g, ''));
  const fault = hasLoneBrace ? null : routeFault(raw, wanted.language);
  if (!fault) return null;
  const routes = candidates.map(({ route }) => corrected(route, wanted));
  const isWanted = routes.some((route) => route !== null && wanted.missing.has(route));
  const better = fault.better !== null && !isWanted ? nearest(fault.better, wantedFor(definition)) : undefined;
  const expected = meant ?? better;
  if (expected !== undefined) {
    const message = routeMessages.badRoute(raw, { ...fault, better: expected });
    return reported(definition, message, (candidate) => inTown(expected, candidate));
  }
  if (fault.better === null) return reported(definition, routeMessages.badRoute(raw, fault), () => null);
  const taken = routes.map((route) => wanted.taken.get(route ?? '')).find((candidate) => candidate !== undefined);
  if (taken) return reported(definition, routeMessages.takenRoute(raw, fault, taken.source.file), () => null);
  return reported(definition, routeMessages.badRoute(raw, fault), (candidate) => corrected(candidate.route, wanted));
}

/** Reports a placeholder such as {town.name}, which can put capitals and spaces into a route. */
function badWhenFilled(definition: CheckedDefinition): SettledDefinition | null {
  const { raw, candidates, wanted } = definition;
  for (const { route, isTrusted } of candidates) {
    const fault = route === null || isTrusted ? null : routeFault(route, wanted.language);
    if (route === null || !fault) continue;
    const withSlug = raw.replace(/\{\s*town\.name\s*\}/, slugMark);
    const better = raw.includes('town') ? null : fault.better;
    const message = routeMessages.unfitPlaceholder(route, fault.fault, withSlug === raw ? better : withSlug);
    return reported(definition, message, (candidate) => corrected(candidate.route, wanted));
  }
  return null;
}

function sameForAll(definition: CheckedDefinition): SettledDefinition | null {
  const { raw, candidates } = definition;
  if (candidates.length < 2 || new Set(candidates.map(({ route }) => route)).size > 1) return null;
  const better = wantedFor(definition)[0] ?? `${raw === '/' ? '' : raw}/${slugMark}`;
  return reported(definition, routeMessages.routeForEveryTown(raw, better), (candidate) => inTown(better, candidate));
}

function misspelled(definition: CheckedDefinition): SettledDefinition | null {
  const { raw, candidates, wanted, meant } = definition;
  if (meant === undefined) return null;
  const message = Object.hasOwn(requiredPages, meant)
    ? routeMessages.lostPage(raw, meant)
    : routeMessages.misspelledRoute(raw, meant, wanted.places(candidates.map((one) => inTown(meant, one))));
  return reported(definition, message, (candidate) => inTown(meant, candidate));
}

/** Returns the missing routes that the pages of a definition could have, with {town.slug} in place of the town. */
function wantedFor({ raw, candidates, wanted: { missing } }: CheckedDefinition): string[] {
  const templates = candidates
    .slice(0, 3)
    .flatMap(({ town }) => [...missing].map((route) => (town ? withSlugMark(route, town.slug) : route)));
  const isForTowns = candidates.length > 1 || raw.includes('{');
  return [...new Set(templates)].filter((one) => one.includes('{') === isForTowns);
}

function nearest(route: string, candidates: readonly string[]): string | undefined {
  const letters = (text: string) => text.replace(/[^a-z0-9{}]/g, '');
  const isWithin = (one: string) => one !== '/' && (route.startsWith(one) || route.endsWith(one));
  return (
    candidates.find((one) => letters(one) === letters(route)) ?? suggest(route, candidates) ?? candidates.find(isWithin)
  );
}

const inTown = (template: string, candidate: PageCandidate | undefined) =>
  routeOfTown(template, candidate?.town?.slug ?? '');

function corrected(route: string | null, { language }: WantedRoutes): string | null {
  if (route === null) return null;
  const fault = routeFault(route, language);
  return fault ? fault.better : route;
}
