import { groupBy } from '../../basics/group-by.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { PageCandidate } from '../page.ts';
import { renamedForTowns, type TownPage, templateOf } from '../routes/renamed-for-towns.ts';
import { routeMessages } from '../routes/route-messages.ts';
import { rawText } from '../texts/raw-text.ts';
import { isMainPage } from './link-place.ts';
import type { Explained } from './needed-pages.ts';
import type { LinkProblem } from './page-link-problem.ts';

/**
 * Finds the definitions that make the pages of all towns at another route than the one that the towns, and links,
 * expect. That is one mistake, not one in each town file.
 */
export function movedPages(
  problems: readonly LinkProblem[],
  candidates: readonly PageCandidate[],
  towns: readonly TownPage[],
): Explained {
  const missing = new Set(problems.flatMap(({ leaf, missing }) => (missing && isMainPage(leaf) ? [missing] : [])));
  if (missing.size < 2) return { mistakes: [], others: problems };
  const lost = towns.filter(({ page }) => missing.has(page));
  const known = candidates.filter(({ route }) => route !== null);
  const byTemplate = groupBy(lost, templateOf);
  const explained = new Set<string>();
  const mistakes = [...renamedForTowns(known, lost, false)].map(([source, template]) => {
    const own = byTemplate.get(template) ?? [];
    for (const { page } of own) explained.add(page);
    const message = routeMessages.movedPages(rawText(source, ['route']) ?? '', template, own.length);
    return errorAtValue(source, ['route'], message);
  });
  return { mistakes, others: problems.filter((one) => one.missing === undefined || !explained.has(one.missing)) };
}
