import { idsOf } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';

/** A page of the last plan. */
interface OldPage {
  route: string;
  /** The ids that links can lead to. */
  ids: readonly string[];
  /** True if it has not changed. */
  isRight: boolean;
}

/** True if a page or an id is gone that a page which has not changed may link to. */
export function hasLostTargets(before: readonly OldPage[], site: Site): boolean {
  // Pages that changed are checked in any case.
  if (!before.some(({ isRight }) => isRight)) return false;
  const routes = new Map(site.pages.map((page) => [page.route, page]));
  return before.some(({ route, ids, isRight }) => {
    const now = routes.get(route);
    if (!now || isRight) return !now;
    const current = new Set(idsOf(now));
    return ids.some((id) => !current.has(id));
  });
}
