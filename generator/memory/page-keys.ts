import { isGroup } from '../../templates/schema/is-group.ts';
import { hash } from '../assets/cache.ts';
import type { Definitions, TownDefinition } from '../check/definition.ts';
import type { Copy } from '../plan/page.ts';
import { isPost, listsPosts } from '../plan/posts.ts';
import type { Source } from '../read/source.ts';
import { trailsOf } from './trails.ts';

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
  const ofTown = new Map(files.map(({ data, source }) => [data.slug, source]));
  const textOfTown = (data: unknown) => {
    const own = ofTown.get(String((data as { town?: unknown }).town));
    return own ? textOf(own) : '';
  };
  const allTowns = once(() => hash(JSON.stringify(files.map(({ source }) => textOf(source)))));
  const listedTowns = listHashes(files, textOf, allTowns);
  // Any text may name the year, and what the special days are depends on the day.
  const day = JSON.stringify([today.slice(0, 4), site.data.specialHours]);
  const townsOf = (data: unknown) => (isForTowns(data) ? allTowns() : textOfTown(data));
  const posts = pages
    .filter(({ source }) => isPost(source.data))
    .map(({ source }) => textOf(source) + editionOf(source) + townsOf(source.data));
  const hasFeed = String(posts.length > 0);
  const ofSite = [textOf(site.source), editionOf(site.source), listedTowns(site.source)];
  const facts = hash(day, ...ofSite.slice(0, 2));
  const common = hash(program, day, hasFeed, ...ofSite, JSON.stringify([...staticFiles]));
  const listedPosts = (source: Source) => (listsPosts(source.data) ? JSON.stringify(posts) : '');
  const trails = trailsOf(pages, textOfTown, allTowns);
  const keyOf = (source: Source) =>
    hash(common, trails.of(source.data), textOf(source), editionOf(source), listedTowns(source), listedPosts(source));
  const ofDefinition = new Map(pages.map(({ source }) => [source, keyOf(source)] as const));
  const of: PageKeys['of'] = (source, copy) => {
    const own = copy && ofTown.get(copy.slug);
    return `${ofDefinition.get(source)} ${copy?.slug ?? ''} ${own ? textOf(own) : ''}`;
  };
  return { shared: hash(common, trails.names), facts, of, ofPage: ({ source, copy }) => of(source, copy) };
}

const editionOf = ({ edition = '' }: Source) => edition;

const isForTowns = (data: unknown) => isGroup(data) && ('each' in data || 'specialty' in data);

/** A hash of what a file may show of all towns: nothing, what lists usually show, or all of their words. */
function listHashes(
  towns: readonly TownDefinition[],
  textOf: (source: Source) => string,
  all: () => string,
): (source: Source) => string {
  // What a town is called may have its words in it.
  const wordsOf = ({ data, source }: TownDefinition) => (namesWords(called(data)) ? textOf(source) : '');
  const summary = once(() => hash(JSON.stringify(towns.map((town) => [...summaryOf(town.data), wordsOf(town)]))));
  return (source) => {
    const { towns: _, each, ...rest } = source.data as Record<string, unknown>;
    const items = listedItems(rest);
    // The data of the business on the home page names all towns (templates/structured-data.ts).
    if (items.length === 0 && rest.route !== '/') return '';
    return namesWords(items) ? all() : summary();
  };
}

function summaryOf(town: TownDefinition['data']): unknown[] {
  const { slug, center, landmark, specialties } = town;
  return [...called(town), slug, center, landmark, Object.keys(specialties ?? {})];
}

/** The texts of a town that lists show, as they are written. */
const called = ({ name, page, county }: Pick<TownDefinition['data'], 'name' | 'page' | 'county'>) => [
  name,
  page,
  county,
];

/** True if a placeholder in any text names the words of a town. */
function namesWords(value: unknown): boolean {
  if (typeof value === 'string') return /\{\s*(town\.(words|specialties)|specialty)\b/.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(namesWords);
}

/**
 * The items of lists that are made for towns.
 *
 * @param found is added to
 */
function listedItems(value: unknown, found: unknown[] = []): unknown[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value) && ('each' in value || 'near' in value)) found.push(value);
  else for (const child of Object.values(value)) listedItems(child, found);
  return found;
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
