import type { Town } from '../../../templates/facts/site.ts';
import type { Source } from '../../read/source.ts';
import { escapeRegExp } from '../../report/escape-reg-exp.ts';
import { groupBy } from '../../report/group-by.ts';
import { suggest } from '../../report/suggest.ts';
import type { PageCandidate } from '../page.ts';
import { rawText } from '../texts/raw-text.ts';
import { hasTownSlug, slugMark } from './town-slug.ts';

export type TownPage = Pick<Town, 'slug' | 'page'>;

/** A definition that makes a page for each of some towns. */
interface TownDefinition {
  source: Source;
  /** Its route as it is written. */
  raw: string;
  slugs: ReadonlySet<string | undefined>;
}

/**
 * The routes that definitions for many towns should have, because that is where the towns say they have their pages: somebody
 * has changed the route in one place, and there are as many others as towns.
 *
 * @param pages those that may have had other routes
 * @param lost towns whose pages are missing
 * @param areUnlinked true if nothing links to the pages. Then the only definition for these towns is the one, whatever its route;
 *   otherwise, its route must be like theirs
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

function definitionsOf(pages: readonly PageCandidate[]): TownDefinition[] {
  return [...groupBy(pages, ({ source }) => source)]
    .map(([source, own]) => {
      const slugs = new Set(own.map(({ town }) => town?.slug));
      return { source, raw: rawText(source, ['route']) ?? '', slugs };
    })
    .filter(({ raw }) => hasTownSlug(raw));
}

/** The route of one town with a placeholder, as a definition for all towns has it. */
export const templateOf = ({ slug, page }: TownPage): string =>
  page.replace(new RegExp(`(.*(?<![a-z0-9]))${escapeRegExp(slug)}(?![a-z0-9])`), (_, before) => before + slugMark);

/** True if a definition makes a page for each of some towns, and they are most of its towns. */
function isFor(slugs: TownDefinition['slugs'], towns: readonly TownPage[]): boolean {
  return towns.length * 2 > slugs.size && towns.every(({ slug }) => slugs.has(slug));
}

/** Compares the words alone, because all routes have the same long placeholder. */
function nearest(route: string, definitions: readonly TownDefinition[]): Source | undefined {
  const wordsOf = (template: string) => template.replaceAll(slugMark, '');
  const near = suggest(
    wordsOf(route),
    definitions.map(({ raw }) => wordsOf(raw)),
  );
  return definitions.find(({ raw }) => wordsOf(raw) === near)?.source;
}
