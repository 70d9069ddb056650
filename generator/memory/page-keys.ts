import { memoized, once } from '../../templates/memoized.ts';
import { asGroup } from '../../templates/schema/is-group.ts';
import { type Definition, type Definitions, hasOwnFile } from '../check/definition.ts';
import { hash } from '../files/hash.ts';
import { type HasOwnPage, ownPages } from '../plan/own-pages.ts';
import type { Copy } from '../plan/page.ts';
import { isPost, listsPosts } from '../plan/posts.ts';
import type { Source } from '../read/source.ts';
import { joinKey } from './key-parts.ts';
import type { DraftTown } from './list-keys.ts';
import { isForTowns, type TownKeys, townIn, townKeys } from './town-keys.ts';
import { type Trails, trailsOf } from './trails.ts';

/** Hashes of what pages are made of. */
export interface PageKeys {
  /** A hash of everything that all pages depend on. */
  shared: string;
  /** Returns a hash of the towns that the pages of a definition are about. */
  ofTowns: (data: unknown) => string;
  /** Returns a hash of all YAML that the site is made of. */
  content: () => string;
  /** A hash of the contents of site.yaml on the day of the build, which the findings in town files depend on. */
  facts: string;
  /** Returns a hash of everything that one page depends on. */
  of: (page: { source: Source; copy?: Copy | undefined }) => string;
  /** Returns true if a requested key includes the words of a town that its page is not about. */
  areWordsShared: () => boolean;
}

/** Returns a hash of the text of a file. */
type HashOf = (source: Source) => string;

/**
 * Every page depends on the program, on the year, on the contents of site.yaml on the day of the build, on the names
 * and sizes of the static files, and on the names of the pages above it. It also depends on its definition on that day,
 * on its own town, and on other towns and on posts only if it lists them. A list of a few towns nearby depends on those
 * alone. If all pages share one card, each page depends on the home page. Texts that audits look for on every page,
 * such as the names of towns, are not in the keys (see `postTexts`). Comments, redirects, and accepted findings change
 * no page.
 *
 * @param program identifies the program, its fonts and scripts, and the environment
 */
export function pageKeys(definitions: Definitions, program: string, hashOf: HashOf): PageKeys {
  const { pages } = definitions;
  const towns = townKeys(definitions.towns, draftTowns(definitions), definitions.site, hashOf);
  const trails = trailsOf(pages, towns.inNameOf, towns.all);
  const hasOwnPage = ownPages([...pages, ...definitions.invalidPages]);
  // A definition makes no page for a town that has its own page definition.
  const townsWithOwnPage = (data: unknown) =>
    isForTowns(data) ? definitions.towns.filter((town) => hasOwnPage(asGroup(data), town.data)) : [];
  const ofTowns = (data: unknown) =>
    [towns.ofPages(data), ...townsWithOwnPage(data).map(({ data: { slug } }) => slug)].join(' ');
  const site = keysOfSite(definitions, program, towns, hasOwnPage);
  const keyOf = keyOfDefinition(pages, towns, trails, ofTowns);
  const siteSource = definitions.site.source;
  const near = (source: Source, slug: string) => [towns.near(siteSource, slug), towns.near(source, slug)] as const;
  const common = hash(
    site.common,
    ...cardKeys(definitions, (source) => {
      return [keyOf(source), towns.ofPages(source.data), ...near(source, townIn(source.data))].join(' ');
    }),
  );
  const ofDefinition = new Map(pages.map(({ source }) => [source, hash(common, keyOf(source))]));
  return {
    shared: hash(common, trails.names),
    content: () => {
      const all = [definitions.site, ...pages, ...definitions.towns.filter(hasOwnFile)];
      return hash(all.map(({ source }) => `${source.file} ${hashOf(source)}`).join('\n'));
    },
    facts: site.facts,
    ofTowns,
    of: ({ source, copy }) => {
      const slug = copy && isForTowns(source.data) ? copy.slug : townIn(source.data);
      return joinKey({
        definition: ofDefinition.get(source) ?? '',
        copy: copy ? { slug: copy.slug, town: towns.of(slug) } : null,
        near: near(source, slug),
      });
    },
    areWordsShared: towns.areWordsShared,
  };
}

function draftTowns({ unpublished }: Definitions): DraftTown[] {
  return unpublished.flatMap(({ kind, data }) => (kind === 'town' ? [data] : []));
}

/** Returns the keys that the findings in town files, and all pages, depend on. */
function keysOfSite(
  { site, pages, staticFiles, today = '' }: Definitions,
  program: string,
  towns: TownKeys,
  hasOwnPage: HasOwnPage,
): { facts: string; common: string } {
  // Any text may use the year, and which special days apply depends on the day.
  const day = JSON.stringify([today.slice(0, 4), site.data.specialHours]);
  const { towns: _, ...data } = site.data;
  const facts = hash(day, meaningOf({ ...site, data }));
  // Every page links to the feed, which a site without posts does not have.
  const feed = pages.some(({ source }) => isPost(source.data) && towns.hasPages(source.data, hasOwnPage))
    ? 'feed'
    : 'no feed';
  const files = JSON.stringify([...staticFiles]);
  return { facts, common: hash(program, facts, feed, towns.listedBy(site.source), towns.ofEach, files) };
}

/** Returns what the card of all pages depends on, if they share one. */
function cardKeys({ site, pages }: Definitions, keyOf: (source: Source) => string): string[] {
  if (site.data.cards !== 'site') return [];
  const home = pages.filter(({ source }) => asGroup(source.data).route === '/');
  // Without a home page in the files, any page may turn out to be it.
  return (home.length > 0 ? home : pages).map(({ source }) => keyOf(source));
}

/**
 * Returns what the pages of a definition depend on, except for what all pages share and the towns that each page is
 * about.
 */
function keyOfDefinition(
  pages: readonly Definition[],
  towns: TownKeys,
  trails: Trails,
  ofTowns: (data: unknown) => string,
): (source: Source) => string {
  const meanings = new Map(pages.map((page) => [page.source, once(() => meaningOf(page))]));
  const meaning = (source: Source) => meanings.get(source)?.() ?? '';
  const posts = pages
    .filter(({ source }) => isPost(source.data))
    .map(({ source }) => [meaning(source), ofTowns(source.data)]);
  return memoized((source) => {
    const listed = [
      towns.listedBy(source),
      towns.ofAreas(source.data),
      listsPosts(source.data) ? JSON.stringify(posts) : '',
    ];
    return hash(trails.of(source.data), meaning(source), ...listed);
  });
}

/**
 * Returns what a page can show of a file on the day of the build, and what an audit can read in it: the written data
 * and the data derived from it. A price may come from an entry that is not on the site.
 */
function meaningOf({ source, data }: Pick<Definition<unknown>, 'source' | 'data'>): string {
  const made = data === source.data ? '' : shownIn(data);
  return hash(shownIn(source.data), made, source.edition ?? '');
}

function shownIn(data: unknown): string {
  const { accept: _, redirects: __, ...shown } = asGroup(data);
  return JSON.stringify(shown);
}
