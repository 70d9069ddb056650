import { groupBy } from '../../basics/group-by.ts';
import type { Unpublished } from '../../check/definition.ts';
import type { Absence } from '../../check/timing/timing.ts';
import { errorAtValue } from '../../read/error-at.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { isMainPage } from './link-place.ts';
import type { LinkProblem } from './page-link-problem.ts';
import { unpublishedMessages } from './unpublished-messages.ts';

/** What keeps a page off the site. */
const propertyOf: Readonly<Record<Absence['kind'], string>> = { draft: 'draft', early: 'from', over: 'until' };

/** Link problems, grouped by where the mistake is. */
export interface Explained {
  /** Mistakes elsewhere that make the links wrong. */
  mistakes: readonly Diagnostic[];
  /** The problems that these mistakes do not explain. */
  others: readonly LinkProblem[];
}

/**
 * Finds the files that are left out although several towns have their pages there. Leaving out such a file is one
 * mistake, and the links to it are fine: the fix is not to change a thousand links.
 */
export function neededPages(problems: readonly LinkProblem[]): Explained {
  const needed = new Map<Unpublished, Diagnostic>();
  for (const [page, same] of groupBy(problems, ({ unpublished }) => unpublished)) {
    const [first, ...more] = same.filter(({ leaf }) => isMainPage(leaf));
    if (!page || page.town !== null || page.kind !== 'page' || !first || more.length === 0) continue;
    const message = unpublishedMessages.neededPage(first.leaf.text, more.length + 1, page.absence);
    needed.set(page, errorAtValue(page.source, [propertyOf[page.absence.kind]], message));
  }
  const others = problems.filter(({ unpublished }) => !unpublished || !needed.has(unpublished));
  return { mistakes: [...needed.values()], others };
}
