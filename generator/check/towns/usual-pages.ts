import { basename } from 'node:path';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import { slugFor, slugOf } from '../../basics/slug.ts';
import type { Source } from '../../read/source.ts';
import type { ExampleFor } from '../mistakes/mistake.ts';
import { patternOf, routeForAllTowns, routeOfTown } from './town-slug.ts';

/** A town as written, possibly with mistakes. */
interface TownAsWritten {
  slug: string;
  page: unknown;
}

/**
 * Provides an example for a town without `page`, based on the pages of the other towns.
 *
 * @param pages the files of pages, one of which may make the pages of all towns
 */
export function usualPages(site: Source, towns: readonly Source[], pages: readonly Source[]): ExampleFor {
  let pattern: string | null | undefined;
  return (name, { path, data }, { file }) => {
    if (name !== 'page' || (path.length > 0 && path[0] !== 'towns')) return undefined;
    // All towns are read once, and only if one lacks its page.
    if (pattern === undefined) pattern = mostUsual(written(site, towns)) ?? madeForAll(pages);
    const { slug } = path.length === 0 ? filed(file, data) : listed(data);
    const valid = slugFor(slug, asGroup(site.data).language);
    return pattern === null || valid === '' ? undefined : routeOfTown(pattern, valid);
  };
}

function written(site: Source, towns: readonly Source[]): TownAsWritten[] {
  const inSite = asGroup(site.data).towns;
  return [...(Array.isArray(inSite) ? inSite.map(listed) : []), ...towns.map(({ file, data }) => filed(file, data))];
}

const filed = (file: string, data: unknown): TownAsWritten => ({
  slug: basename(file, '.yaml'),
  page: asGroup(data).page,
});

function listed(data: unknown): TownAsWritten {
  const { slug, name, page } = asGroup(data);
  return { slug: typeof slug === 'string' ? slug : slugOf(typeof name === 'string' ? name : ''), page };
}

/**
 * Returns the route that most towns have, with a placeholder for the slug; null if most have none with their slug in
 * it.
 */
function mostUsual(towns: readonly TownAsWritten[]): string | null {
  const written = towns.flatMap(({ slug, page }) => (slug !== '' && typeof page === 'string' ? [{ slug, page }] : []));
  const most = [...groupBy(written, patternOf)].find(([, own]) => own.length * 2 > written.length);
  return most?.[0] ?? null;
}

/** Returns the route of the first file that makes a page for every town. */
const madeForAll = (pages: readonly Source[]): string | null =>
  pages.map(({ data }) => routeForAllTowns(data)).find((route) => route !== null) ?? null;
