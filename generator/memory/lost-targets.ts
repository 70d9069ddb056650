import { idsOf } from '../plan/page.ts';
import type { Site } from '../plan/resolve.ts';

/** A page of the last plan. */
interface OldPage {
  route: string;
  file: string;
  /** The ids that links can lead to. */
  ids: readonly string[];
  /** True if its files are still valid. */
  isValid: boolean;
}

/** Returns the routes that valid pages may link to, although the page is gone or has lost an id. */
export function lostTargets(before: readonly OldPage[], site: Site): string[] {
  // Other pages are checked anyway.
  if (!before.some(({ isValid }) => isValid)) return [];
  const isLost = ({ route, file, ids, isValid }: OldPage) => {
    const now = site.byRoute.get(route);
    if (!now) return true;
    // A page definition of its own may replace a page made from a definition for several towns.
    if (isValid && now.source.file === file) return false;
    const current = new Set(idsOf(now));
    return ids.some((id) => !current.has(id));
  };
  return before.filter(isLost).map(({ route }) => route);
}
