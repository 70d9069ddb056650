import { asGroup } from '../../templates/schema/is-group.ts';
import { slugOf } from '../report/slug.ts';
import { suggest } from '../report/suggest.ts';
import type { LinkedSite } from './linked-site.ts';
import type { PageCandidate } from './page.ts';

/** What people call the links that are made from the contact facts. */
const contactWords = new Map([
  ['phone', 'call'],
  ['telephone', 'call'],
  ['mail', 'email'],
  ['sms', 'text'],
]);

/** Names of links that are like a text, and the text as an id. */
export function namesLike(to: string, { named }: LinkedSite): string[] {
  if (/[/#@:]/.test(to)) return [];
  const name = to.replace(/^links\./, '');
  const near = contactWords.get(name.toLowerCase()) ?? suggest(slugOf(name) || name, Object.keys(named));
  return near === null ? [`#${slugOf(name)}`] : [near, `#${slugOf(name)}`];
}

/** The route of the only page that people call so, as in `Contact page` and `our workshop`. */
export function pageCalled(to: string, page: PageCandidate | null, { routes, named }: LinkedSite): string[] {
  const words = significant(to);
  if (words === '' || Object.hasOwn(named, slugOf(to)) || contactWords.has(words)) return [];
  // Nobody means a link from a page to itself.
  const called = [...routes].filter(([route, other]) => route !== page?.route && namesOf(route, other).includes(words));
  return called.length === 1 ? called.map(([route]) => route) : [];
}

/** What people may call a page: its name, unless that depends on a town, and the last words of its route. */
function namesOf(route: string, { source }: PageCandidate): string[] {
  const { name } = asGroup(source.data);
  const isFixed = typeof name === 'string' && !name.includes('{');
  return [significant(route.slice(route.lastIndexOf('/') + 1) || 'home'), ...(isFixed ? [significant(name)] : [])];
}

const insignificant = new Set(['page', 'our', 'the', 'us', 'my', 'your', 'go', 'to', 'see']);

/** The words of a name that tell it from others. */
function significant(text: string): string {
  const words = slugOf(text.replace(/homepage/i, 'home page')).split('-');
  return words.filter((word) => !insignificant.has(word)).join('-');
}
