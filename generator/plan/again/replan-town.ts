import type { TownDefinition } from '../../check/definition.ts';
import type { Page } from '../page.ts';
import type { PlanBasis } from '../plan.ts';
import { isPost } from '../posts.ts';
import type { Site } from '../resolve.ts';
import { sectionProblems } from '../section-problems.ts';

/**
 * Plans the pages of a town again after an edit of its words. Everything else in its file is unchanged, and no other
 * page shows the words.
 *
 * @param site the site as planned, perhaps with other towns whose words have changed since
 * @returns the site with those pages; null if there is a problem with them, or if more may have to change, so that the
 *   whole site must be planned
 */
export function replanTown(
  { towns, fillAgain, pages: all, linkProblemsOn, checks }: PlanBasis,
  site: Site,
  town: TownDefinition,
): { site: Site; pages: Page[] } | null {
  const { source, path } = town;
  const index = towns.findIndex((one) => one.source.file === source.file);
  const before = towns[index];
  const filled = before ? fillAgain({ ...before, ...town }) : null;
  if (!filled) return null;
  const own = all.filter(({ town }) => town?.slug === filled.town.slug);
  const made = own.flatMap((page) => page.remade(filled.town) ?? []);
  // Lists show posts, and so does the feed.
  if (made.length < own.length || made.some((page) => isPost(page.source.data))) return null;

  const changed = new Map<string, Page>(made.map((page) => [page.route, page]));
  const planned: Site = {
    ...site,
    facts: { ...site.facts, towns: (site.facts.towns ?? []).with(index, filled.town) },
    towns: site.towns.with(index, { source, path }),
    pages: site.pages.map((page) => changed.get(page.route) ?? page),
    byRoute: new Map([...site.byRoute, ...changed]),
  };
  const problems = [
    ...linkProblemsOn(made, filled.links, site),
    ...sectionProblems({ ...planned, pages: made }, checks),
  ];
  return problems.length > 0 ? null : { site: planned, pages: made };
}
