import { once } from '../../../templates/memoized.ts';
import type { Definitions } from '../../check/definition.ts';
import { emptyFacts } from '../empty-sections.ts';
import { factProblems } from '../fact-problems.ts';
import { linkResolver } from '../links/link-resolver.ts';
import type { Page } from '../page.ts';
import type { PlanBasis } from '../plan.ts';
import { postsOf } from '../posts.ts';
import type { Site } from '../resolve.ts';
import { sectionProblems } from '../section-problems.ts';
import { hasFaults, unreported } from '../texts/fill-context.ts';

/**
 * Plans all pages again after an edit of facts in site.yaml that affect neither towns nor addresses.
 *
 * @param before the site as planned, perhaps with definitions that have changed since
 * @param definitions the same page definitions and towns, with the current facts
 * @param isChecked returns false for a page whose texts are filled in only on demand
 * @returns the site, and the pages that were checked; null if there is a problem, or if the route of a page changes
 */
export function replanFacts(
  { fillSite, makerOf, linkProblemsOn, checks }: PlanBasis,
  before: Site,
  { site: definition, pages: definitions }: Pick<Definitions, 'site' | 'pages'>,
  isChecked: (page: Page) => boolean,
): { site: Site; checked: Page[] } | null {
  const found = unreported();
  const { redirects: _, ...data } = definition.data;
  const filled = fillSite({ ...definition, data }, before.facts.towns ?? [], found);
  const { redirects } = before.facts;
  const facts = { ...filled.facts, ...(redirects && { redirects }) };
  const makers = new Map(definitions.map((one) => [one.source.file, makerOf(one, facts, found)]));
  const made = before.pages.map((page): Page | null => {
    const maker = makers.get(page.source.file);
    const { town, copy } = page;
    const variant = town ?? Number(copy?.slug ?? 1);
    if (isChecked(page)) return maker?.make(variant) ?? null;
    // If a fact changes the route of any page about a town, it changes that of the page being checked.
    return maker?.makeTrusted(variant, town && page.route) ?? null;
  });
  const pages = made.flatMap((page, index) => (page && page.route === before.pages[index]?.route ? [page] : []));
  if (pages.length < made.length || hasFaults(found)) return null;

  const { source } = definition;
  const site: Site = {
    ...before,
    facts,
    source,
    footerFor: filled.footerFor,
    linkTo: linkResolver(facts),
    leaves: filled.leaves,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    posts: once(() => postsOf(pages)),
  };
  const checked = pages.filter(({ isTrusted }) => !isTrusted);
  const problems = [
    ...factProblems(facts, source, []),
    ...emptyFacts(site),
    ...linkProblemsOn(checked, filled.leaves, site),
    ...sectionProblems({ ...site, pages: checked }, checks),
  ];
  return problems.length > 0 ? null : { site, checked };
}
