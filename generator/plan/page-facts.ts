import type { PageFacts } from '../../templates/define.ts';
import type { Action } from '../../templates/facts/site.ts';
import type { Page } from './page.ts';
import type { Site } from './resolve.ts';

/** Returns what templates need to know about a page, with its location in the site. */
export function pageFacts(page: Page, { byRoute }: Pick<Site, 'byRoute'>): PageFacts {
  const { route, town, copy } = page;
  const { name, published, updated } = page.data;
  const trail: Action[] = [];
  // Pages may be each other's parents, which is reported elsewhere.
  const seen = new Set<string>();
  for (let parent = parentOf(page); parent !== null && !seen.has(parent); parent = parentOf(byRoute.get(parent))) {
    seen.add(parent);
    const label = byRoute.get(parent)?.data.name;
    if (label) trail.unshift({ label, to: parent });
  }
  const number = copy && !town ? Number(copy.slug) : 1;
  return { route, name, trail, number, ...(town && { town }), ...(published && { published, updated }) };
}

/** Returns the route of the page above a page; null for the home page. */
export function parentOf(page: Page | undefined): string | null {
  return !page || page.route === '/' ? null : (page.data.parent ?? '/');
}
