import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import type { Definition, Definitions, TownFacts, Unpublished } from '../check/definition.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import type { StaticFiles } from '../read/static/list-static.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import {
  type ContextFor,
  type ExpandedSite,
  expandSite,
  type FilledSite,
  fillSite,
  withMapKey,
} from './expand-site.ts';
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
import { placesOf } from './towns/list-places.ts';
import { type SettledTown, settleTowns, withRenamed } from './towns/settle-towns.ts';
import { townFinder } from './towns/town-finder.ts';
import { stateOf } from './towns/town-state.ts';
import { nothingTrusted, type Trusted } from './trusted.ts';

/** All pages and facts with their placeholders filled in, before routes and links are checked. */
export interface Expanded extends Pick<ExpandedSite, 'facts' | 'footerFor' | 'redirectsForTowns' | 'fillAgain'> {
  /** The towns before they are filled in. */
  towns: SettledTown[];
  /** The texts of site.yaml, and the links of the towns. */
  siteLeaves: Leaf[];
  /** The links of trusted towns, whose targets may be gone. */
  trustedLinks: Leaf[];
  pages: MadePage<PageData>[];
  /** The pages that cannot be made. */
  unmadePages: PageCandidate[];
  /** The specialties that pages and lists ask for. */
  requestedSpecialties: ReadonlySet<string>;
  /** The specialties that only pages ask for and that are not published. */
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

/** The properties that choose the towns of a page. */
const townChoices: readonly string[] = ['each', 'specialty', 'town'];

/** Makes a page of every definition, or one for each of its towns, and fills in the placeholders of all texts. */
export function expand(
  definitions: Definitions,
  { mapsKey, mark = null, trusted = nothingTrusted }: ExpandOptions = {},
): Expanded {
  const { site, pages, invalidPages } = definitions;
  const { towns, wantedSpecialties, awaitedSpecialties, problems } = settleTowns(definitions);
  // Page lists that are not filled in ask for specialties too.
  const requestedSpecialties = new Set(trusted === nothingTrusted ? [] : wantedSpecialties);
  const missing: MissingPlaceholder[] = [];
  const awaitedTowns = definitions.unpublished.filter(({ kind }) => kind === 'town').map(({ data }) => data);
  const choices = choicesAmong(towns, awaitedTowns, definitions.site.data.address);
  const contextFor = contextsOf(definitions, { ...choices, mark, requestedSpecialties, problems, missing });
  const expandedSite = expandSite(site, towns, contextFor, trusted);
  const { facts: ownFacts, leaves: siteLeaves, trustedLinks, footerFor, redirectsForTowns, fillAgain } = expandedSite;
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
    facts,
    footerFor,
    redirectsForTowns,
    fillAgain,
    towns,
    siteLeaves,
    trustedLinks,
    pages: made,
    unmadePages: [...invalid, ...withoutTown],
    requestedSpecialties,
    awaitedSpecialties,
    unpublishedAt: unpublishedRoutes(definitions),
    unpublishedIdIn: unpublishedIds(definitions),
    hasDraftTowns: awaitedTowns.length > 0,
    awaitsPosts: definitions.unpublished.some(({ kind, data }) => kind === 'page' && isPost(data)),
    staticFiles: definitions.staticFiles,
    problems,
    makerOf: (definition, now, unreported) =>
      new PageMaker(definition, { ...contextFor(definition, now), ...unreported }, filled),
    fillSite: (now, filledTowns, unreported) => {
      const found = fillSite(now, filledTowns, contextFor, unreported);
      return { ...found, facts: withMapKey(found.facts, mapsKey) };
    },
  };
}

/** Returns the towns, specialties, and places that pages and lists can choose from. */
function choicesAmong(towns: readonly SettledTown[], awaited: Unpublished['data'][], address: SiteFacts['address']) {
  return {
    specialties: [...new Set([...towns.flatMap(namesOfSpecialties), ...awaited.flatMap(specialtiesOf)])],
    isUnpublished: (town: string) => awaited.some(({ slug }) => slug === town),
    draftPlaces: awaited.flatMap((town) => placesOf({ ...town, region: stateOf(town, address) })),
    finder: townFinder(),
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
 * Returns a function that prepares to fill in a file.
 *
 * @param shared what is the same for all definitions
 */
export function contextsOf(
  { site, today }: Pick<Definitions, 'site' | 'today'>,
  shared: Omit<FillContext, 'source' | 'roles' | 'scope' | 'unknownFacts' | 'leaves'>,
): ContextFor {
  const year = today?.slice(0, 4);
  return ({ source, roles, unknown }, ownScope) => {
    const scope = year ? { year, ...ownScope } : ownScope;
    // Without its town or specialty, a page cannot name them.
    const isForUnknownTown = unknown.some(([name]) => townChoices.includes(String(name)));
    const unknownFacts = isForUnknownTown ? [...site.unknown, ['towns']] : site.unknown;
    return { source, roles, scope, unknownFacts, leaves: [], specialty: undefined, ...shared };
  };
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

const specialtiesOf = ({ specialties = {} }: Pick<TownFacts, 'specialties'>) => Object.keys(specialties);

const namesOfSpecialties = ({ town, renamed }: SettledTown) => specialtiesOf(withRenamed(town, renamed));
