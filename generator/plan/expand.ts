import type { SiteFacts, Town } from '../../templates/facts/site.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition, Definitions, TownFacts } from '../check/definition.ts';
import type { PageData } from '../check/schema/page-schema.ts';
import { keySpan } from '../read/locate.ts';
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
import { copyOf, type MadePage, PageMaker, type Variant } from './made-page.ts';
import { type HasOwnPage, ownPages } from './own-pages.ts';
import { fixedRoute, type PageCandidate } from './page.ts';
import { isPost, numbersOf, perPagePaths } from './posts.ts';
import { nothingSettled, type Settled } from './settled.ts';
import { errorAt } from './texts/error-at.ts';
import type { FillContext, Leaf, Unreported } from './texts/fill-context.ts';
import type { MissingPlaceholder } from './texts/placeholder-blame.ts';
import { placeholderProblems } from './texts/placeholder-problems.ts';
import { townNamed, townsFor } from './towns/choose-towns.ts';
import { type SettledTown, settleTowns, withRenamed } from './towns/settle-towns.ts';
import { townFinder } from './towns/town-finder.ts';
import { townMessages } from './towns/town-messages.ts';

export interface Expanded extends Pick<ExpandedSite, 'facts' | 'footerFor' | 'redirectsForTowns' | 'fillAgain'> {
  /** The towns as they are written. */
  towns: SettledTown[];
  /** The texts of site.yaml, and the links of the towns. */
  siteLeaves: Leaf[];
  /** The links of towns that are settled. What they lead to may be gone. */
  settledLinks: Leaf[];
  pages: MadePage<PageData>[];
  /** The pages that cannot be made. */
  unmadePages: PageCandidate[];
  /** The specialties that pages and lists ask for. */
  requestedSpecialties: ReadonlySet<string>;
  /** Those that only pages ask for which are not published. */
  awaitedSpecialties: ReadonlySet<string>;
  unpublishedAt: UnpublishedAt;
  unpublishedIdIn: UnpublishedIdIn;
  /** True if a town is a draft. */
  hasDraftTowns: boolean;
  staticFiles: StaticFiles;
  problems: Diagnostic[];
  /** What makes the pages of a definition that has changed since. What is wrong with their texts is added to `found`. */
  makerOf: (definition: Definition, facts: SiteFacts, found: Unreported) => PageMaker<PageData>;
  /** Fills in a site.yaml that has changed since. The towns have not. */
  fillSite: (site: Definition<SiteFacts>, towns: Town[], found: Unreported) => FilledSite;
}

export interface ExpandOptions {
  /** The key for the map, if it is not in site.yaml. */
  mapsKey?: string | undefined;
  /** Returns what to use for a text. `render/provenance-marks.ts` adds where it is written. */
  mark?: FillContext['mark'] | undefined;
  /** What need not be checked: by default, nothing. */
  settled?: Settled | undefined;
}

/** The properties that choose the towns of a page. */
const townChoices: readonly string[] = ['each', 'specialty', 'town'];

/** Makes a page of every definition, or one for each of its towns, and fills in the placeholders of all texts. */
export function expand(
  definitions: Definitions,
  { mapsKey, mark = null, settled = nothingSettled }: ExpandOptions = {},
): Expanded {
  const { site, pages, invalidPages } = definitions;
  const { towns, wantedSpecialties, awaitedSpecialties, problems } = settleTowns(definitions);
  // Lists of pages that are not filled in ask for specialties too.
  const requestedSpecialties = new Set(settled === nothingSettled ? [] : wantedSpecialties);
  const missing: MissingPlaceholder[] = [];
  const awaitedTowns = definitions.unpublished.filter(({ kind }) => kind === 'town').map(({ data }) => data);
  const specialties = [...new Set([...towns.flatMap(namesOfSpecialties), ...awaitedTowns.flatMap(specialtiesOf)])];
  const isUnpublished = (town: string) => awaitedTowns.some(({ slug }) => slug === town);
  const draftCounties = awaitedTowns.flatMap(({ county }) => (county === undefined ? [] : String(county).normalize()));
  const choices = { specialties, isUnpublished, draftCounties, finder: townFinder() };
  const contextFor = contextsOf(definitions, { ...choices, mark, requestedSpecialties, problems, missing });
  const expandedSite = expandSite(site, towns, contextFor, settled);
  const { facts: ownFacts, leaves: siteLeaves, settledLinks, footerFor, redirectsForTowns, fillAgain } = expandedSite;
  const facts = withMapKey(ownFacts, mapsKey);
  const filled = new FilledPages();
  const hasOwnPage = ownPages([...pages, ...invalidPages]);
  const madeOf = <T>(definition: Definition<T>, own: Settled, posts: number) =>
    copies(definition, contextFor(definition, facts), own, posts, filled, hasOwnPage);
  const posts = pages.filter(({ data }) => isPost(data));
  // Some are made for each town.
  const madePosts = new Map(posts.map((definition) => [definition, madeOf(definition, settled, posts.length)]));
  const postCount = [...madePosts.values()].flat().length;
  const made = pages.flatMap((definition) => madePosts.get(definition) ?? madeOf(definition, settled, postCount));
  const invalid = invalidPages.flatMap((definition) => {
    const hidesIds = definition.unknown.some(([name]) => name === 'sections');
    return madeOf(definition, nothingSettled, 0).map((page) => candidateOf(page, hidesIds));
  });
  const withoutTown = pagesWithoutTown(pages, made, problems);
  problems.push(...placeholderProblems(missing, definitions, specialties));
  return {
    facts,
    footerFor,
    redirectsForTowns,
    fillAgain,
    towns,
    siteLeaves,
    settledLinks,
    pages: made,
    unmadePages: [...invalid, ...withoutTown],
    requestedSpecialties,
    awaitedSpecialties,
    unpublishedAt: unpublishedRoutes(definitions),
    unpublishedIdIn: unpublishedIds(definitions),
    hasDraftTowns: awaitedTowns.length > 0,
    staticFiles: definitions.staticFiles,
    problems,
    makerOf: (definition, now, unreported) =>
      pageMaker(definition, { ...contextFor(definition, now), ...unreported }, filled),
    fillSite: (now, filledTowns, unreported) => {
      const found = fillSite(now, filledTowns, contextFor, unreported);
      return { ...found, facts: withMapKey(found.facts, mapsKey) };
    },
  };
}

/** @param shared what is the same for all definitions */
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

/** If its town or specialty is misspelled, no page is made of a definition. Links to its route are still right. */
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

/** A page that does not match its schema. */
function candidateOf({ source, data, leaves, town }: MadePage<unknown>, hidesIds: boolean): PageCandidate {
  return { source, route: fixedRoute(data), leaves, ...(town && { town }), hidesIds, isInvalid: true };
}

const specialtiesOf = ({ specialties = {} }: Pick<TownFacts, 'specialties'>) => Object.keys(specialties);

const namesOfSpecialties = ({ town, renamed }: SettledTown) => specialtiesOf(withRenamed(town, renamed));

/** The pages of a definition: one, one for each of its towns, or as many as its list of posts takes. */
function copies<T>(
  definition: Definition<T>,
  context: FillContext,
  settled: Settled,
  posts: number,
  filled: FilledPages,
  hasOwnPage: HasOwnPage,
): MadePage<T>[] {
  const { source, data } = definition;
  if (typeof data !== 'object' || data === null) return [];
  const { each, specialty, town: slug } = asGroup(data);
  const maker = pageMaker(definition, context, filled);
  const isForTowns = each !== undefined || specialty !== undefined;
  const make = (of: Variant) => {
    const copy = copyOf(of);
    return settled.page(source, copy) ? maker.makeSettled(of, settled.route?.(source, copy)) : maker.make(of);
  };
  if (typeof slug !== 'string' && !isForTowns) return numbersOf(data, posts).map((number) => make({ number }));
  if (typeof slug === 'string' && each !== undefined) {
    context.problems.push(errorAt(source, keySpan(source, ['each']), townMessages.townAndEach()));
  }
  for (const path of perPagePaths(data)) {
    context.problems.push(errorAt(source, keySpan(source, path), townMessages.perPage()));
  }
  if (typeof slug === 'string') return townNamed(slug, context).map((town) => make({ town }));
  const towns = townsFor({ each, specialty }, [], context).filter((town) => !hasOwnPage(data, town));
  return towns.map((town) => make({ town }));
}

function pageMaker<T>(definition: Definition<T>, context: FillContext, filled: FilledPages): PageMaker<T> {
  const { each: _, town: __, specialty, ...rest } = asGroup(definition.data);
  return new PageMaker(definition, rest, specialty, context, filled);
}
