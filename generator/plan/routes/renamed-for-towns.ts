import type { Town } from '../../../templates/facts/site.ts';
import { groupBy } from '../../basics/group-by.ts';
import { suggest } from '../../basics/suggest.ts';
import { hasTownSlug, slugMark, withSlugMark } from '../../check/towns/town-slug.ts';
import type { Source } from '../../read/source.ts';
import type { PageCandidate } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';

export type TownPage = Pick<Town, 'slug' | 'page'>;

/** A definition that makes a page for each of some towns. */
interface DefinitionForTowns {
  source: Source;
  /** Its raw route. */
  raw: string;
  slugs: ReadonlySet<string | undefined>;
}

/**
 * Returns the routes that definitions for many towns should have, because that is where the towns expect their pages:
 * the definition was changed in one place, whereas every one of the towns names the other route.
 *
 * @param pages the pages that may have had other routes
 * @param lost the towns whose pages are missing
 * @param areUnlinked true if nothing links to the pages. Then the only definition for these towns is taken as the
 *   match, whatever its route; otherwise, its route must be similar to theirs
 */
export function renamedForTowns(
  pages: readonly PageCandidate[],
  lost: readonly TownPage[],
  areUnlinked: boolean,
): Map<Source, string> {
  const found = new Map<Source, string>();
  const named = lost.filter(({ slug, page }) => page.includes(slug));
  if (named.length < 2) return found;
  const definitions = definitionsOf(pages);
  for (const [route, towns] of groupBy(named, templateOf)) {
    const fitting = towns.length > 1 ? definitions.filter(({ slugs }) => isFor(slugs, towns)) : [];
    const source = areUnlinked && fitting.length === 1 ? fitting[0]?.source : nearest(route, fitting);
    if (source && !found.has(source)) found.set(source, route);
  }
  return found;
}

function definitionsOf(pages: readonly PageCandidate[]): DefinitionForTowns[] {
  return [...groupBy(pages, ({ source }) => source)]
    .map(([source, own]) => {
      const slugs = new Set(own.map(({ town }) => town?.slug));
      return { source, raw: rawText(source, ['route']) ?? '', slugs };
    })
    .filter(({ raw }) => hasTownSlug(raw));
}

/** Returns the route of one town with a placeholder, as a definition for all towns has it. */
export const templateOf = ({ slug, page }: TownPage): string => withSlugMark(page, slug);

/** Returns true if a definition makes a page for each of some towns, and these are most of its towns. */
function isFor(slugs: DefinitionForTowns['slugs'], towns: readonly TownPage[]): boolean {
  return towns.length * 2 > slugs.size && towns.every(({ slug }) => slugs.has(slug));
}

/**
 * Returns the definition with the nearest route. Compares only the words, because all routes have the same long
 * placeholder.
 */
function nearest(route: string, definitions: readonly DefinitionForTowns[]): Source | undefined {
  const wordsOf = (template: string) => template.replaceAll(slugMark, '');
  const near = suggest(
    wordsOf(route),
    definitions.map(({ raw }) => wordsOf(raw)),
  );
  return definitions.find(({ raw }) => wordsOf(raw) === near)?.source;
}
