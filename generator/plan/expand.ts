import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import type { Definition, Definitions } from '../check/check.ts';
import type { PageData } from '../check/page-schema.ts';
import { keySpan } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { milesBetween } from './distance.ts';
import { errorAt } from './error-at.ts';
import { type FillContext, fillTree, inTown, type Leaf, type TownScope, townNamed, townsFor } from './fill.ts';
import { type MissingPlaceholder, placeholderProblems } from './placeholder-problems.ts';
import { type SettledTown, settleTowns, withRenamed } from './settle-towns.ts';
import { townMessages } from './town-messages.ts';

/** What can be checked of every page, even of one that does not match its schema. */
export interface PageDraft {
  source: Source;
  /** Null if it is missing, or depends on a town. */
  route: string | null;
  leaves: Leaf[];
  town?: Town;
  /** True if a mistake in its sections may hide ids. */
  hidesIds?: boolean;
}

/** A page of the site: a definition, or a definition for one of its towns. */
export interface Page extends PageDraft {
  route: string;
  data: PageData;
}

export interface Expanded {
  facts: SiteFacts;
  /** The towns of site.yaml, as they are written. */
  towns: SettledTown[];
  siteLeaves: Leaf[];
  pages: Page[];
  /** The pages that cannot be made. */
  drafts: PageDraft[];
  /** The specialties that pages and lists ask for. */
  requestedSpecialties: ReadonlySet<string>;
  problems: Diagnostic[];
}

export interface ExpandOptions {
  /** The key for the map, if it is not in site.yaml. */
  mapsKey?: string | undefined;
  /** Returns what to use for a text: by default, the text. `render/provenance-marks.ts` adds where it is written. */
  mark?: FillContext['mark'] | undefined;
}

type ContextFor = (definition: Definition<unknown>, scope: TownScope) => FillContext;

/** The properties that choose the towns of a page. */
const townChoices: readonly string[] = ['each', 'specialty', 'town'];

/** Makes a page of every definition, or one for each of its towns, and fills in the placeholders of all texts. */
export function expand(
  { site, pages, invalidPages }: Definitions,
  { mapsKey, mark = ({ text }) => text }: ExpandOptions = {},
): Expanded {
  const problems: Diagnostic[] = [];
  const missing: MissingPlaceholder[] = [];
  const requestedSpecialties = new Set<string>();
  const { towns, problems: townProblems } = settleTowns({ site, pages, invalidPages });
  problems.push(...townProblems);
  const specialties = [
    ...new Set(towns.flatMap(({ town, renamed }) => Object.keys(withRenamed(town, renamed).specialties ?? {}))),
  ];
  const contextFor: ContextFor = ({ source, roles, unknown }, scope) => {
    // Without its town or specialty, a page cannot name them.
    const isForUnknownTown = unknown.some(([name]) => townChoices.includes(String(name)));
    const unknownFacts = isForUnknownTown ? [...site.unknown, ['towns']] : site.unknown;
    return {
      source,
      roles,
      scope,
      specialties,
      unknownFacts,
      leaves: [],
      requestedSpecialties,
      problems,
      missing,
      mark,
    };
  };

  const { facts: ownFacts, leaves: siteLeaves } = expandSite(site, towns, contextFor);
  const facts = withMapKey(ownFacts, mapsKey);
  const copiesOf = <T>(definition: Definition<T>) => copies(definition, contextFor(definition, { ...facts }));
  const made = pages.flatMap((definition) =>
    copiesOf(definition).map((copy): Page => ({ ...copy, route: copy.data.route })),
  );
  const invalid = invalidPages.flatMap((definition) => {
    const hidesIds = definition.unknown.some(([name]) => name === 'sections');
    return copiesOf(definition).map(({ data, ...copy }) => ({ ...copy, route: fixedRoute(data), hidesIds }));
  });
  // If its town or specialty is misspelled, no page is made of a definition. Links to its route are still right.
  const sources = new Set(made.map(({ source }) => source));
  const withoutTown = pages
    .filter(({ source }) => !sources.has(source) && problems.some((problem) => problem.source === source))
    .map(({ source, data }) => ({ source, leaves: [], route: fixedRoute(data) }));
  problems.push(...placeholderProblems(missing, site, specialties));
  return {
    facts,
    towns,
    siteLeaves,
    pages: made,
    drafts: [...invalid, ...withoutTown],
    requestedSpecialties,
    problems,
  };
}

/** Fills in site.yaml. The texts of a town can name the town; the other texts can name all towns. */
function expandSite(
  site: Definition<SiteFacts>,
  settled: readonly SettledTown[],
  contextFor: ContextFor,
): { facts: SiteFacts; leaves: Leaf[] } {
  const { towns: _, ...rest } = site.data;
  const townContext = contextFor(site, {});
  const towns = settled.map(({ town: raw, index, slug, renamed }) => {
    const town = { ...raw, slug, miles: Math.round(milesBetween(rest.geo, raw.center)) };
    const filled = fillTree(town, ['towns', index], { ...townContext, scope: { ...rest, town } }) as Town;
    return withRenamed(filled, renamed);
  });
  const context = contextFor(site, { ...rest, towns });
  const facts = { ...(fillTree(rest, [], context) as SiteFacts), towns };
  return { facts, leaves: [...townContext.leaves, ...context.leaves] };
}

interface PageCopy<T> {
  source: Source;
  data: T;
  leaves: Leaf[];
  town?: Town;
}

/** A definition with its texts filled in, once or for each of its towns. */
function copies<T>({ source, data }: Definition<T>, context: FillContext): PageCopy<T>[] {
  if (typeof data !== 'object' || data === null) return [];
  const { each, specialty, town: slug, ...rest } = data as { each?: unknown; specialty?: unknown; town?: unknown };
  const copyIn = (own: FillContext): PageCopy<T> => {
    const leaves: Leaf[] = [];
    const filled = fillTree(rest, [], { ...own, leaves }) as T;
    return { source, data: filled, leaves, ...(own.scope.town && { town: own.scope.town }) };
  };
  const isForTowns = each !== undefined || specialty !== undefined;
  if (typeof slug !== 'string' && !isForTowns) return [copyIn(context)];
  if (typeof slug === 'string' && each !== undefined) {
    context.problems.push(errorAt(source, keySpan(source, ['each']), townMessages.townAndEach()));
  }
  const towns = typeof slug === 'string' ? townNamed(slug, context) : townsFor({ each, specialty }, [], context);
  return towns.map((town) => copyIn(inTown(town, specialty, context)));
}

/** A key that must not be in a file can come from outside. */
function withMapKey(facts: SiteFacts, key: string | undefined): SiteFacts {
  return facts.map && key ? { ...facts, map: { ...facts.map, key } } : facts;
}

/** The route of a definition, if it does not depend on a town. */
function fixedRoute(data: unknown): string | null {
  const { route } = data as { route?: unknown };
  return typeof route === 'string' && isKnownRoute(route) ? route : null;
}

/** False for a gap, and for a route with a placeholder that could not be filled. */
export function isKnownRoute(route: string): boolean {
  return route !== '' && !/[{}]/.test(route);
}
