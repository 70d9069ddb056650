import type { Post } from '../../templates/facts/posts.ts';
import type { SiteFacts } from '../../templates/facts/site.ts';
import { once } from '../../templates/memoized.ts';
import { compareText } from '../basics/compare-text.ts';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { Expanded } from './expand.ts';
import { factProblems } from './fact-problems.ts';
import { linkProblems } from './links/link-problems.ts';
import { type LinkTo, linkResolver } from './links/link-resolver.ts';
import { atRoute, isKnownRoute, leavesToCheck, type Page, type PageCandidate, referencesOf } from './page.ts';
import { isPost, postsOf } from './posts.ts';
import { feedRoute, sitemapRoute } from './routes/address.ts';
import { missingPages } from './routes/missing-pages.ts';
import { parentProblems } from './routes/parent-problems.ts';
import { redirectProblems } from './routes/redirect-problems.ts';
import { settleRoutes } from './routes/settle-routes.ts';
import { staticProblems } from './routes/static-problems.ts';
import { withTownRedirects } from './routes/town-redirects.ts';
import type { Leaf } from './texts/fill-context.ts';
import type { SettledTown } from './towns/settle-towns.ts';
import type { FooterFor } from './towns/town-footers.ts';
import { townProblems } from './towns/town-problems.ts';

/** A whole site. If it has no problems, every link leads somewhere. */
export interface Site {
  facts: SiteFacts;
  footerFor: FooterFor;
  /** site.yaml. */
  source: Source;
  /** Resolves the `to` of a link that was checked. */
  linkTo: LinkTo;
  /** The texts of site.yaml, and the links of towns and redirects that were checked with them. */
  leaves: Leaf[];
  /** The location of each town, in the order of the towns in the facts. */
  towns: readonly Pick<SettledTown, 'source' | 'path'>[];
  /** True if a town is a draft. */
  hasDraftTowns: boolean;
  /** True if a post is not published. */
  awaitsPosts: boolean;
  /** Sorted by route. */
  pages: Page[];
  byRoute: ReadonlyMap<string, Page>;
  /** True if any page is a post, or may be one despite a mistake. */
  hasPosts: boolean;
  /** The newest first. */
  posts: () => readonly Post[];
  /** The file names of all pictures. */
  pictures: Leaf[];
  /** The sizes of the files of static/, in bytes, by their addresses. */
  files: ReadonlyMap<string, number>;
}

/** A site whose routes and links were checked. */
export interface Resolved {
  site: Site;
  problems: Diagnostic[];
  /** Checks links on some pages, and other links, against the current site.yaml. */
  linkProblemsOn: (
    pages: PageCandidate[],
    others: readonly Leaf[],
    site: Pick<Site, 'facts' | 'source'>,
  ) => Diagnostic[];
}

/**
 * Gives every page its location in the site, and checks routes and links.
 *
 * @param unknownFacts the paths of facts in site.yaml that are not known
 * @param arePagesKnown false if a file could not be read, or if a mistake hides the route of a page, so that a page may
 *   not really be missing
 */
export function resolve(
  expanded: Expanded,
  source: Source,
  unknownFacts: readonly Path[],
  arePagesKnown: boolean,
): Resolved {
  const { siteLeaves, trustedLinks, pages, unmadePages, unpublishedAt, unpublishedIdIn, staticFiles } = expanded;
  const files = new Map([...staticFiles].map(([path, size]) => [`/${path}`, size]));
  // If two files have the same route, the one with the longer name is most likely the copy.
  const all: PageCandidate[] = [...pages.map(withKnownRoute), ...unmadePages].sort(
    (a, b) => a.source.file.length - b.source.file.length,
  );
  const townsAreKnown = unknownFacts.every(([group]) => group !== 'towns');
  const isComplete = arePagesKnown && townsAreKnown;
  const redirected = withTownRedirects(expanded, all, source, isComplete);
  const { facts } = redirected;
  const leaves = [...siteLeaves, ...redirected.leaves];
  const routes = settleRoutes(all, leaves, facts, isComplete, unpublishedAt, expanded.problems);
  const lostLinks = trustedLinks.filter(({ text }) => !routes.byRoute.has(text));
  const hasPosts = !arePagesKnown || all.some(({ source }) => isPost(source.data));
  const written = [...(facts.hidden ? [] : [sitemapRoute]), ...(hasPosts ? [feedRoute] : [])];
  const toLink = { unpublishedAt, unpublishedIdIn, files: new Set([...files.keys(), ...written]) };
  const linkProblemsOn: Resolved['linkProblemsOn'] = (candidates, others, { facts, source }) =>
    linkProblems({ ...routes, candidates }, others, { ...toLink, facts, source }, unknownFacts);
  return {
    site: {
      ...siteOf({ ...expanded, facts, siteLeaves: leaves }, all),
      source,
      hasPosts,
      files,
    },
    problems: [
      ...expanded.problems,
      ...townProblems(expanded, source, unknownFacts, arePagesKnown),
      ...routes.problems,
      ...missingPages(routes, source, unpublishedAt),
      ...redirected.problems,
      ...redirectProblems(facts, routes.byRoute, source),
      ...parentProblems(routes.byRoute),
      ...factProblems(facts, source, unknownFacts),
      ...linkProblemsOn(routes.candidates, [...leaves, ...lostLinks], { facts, source }),
      ...staticProblems([...staticFiles.keys()], routes.byRoute, facts.redirects),
    ],
    linkProblemsOn,
  };
}

/** Returns the part of a site that its facts and pages determine. */
function siteOf(
  { facts, footerFor, siteLeaves, towns, hasDraftTowns, awaitsPosts, pages }: Expanded,
  all: readonly PageCandidate[],
): Omit<Site, 'source' | 'hasPosts' | 'files'> {
  const byRoute = new Map<string, Page>(pages.map((page) => [page.route, page]));
  const pictures = new Set(
    [...siteLeaves, ...all.flatMap((page) => shownBy(page, facts))].filter(({ role }) => role === 'picture'),
  );
  return {
    facts,
    footerFor,
    linkTo: linkResolver(facts),
    leaves: siteLeaves,
    towns,
    hasDraftTowns,
    awaitsPosts,
    pages: [...byRoute.values()].sort((a, b) => compareText(a.route, b.route)),
    byRoute,
    posts: once(() => postsOf(pages)),
    pictures: [...pictures],
  };
}

/** Drops a route that could not be filled in, because a placeholder in it has a mistake. */
function withKnownRoute(page: Page): PageCandidate {
  return isKnownRoute(page.route) ? page : atRoute(page, null);
}

/**
 * Returns the pictures that other pages may show, even if they are made elsewhere: lists show those of posts, and the
 * card of all pages may show that of the home page.
 */
function shownBy(page: PageCandidate, { cards }: SiteFacts): readonly Leaf[] {
  const isShown = isPost(page.source.data) || (cards === 'site' && page.route === '/');
  return isShown ? referencesOf(page) : leavesToCheck(page);
}
