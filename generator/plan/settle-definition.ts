import type { Source } from '../read/source.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';
import { errorAtValue } from './error-at.ts';
import { atRoute, type PageDraft } from './page.ts';
import { rawText } from './raw-text.ts';
import { routeFault } from './route.ts';
import { requiredPages, routeMessages } from './route-messages.ts';
import type { WantedRoutes } from './wanted-routes.ts';

/** A definition with the routes of its pages. */
export interface SettledDefinition {
  drafts: PageDraft[];
  problem: Diagnostic | null;
  /** False if its pages may have other routes. */
  known: boolean;
}

/** A definition whose route is checked. */
interface Definition {
  source: Source;
  /** The route as it is written, with its placeholders. */
  raw: string;
  /** The pages that are made of it. */
  drafts: readonly PageDraft[];
  wanted: WantedRoutes;
  /** The route that links expect, if this one seems to be misspelled. */
  meant: string | undefined;
}

/** Checks the route of a definition. If it has a mistake whose meaning is clear, its pages get the corrected route. */
export function settleDefinition(
  source: Source,
  drafts: readonly PageDraft[],
  wanted: WantedRoutes,
  meant: string | undefined,
): SettledDefinition {
  const raw = rawText(source, ['route']);
  const unchanged = { drafts: [...drafts], problem: null };
  if (raw === null || drafts[0]?.route === null) {
    return { ...unchanged, known: drafts.every(({ route }) => route !== null) };
  }
  const definition: Definition = { source, raw, drafts, wanted, meant };
  const settled = badForm(definition) ?? badWhenFilled(definition) ?? sameForAll(definition) ?? misspelled(definition);
  return settled ?? { ...unchanged, known: true };
}

/** @param route the route that a page goes on with; null if it is not known */
function reported(
  { source, drafts, wanted }: Definition,
  message: Message,
  route: (draft: PageDraft) => string | null,
): SettledDefinition {
  const changed = drafts.map((draft) => atRoute(draft, route(draft)));
  const isCertain = (one: string | null) => one !== null && (wanted.all.has(one) || wanted.missing.size === 0);
  const known = changed.every((draft) => isCertain(draft.route));
  return { drafts: changed, problem: errorAtValue(source, ['route'], message), known };
}

function badForm(definition: Definition): SettledDefinition | null {
  const { raw, drafts, wanted, meant } = definition;
  // A brace without its partner is reported as a placeholder.
  const hasLoneBrace = /[{}]/.test(raw.replace(/\{[^{}]*\}/g, ''));
  const fault = hasLoneBrace ? null : routeFault(raw);
  if (!fault) return null;
  const routes = drafts.map(({ route }) => corrected(route));
  const isWanted = routes.some((route) => route !== null && wanted.missing.has(route));
  const better = fault.better !== null && !isWanted ? nearest(fault.better, wantedFor(definition)) : undefined;
  const expected = meant ?? better;
  if (expected !== undefined) {
    const message = routeMessages.badRoute(raw, { ...fault, better: expected });
    return reported(definition, message, (draft) => inTown(expected, draft));
  }
  if (fault.better === null) return reported(definition, routeMessages.badRoute(raw, fault), () => null);
  const taken = routes.map((route) => wanted.taken.get(route ?? '')).find((draft) => draft !== undefined);
  if (taken) return reported(definition, routeMessages.takenRoute(raw, fault, taken.source.file), () => null);
  return reported(definition, routeMessages.badRoute(raw, fault), (draft) => corrected(draft.route));
}

/** A placeholder such as {town.name} can put capitals and spaces into a route. */
function badWhenFilled(definition: Definition): SettledDefinition | null {
  const { raw, drafts } = definition;
  for (const { route, isSettled } of drafts) {
    const fault = route === null || isSettled ? null : routeFault(route);
    if (route === null || !fault) continue;
    const withSlug = raw.replace(/\{\s*town\.name\s*\}/, '{town.slug}');
    const better = raw.includes('town') ? null : fault.better;
    const message = routeMessages.unfitPlaceholder(route, fault.fault, withSlug === raw ? better : withSlug);
    return reported(definition, message, (draft) => corrected(draft.route));
  }
  return null;
}

function sameForAll(definition: Definition): SettledDefinition | null {
  const { raw, drafts } = definition;
  if (drafts.length < 2 || new Set(drafts.map(({ route }) => route)).size > 1) return null;
  const better = wantedFor(definition)[0] ?? `${raw === '/' ? '' : raw}/{town.slug}`;
  return reported(definition, routeMessages.routeForEveryTown(raw, better), (draft) => inTown(better, draft));
}

function misspelled(definition: Definition): SettledDefinition | null {
  const { raw, drafts, wanted, meant } = definition;
  if (meant === undefined) return null;
  const message = Object.hasOwn(requiredPages, meant)
    ? routeMessages.lostPage(raw, meant)
    : routeMessages.misspelledRoute(raw, meant, wanted.places(inTown(meant, drafts[0])));
  return reported(definition, message, (draft) => inTown(meant, draft));
}

/** The missing routes that the pages of a definition could have, with {town.slug} where their town is named. */
function wantedFor({ raw, drafts, wanted: { missing } }: Definition): string[] {
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
