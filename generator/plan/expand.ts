import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import type { Definition, Definitions } from '../check/definition.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { StaticFiles } from '../read/static/list-static.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { choicesAmong, contextsOf } from './contexts.ts';
import { type ExpandedSite, expandSite, type FilledSite, fillSite, withMapKey } from './expand-site.ts';
import { FilledPages } from './filled-pages.ts';
import { type UnpublishedIdIn, unpublishedIds } from './links/unpublished-ids.ts';
import { type UnpublishedAt, unpublishedRoutes } from './links/unpublished-routes.ts';
import type { MadePage } from './made-page.ts';
import { ownPages } from './own-pages.ts';
import { fixedRoute, type PageCandidate } from './page.ts';
import { PageMaker } from './page-maker.ts';
import { pagesOfDefinition } from './pages-of-definition.ts';
import { isPost } from './posts.ts';
import type { FillContext, Leaf, Unreported } from './texts/fill-context.ts';
import type { MissingPlaceholder } from './texts/placeholder-blame.ts';
import { placeholderProblems } from './texts/placeholder-problems.ts';
import { type SettledTown, settleTowns } from './towns/settle-towns.ts';
import { nothingTrusted, type Trusted } from './trusted.ts';

/** All pages and facts with their placeholders filled in, before routes and links are checked. */
export interface Expanded extends Omit<ExpandedSite, 'leaves'> {
  /** The towns before they are filled in. */
  towns: SettledTown[];
  /** The texts of site.yaml, and the links of the towns. */
  siteLeaves: Leaf[];
  pages: MadePage<PageData>[];
  /** The pages that cannot be made. */
  unmadePages: PageCandidate[];
  /** The specialties that files refer to, as written. */
  wantedSpecialties: ReadonlySet<string>;
  /** The specialties that unpublished pages refer to. */
  awaitedSpecialties: ReadonlySet<string>;
  unpublishedAt: UnpublishedAt;
  unpublishedIdIn: UnpublishedIdIn;
  /** True if a town is a draft. */
  hasDraftTowns: boolean;
  /** True if a post is not published. */
  awaitsPosts: boolean;
  staticFiles: StaticFiles;
  problems: Diagnostic[];
  /** Returns the maker for a definition that has changed since. Problems with its texts are added to `found`. */
  makerOf: (definition: Definition, facts: SiteFacts, found: Unreported) => PageMaker<PageData>;
  /** Fills in a site.yaml that has changed since. The towns have not changed. */
  fillSite: (site: Definition<SiteFacts>, towns: Town[], found: Unreported) => FilledSite;
}

/** How placeholders are filled in. */
export interface ExpandOptions {
  /** The key for the map, if it is not in site.yaml. */
  mapsKey?: string | undefined;
  /** Returns the value to use for a text. `render/provenance-marks.ts` adds the location of the text. */
  mark?: FillContext['mark'] | undefined;
  /** What does not need to be checked. By default, nothing. */
  trusted?: Trusted | undefined;
}

/** Makes a page of every definition, or one for each of its towns, and fills in the placeholders of all texts. */
export function expand(
  definitions: Definitions,
  { mapsKey, mark = null, trusted = nothingTrusted }: ExpandOptions,
): Expanded {
  const { site, pages, invalidPages, unpublished, staticFiles } = definitions;
  const { towns, wantedSpecialties, awaitedSpecialties, problems } = settleTowns(definitions);
  const missing: MissingPlaceholder[] = [];
  const awaitedTowns = unpublished.filter(({ kind }) => kind === 'town').map(({ data }) => data);
  const choices = choicesAmong(towns, awaitedTowns, site.data.address);
  const contextFor = contextsOf(definitions, { ...choices, mark, problems, missing });
  const { facts: ownFacts, leaves: siteLeaves, ...expandedSite } = expandSite(site, towns, contextFor, trusted);
  const facts = withMapKey(ownFacts, mapsKey);
  const filled = new FilledPages();
  const hasOwnPage = ownPages([...pages, ...invalidPages]);
  const madeOf = <T>(definition: Definition<T>, own: Trusted, posts: number) =>
    pagesOfDefinition({ definition, context: contextFor(definition, facts), trusted: own, posts, filled, hasOwnPage });
  const made = postsFirst(pages, (definition, posts) => madeOf(definition, trusted, posts));
  const invalid = invalidPages.flatMap((definition) => candidatesOf(definition, madeOf(definition, nothingTrusted, 0)));
  const withoutTown = pagesWithoutTown(pages, made, problems);
  problems.push(...placeholderProblems(missing, definitions, choices.specialties));
  return {
    ...expandedSite,
    facts,
    towns,
    siteLeaves,
    pages: made,
    unmadePages: [...invalid, ...withoutTown],
    wantedSpecialties,
    awaitedSpecialties,
    unpublishedAt: unpublishedRoutes(definitions),
    unpublishedIdIn: unpublishedIds(definitions),
    hasDraftTowns: awaitedTowns.length > 0,
    awaitsPosts: unpublished.some(({ kind, data }) => kind === 'page' && isPost(data)),
    staticFiles,
    problems,
    makerOf: (definition, now, unreported) =>
      new PageMaker(definition, { ...contextFor(definition, now), ...unreported }, filled),
    fillSite: (now, filledTowns, unreported) => {
      const found = fillSite(now, filledTowns, contextFor, unreported);
      return { ...found, facts: withMapKey(found.facts, mapsKey) };
    },
  };
}

/**
 * Makes the pages of all definitions, posts first: the length of a list of posts depends on the posts, some of which
 * are made for each town.
 */
function postsFirst(
  pages: Definitions['pages'],
  make: (definition: Definition<PageData>, posts: number) => MadePage<PageData>[],
): MadePage<PageData>[] {
  const posts = pages.filter(({ data }) => isPost(data));
  const made = new Map(posts.map((definition) => [definition, make(definition, posts.length)]));
  const count = [...made.values()].flat().length;
  return pages.flatMap((definition) => made.get(definition) ?? make(definition, count));
}

/**
 * Returns the candidates of a definition whose town or specialty is misspelled, so that no page is made. Links to its
 * route are still valid.
 */
function pagesWithoutTown(
  pages: Definitions['pages'],
  made: readonly MadePage<PageData>[],
  problems: readonly Diagnostic[],
): PageCandidate[] {
  const sources = new Set(made.map(({ source }) => source));
  return pages
    .filter(({ source }) => !sources.has(source) && problems.some((problem) => problem.source === source))
    .map(({ source, data }) => ({ source, leaves: [], route: fixedRoute(data), isInvalid: true }));
}

/** Returns the pages of a definition that does not match its schema. */
function candidatesOf({ unknown }: Definition<unknown>, pages: readonly MadePage<unknown>[]): PageCandidate[] {
  const hidesIds = unknown.some(([name]) => name === 'sections');
  return pages.map(({ source, data, leaves, town }) => {
    return { source, route: fixedRoute(data), leaves, ...(town && { town }), hidesIds, isInvalid: true };
  });
}
