import { editDistance } from '../../../templates/schema/edit-distance.ts';
import type { Copy } from '../page.ts';

/**
 * Returns true if a page is about a town that a route does not name, even allowing for a misspelling by a letter or
 * two. The routes of town pages are so similar that a missing one must not be taken for another.
 */
export function isOfOtherTown(route: string, { town }: { town?: Copy | undefined }): boolean {
  if (!town) return false;
  const { slug } = town;
  const length = slug.split('-').length;
  const most = slug.length < 6 ? 1 : 2;
  const words = route.toLowerCase().split(/[/-]+/);
  return !words.some((_, start) => editDistance(words.slice(start, start + length).join('-'), slug) <= most);
}
