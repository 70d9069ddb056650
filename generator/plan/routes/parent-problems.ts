import { errorAtValue } from '../../read/error-at.ts';
import { valueSpan } from '../../read/locate.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { type PageCandidate, referencesOf } from '../page.ts';
import { parentMessages } from './route-messages.ts';

/**
 * Checks that no page is above itself or above the home page, and that the "not found" page has no pages below it.
 * Reports a circle of several pages once.
 */
export function parentProblems(byRoute: ReadonlyMap<string, PageCandidate>): Diagnostic[] {
  const parentAt = (route: string): string | null | undefined => {
    const page = byRoute.get(route);
    return page && parentOf(page);
  };
  const reported = new Set<string>();
  return [...byRoute].flatMap(([route, page]) => {
    if (page.isTrusted) return [];
    const { source } = page;
    const parent = parentOf(page);
    if (parent != null && route === '/') return [errorAtValue(source, ['parent'], parentMessages.aboveHome())];
    if (parent === '/404') return [errorAtValue(source, ['parent'], parentMessages.missingPage())];
    const trail = [route];
    for (let at = parent; at != null && !trail.slice(1).includes(at); at = parentAt(at) ?? null) trail.push(at);
    if (trail.length === 1 || trail.lastIndexOf(route) === 0 || reported.has(route)) return [];
    for (const one of trail) reported.add(one);
    if (trail.length === 2) return [errorAtValue(source, ['parent'], parentMessages.ownParent(route))];
    const other = byRoute.get(trail[1] ?? '')?.source;
    const also = other && { source: other, span: valueSpan(other, ['parent']) };
    return [errorAtValue(source, ['parent'], parentMessages.parentLoop(trail), also)];
  });
}

function parentOf(page: PageCandidate): string | null {
  return referencesOf(page).find(({ path }) => path.length === 1 && path[0] === 'parent')?.text ?? null;
}
