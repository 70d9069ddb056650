import type { Definition } from '../../check/definition.ts';
import type { Page } from '../page.ts';
import type { PlanBasis } from '../plan.ts';
import type { Site } from '../resolve.ts';
import { sectionProblems } from '../section-problems.ts';
import { hasFaults, unreported } from '../texts/fill-context.ts';

/**
 * Plans the pages of a definition for towns again after an edit of its sections or its search engine data. Its pages
 * keep their addresses, names, and towns.
 *
 * @param site the site as planned, perhaps with other definitions that have changed since
 * @param isChecked returns false for a page whose texts are filled in only on demand
 * @returns the site with those pages; null if there is a problem with one that is checked
 */
export function replanDefinition(
  { makerOf, linkProblemsOn, checks }: PlanBasis,
  site: Site,
  definition: Definition,
  isChecked: (page: Page) => boolean,
): { site: Site; checked: Page[] } | null {
  const found = unreported();
  const maker = makerOf(definition, site.facts, found);
  const own = site.pages.filter(({ source }) => source.file === definition.source.file);
  const made = new Map<string, Page>();
  for (const page of own) {
    const { route, town } = page;
    // Lists of posts are divided into pages, and a page that is not about a town may have another address.
    if (!town) return null;
    made.set(route, isChecked(page) ? maker.make(town) : maker.makeTrusted(town, route));
  }
  if (hasFaults(found)) return null;

  const checked = [...made.values()].filter(({ isTrusted }) => !isTrusted);
  const planned = {
    ...site,
    pages: site.pages.map((page) => made.get(page.route) ?? page),
    byRoute: new Map([...site.byRoute, ...made]),
  };
  const problems = [...linkProblemsOn(checked, [], site), ...sectionProblems({ ...planned, pages: checked }, checks)];
  return problems.length > 0 ? null : { site: planned, checked };
}
