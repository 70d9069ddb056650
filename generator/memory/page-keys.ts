import { asGroup } from '../../templates/schema/is-group.ts';
import { type Definition, type Definitions, hasOwnFile } from '../check/definition.ts';
import { type HasOwnPage, ownPages } from '../plan/own-pages.ts';
import type { Copy } from '../plan/page.ts';
import { isPost, listsPosts } from '../plan/posts.ts';
import type { Source } from '../read/source.ts';
import { hash } from '../report/hash.ts';
import { memoized, once } from '../report/memoized.ts';
import type { DraftTown } from './listed-towns.ts';
import { isForTowns, type TownKeys, townIn, townKeys } from './town-keys.ts';
import { type Trails, trailsOf } from './trails.ts';

/** What pages are made of, in short. */
export interface PageKeys {
  /** A hash of what all pages depend on. */
  shared: string;
  /** A hash of the towns that the pages of a definition are about. */
  ofTowns: (data: unknown) => string;
  /** A hash of all YAML that the site is made of. */
  content: () => string;
  /** A hash of what site.yaml says on the day of the build, on which the findings in the files of towns depend. */
  facts: string;
  /** A hash of all that one page depends on. */
  of: (source: Source, copy: Copy | undefined) => string;
  ofPage: (page: { source: Source; copy?: Copy | undefined }) => string;
  /** True if a key that was asked for has the words of a town in it which its page is not about. */
  areWordsShared: () => boolean;
}

/** The key of a page about a town, if nothing that the page depends on has changed except the words of the town. */
export function keyWithWords(key: string, before: string, now: string): string {
  const [ofDefinition, slug, words, ...near] = key.split(' ');
  if (words !== before) throw new Error(`${key} is not the key of a page about a town with the hash ${before}.`);
  return [ofDefinition, slug, now, ...near].join(' ');
}

/** Returns a hash of the text of a file. */
type HashOf = (source: Source) => string;

/**
 * Every page depends on the program, on the year, on what site.yaml says on the day of the build, on which static files
 * there are and how large they are, and on what the pages above it are called; then on its definition on that day, on its
 * own town, and on other towns and on posts only if it lists them. A list of a few towns nearby depends on those alone. With one
 * card for all pages, each depends on the home page. What audits look for in all texts, such as the names of towns, is not in
 * the keys (see `postTexts`). Comments, redirects, and what the owner accepts change no page.
 *
 * @param program what changes with the program, its fonts and scripts, and the environment
 */
export function pageKeys(definitions: Definitions, program: string, hashOf: HashOf): PageKeys {
  const { pages } = definitions;
  const towns = townKeys(definitions.towns, draftTowns(definitions), definitions.site, hashOf);
  const trails = trailsOf(pages, towns.inNameOf, towns.all);
  const hasOwnPage = ownPages([...pages, ...definitions.invalidPages]);
  // For a town that has a page of its own, a definition makes none.
  const own = (data: unknown) =>
    isForTowns(data) ? definitions.towns.filter((town) => hasOwnPage(asGroup(data), town.data)) : [];
  const ofTowns = (data: unknown) => [towns.ofPages(data), ...own(data).map(({ data: { slug } }) => slug)].join(' ');
  const site = keysOfSite(definitions, program, towns, hasOwnPage);
  const keyOf = keyOfDefinition(pages, towns, trails, ofTowns);
  const siteSource = definitions.site.source;
  const near = (source: Source, slug: string) => [towns.near(siteSource, slug), towns.near(source, slug)];
  const common = hash(
    site.common,
    ...cardKeys(definitions, (source) => {
      const ofTowns = [towns.ofPages(source.data), ...near(source, townIn(source.data))];
      return [keyOf(source), ...ofTowns].join(' ');
    }),
  );
  const ofDefinition = new Map(pages.map(({ source }) => [source, hash(common, keyOf(source))]));
  const of: PageKeys['of'] = (source, copy) => {
    const slug = copy && isForTowns(source.data) ? copy.slug : townIn(source.data);
    return [ofDefinition.get(source), ...(copy ? [copy.slug, towns.of(slug)] : []), ...near(source, slug)].join(' ');
  };
  return {
    shared: hash(common, trails.names),
    content: () => {
      const all = [definitions.site, ...pages, ...definitions.towns.filter(hasOwnFile)];
      return hash(all.map(({ source }) => `${source.file} ${hashOf(source)}`).join('\n'));
    },
    facts: site.facts,
    ofTowns,
    of,
    ofPage: ({ source, copy }) => of(source, copy),
    areWordsShared: towns.areWordsShared,
  };
}

function draftTowns({ unpublished }: Definitions): DraftTown[] {
  return unpublished.flatMap(({ kind, data }) => (kind === 'town' ? [data] : []));
}

/** What the findings in the files of towns depend on, and what all pages do. */
function keysOfSite(
  { site, pages, staticFiles, today = '' }: Definitions,
  program: string,
  towns: TownKeys,
  hasOwnPage: HasOwnPage,
): { facts: string; common: string } {
  // Any text may name the year, and what the special days are depends on the day.
  const day = JSON.stringify([today.slice(0, 4), site.data.specialHours]);
  const { towns: _, ...data } = site.data;
  const facts = hash(day, meaningOf({ ...site, data }));
  // Every page names the feed, which a site without posts does not have.
  const feed = pages.some(({ source }) => isPost(source.data) && towns.hasPages(source.data, hasOwnPage))
    ? 'feed'
    : 'no feed';
  const files = JSON.stringify([...staticFiles]);
  return { facts, common: hash(program, facts, feed, towns.listedBy(site.source), towns.ofEach, files) };
}

/** What the card of all pages depends on, if they have the same. */
function cardKeys({ site, pages }: Definitions, keyOf: (source: Source) => string): string[] {
  if (site.data.cards !== 'site') return [];
  const home = pages.filter(({ source }) => asGroup(source.data).route === '/');
  // Without it, any page may be the home page.
  return (home.length > 0 ? home : pages).map(({ source }) => keyOf(source));
}

/** What the pages of a definition depend on, except what all pages do and the towns that each of them is about. */
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
      towns.statesIn(source.data),
      listsPosts(source.data) ? JSON.stringify(posts) : '',
    ];
    return hash(trails.of(source.data), meaning(source), ...listed);
  });
}

/**
 * What a page can show of a file on the day of the build, and what an audit can read on one: what is written in it, and what was made of
 * that. A price may come from an entry that is not on the site.
 */
function meaningOf({ source, data }: Pick<Definition<unknown>, 'source' | 'data'>): string {
  const made = data === source.data ? '' : shownIn(data);
  return hash(shownIn(source.data), made, source.edition ?? '');
}

function shownIn(data: unknown): string {
  const { accept: _, redirects: __, ...shown } = asGroup(data);
  return JSON.stringify(shown);
}
