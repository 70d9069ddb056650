import { hash } from '../assets/cache.ts';
import type { Definitions, TownDefinition } from '../check/definition.ts';
import type { Copy } from '../plan/page.ts';
import { isGroup } from '../plan/placeholder.ts';
import { isPost, listsPosts } from '../plan/posts.ts';
import type { Source } from '../read/source.ts';

/** What pages are made of, in short. */
export interface PageKeys {
  /** A hash of what all pages depend on. */
  shared: string;
  /** A hash of site.yaml as it is on the day of the build, on which the findings in the files of towns depend. */
  facts: string;
  /** A hash of all that one page depends on. */
  of: (source: Source, copy: Copy | undefined) => string;
  ofPage: (page: { source: Source; copy?: Copy }) => string;
}

/**
 * Every page depends on the program, on the year, on site.yaml as it is on the day of the build, on which static files
 * there are and how large they are, and on what the pages above it are called; then on its definition on that day, on its
 * own town, and on other towns and on posts only if it lists them.
 *
 * @param program what changes with the program, its fonts and scripts, and the environment
 * @param textOf a hash of the text of a file
 */
export function pageKeys(definitions: Definitions, program: string, textOf: (source: Source) => string): PageKeys {
  const { site, pages, towns, staticFiles, today = '' } = definitions;
  const files = towns.filter(({ path }) => path.length === 0);
  const listedTowns = listHashes(files, textOf);
  const names = pages.map(({ source }) => [source.file, ...frameOf(source.data)]);
  // Any text may name the year, and what the special days are depends on the day.
  const day = JSON.stringify([today.slice(0, 4), site.data.specialHours]);
  const posts = pages
    .filter(({ source }) => isPost(source.data))
    .map(({ source }) => textOf(source) + editionOf(source));
  const hasFeed = String(posts.length > 0);
  const ofSite = [textOf(site.source), editionOf(site.source), listedTowns(site.source)];
  const facts = hash(day, ...ofSite.slice(0, 2));
  const common = hash(program, day, hasFeed, ...ofSite, JSON.stringify([...staticFiles]));
  const listedPosts = (source: Source) => (listsPosts(source.data) ? JSON.stringify(posts) : '');
  const allNames = JSON.stringify(names);
  const byRoute = new Map(pages.map(({ source }) => [(source.data as Frame).route, source.data as Frame]));
  const keyOf = (source: Source) =>
    hash(
      common,
      trailOf(source.data as Frame, byRoute) ?? allNames,
      textOf(source),
      editionOf(source),
      listedTowns(source),
      listedPosts(source),
    );
  const ofDefinition = new Map(pages.map(({ source }) => [source, keyOf(source)] as const));
  const ofTown = new Map(files.map(({ data, source }) => [data.slug, source]));
  const of: PageKeys['of'] = (source, copy) => {
    const own = copy && ofTown.get(copy.slug);
    return `${ofDefinition.get(source)} ${copy?.slug ?? ''} ${own ? textOf(own) : ''}`;
  };
  return { shared: hash(common, allNames), facts, of, ofPage: ({ source, copy }) => of(source, copy) };
}

const editionOf = ({ edition = '' }: Source) => edition;

/** What a definition says of where its pages are in the site. */
type Frame = Readonly<Record<'route' | 'name' | 'parent' | 'each' | 'specialty' | 'town', unknown>>;

function frameOf(data: unknown): unknown[] {
  const { route, name, parent, each, specialty, town } = data as Frame;
  return [route, name, parent, each, specialty, town];
}

/** The routes and names of the pages above a page. Null if the definition does not say which they are. */
function trailOf(page: Frame, byRoute: ReadonlyMap<unknown, Frame>): string | null {
  const trail = new Map<unknown, unknown>();
  for (let at = parentOf(page); at !== null && !trail.has(at); ) {
    const parent = byRoute.get(at);
    if (!parent) return null;
    trail.set(at, parent.name);
    at = parentOf(parent);
  }
  return JSON.stringify([...trail]);
}

const parentOf = ({ route, parent }: Frame) => (route === '/' ? null : (parent ?? '/'));

/** A hash of what a file may show of all towns: nothing, what lists usually show, or all of their words. */
function listHashes(towns: readonly TownDefinition[], textOf: (source: Source) => string): (source: Source) => string {
  const summary = once(() => hash(JSON.stringify(towns.map(({ data }) => summaryOf(data)))));
  const all = once(() => hash(JSON.stringify(towns.map(({ source }) => textOf(source)))));
  return (source) => {
    const { towns: _, each, ...rest } = source.data as Record<string, unknown>;
    // The data of the business on the home page names all towns (templates/structured-data.ts).
    if (!listsTowns(rest) && rest.route !== '/') return '';
    return /\{\s*(town\.(words|specialties)|specialty)\b/.test(source.text) ? all() : summary();
  };
}

function summaryOf({ name, slug, page, center, county, specialties }: TownDefinition['data']): unknown[] {
  return [name, slug, page, center, county, Object.keys(specialties ?? {})];
}

function listsTowns(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(listsTowns);
  return isGroup(value) && ('each' in value || 'near' in value || Object.values(value).some(listsTowns));
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
