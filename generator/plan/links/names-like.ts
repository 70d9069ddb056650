import { slugOf } from '../../basics/slug.ts';
import { suggest } from '../../basics/suggest.ts';
import type { PageCandidate } from '../page.ts';
import type { LinkedSite } from './linked-site.ts';
import { significant } from './routes-by-name.ts';

/** Common words for the links that are made from the contact facts. */
const contactWords = new Map([
  ['phone', 'call'],
  ['telephone', 'call'],
  ['mail', 'email'],
  ['sms', 'text'],
]);

/** Returns the names of links that are similar to a text, and the text as an id. */
export function namesLike(to: string, { named }: LinkedSite): string[] {
  if (/[/#@:]/.test(to)) return [];
  const name = to.replace(/^links\./, '');
  const near = contactWords.get(name.toLowerCase()) ?? suggest(slugOf(name) || name, Object.keys(named));
  return near === null ? [`#${slugOf(name)}`] : [near, `#${slugOf(name)}`];
}

/** Returns the route of the only page that people call by words such as `Contact page` and `our workshop`. */
export function pageCalled(to: string, page: PageCandidate | null, { routesCalled, named }: LinkedSite): string[] {
  const words = significant(to);
  if (words === '' || Object.hasOwn(named, slugOf(to)) || contactWords.has(words)) return [];
  // A link from a page to itself is never intended.
  const called = routesCalled(words).filter((route) => route !== page?.route);
  return called.length === 1 ? called : [];
}
