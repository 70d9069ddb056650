import { errorAtValue } from '../../read/error-at.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import type { UnpublishedAt } from '../links/unpublished-routes.ts';
import { requiredPages, routeMessages } from './route-messages.ts';
import type { SettledRoutes } from './settle-routes.ts';

/** Reports pages that every site needs. */
export function missingPages(
  { byRoute, allKnown }: SettledRoutes,
  source: Source,
  unpublishedAt: UnpublishedAt,
): Diagnostic[] {
  const missing = Object.keys(requiredPages).filter((route) => allKnown && !byRoute.has(route));
  return missing.map((route) => errorAtValue(source, [], routeMessages.missingPage(route, unpublishedAt(route))));
}
