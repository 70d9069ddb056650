import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition, Definitions } from '../check/definition.ts';
import type { Copy } from '../plan/page.ts';
import { isPost, listsPosts } from '../plan/posts.ts';
import type { Source } from '../read/source.ts';
import { hash } from '../report/hash.ts';
import { type TownKeys, townKeys } from './town-keys.ts';
import { type Trails, trailsOf } from './trails.ts';

/** What pages are made of, in short. */
export interface PageKeys {
  /** A hash of what all pages depend on. */
  shared: string;
  /** A hash of site.yaml as it is on the day of the build, on which the findings in the files of towns depend. */
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
 * Every page depends on the program, on the year, on site.yaml as it is on the day of the build, on which static files
 * there are and how large they are, and on what the pages above it are called; then on its definition on that day, on its
 * own town, and on other towns and on posts only if it lists them. A list of a few towns nearby depends on those alone.
 *
 * @param program what changes with the program, its fonts and scripts, and the environment
 */
export function pageKeys(definitions: Definitions, program: string, hashOf: HashOf): PageKeys {
  const { pages } = definitions;
  const towns = townKeys(definitions.towns, definitions.site, hashOf);
  const trails = trailsOf(pages, towns.inNameOf, towns.all);
  const site = keysOfSite(definitions, program, towns, hashOf);
  const ofDefinition = keysOfDefinitions(pages, site.common, towns, trails, hashOf);
  const siteSource = definitions.site.source;
  const of: PageKeys['of'] = (source, copy) => {
    const slug = copy?.slug ?? String(asGroup(source.data).town);
    const near = [towns.near(siteSource, slug), towns.near(source, slug)];
    return [ofDefinition.get(source), ...(copy ? [slug, towns.of(slug)] : []), ...near].join(' ');
  };
  return {
    shared: hash(site.common, trails.names),
    facts: site.facts,
    of,
    ofPage: ({ source, copy }) => of(source, copy),
    areWordsShared: towns.areWordsShared,
  };
}

/** What the findings in the files of towns depend on, and what all pages do. */
function keysOfSite(
  { site, pages, staticFiles, today = '' }: Definitions,
  program: string,
  towns: TownKeys,
  hashOf: HashOf,
): { facts: string; common: string } {
  // Any text may name the year, and what the special days are depends on the day.
  const day = JSON.stringify([today.slice(0, 4), site.data.specialHours]);
  const facts = hash(day, hashOf(site.source), editionOf(site.source));
  // Every page names the feed, which a site without posts does not have.
  const feed = pages.some(({ source }) => isPost(source.data)) ? 'feed' : 'no feed';
  const files = JSON.stringify([...staticFiles]);
  return { facts, common: hash(program, facts, feed, towns.listedBy(site.source), files) };
}

/** What the pages of each definition depend on, except the towns that each of them is about. */
function keysOfDefinitions(
  pages: readonly Definition[],
  common: string,
  towns: TownKeys,
  trails: Trails,
  hashOf: HashOf,
): ReadonlyMap<Source, string> {
  const sources = pages.map(({ source }) => source);
  const posts = sources
    .filter(({ data }) => isPost(data))
    .map((source) => [hashOf(source), editionOf(source), towns.ofPages(source.data)]);
  const keyOf = (source: Source) => {
    const listed = [towns.listedBy(source), listsPosts(source.data) ? JSON.stringify(posts) : ''];
    return hash(common, trails.of(source.data), hashOf(source), editionOf(source), ...listed);
  };
  return new Map(sources.map((source) => [source, keyOf(source)]));
}

const editionOf = ({ edition = '' }: Source) => edition;
