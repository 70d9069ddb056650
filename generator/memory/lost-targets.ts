import { idsOf } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';

/** A page of the last plan. */
interface OldPage {
  route: string;
  file: string;
  /** The ids that links can lead to. */
  ids: readonly string[];
  /** True if it has not changed. */
  isRight: boolean;
}

/** The routes of pages that are gone, or have lost an id, which pages that have not changed may link to. */
export function lostTargets(before: readonly OldPage[], site: Site): string[] {
  // Pages that changed are checked in any case.
  if (!before.some(({ isRight }) => isRight)) return [];
  const routes = new Map(site.pages.map((page) => [page.route, page]));
  const isLost = ({ route, file, ids, isRight }: OldPage) => {
    const now = routes.get(route);
    // A page of its own may be where a definition for several towns had one.
    if (!now || (isRight && now.source.file === file)) return !now;
    const current = new Set(idsOf(now));
    return ids.some((id) => !current.has(id));
  };
  return before.filter(isLost).map(({ route }) => route);
}
