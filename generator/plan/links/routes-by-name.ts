import { once } from '../../../templates/memoized.ts';
import { asGroup } from '../../../templates/schema/is-group.ts';
import { groupBy } from '../../basics/group-by.ts';
import { slugOf } from '../../basics/slug.ts';
import type { PageCandidate } from '../page.ts';

/** Returns a function that finds the routes of pages by the significant words of a name. */
export function routesByName(routes: ReadonlyMap<string, PageCandidate>): (words: string) => readonly string[] {
  const byName = once(() => {
    const names = [...routes].flatMap(([route, page]) => [...namesOf(route, page)].map((name) => ({ name, route })));
    return groupBy(names, ({ name }) => name);
  });
  return (words) => (byName().get(words) ?? []).map(({ route }) => route);
}

/** Returns the likely names of a page: its name, unless that depends on a town, and the last words of its route. */
function namesOf(route: string, { source }: PageCandidate): Set<string> {
  const { name } = asGroup(source.data);
  const isFixed = typeof name === 'string' && !name.includes('{');
  const last = route.slice(route.lastIndexOf('/') + 1) || 'home';
  return new Set([last, ...(isFixed ? [name] : [])].map(significant));
}

const insignificant = new Set(['page', 'our', 'the', 'us', 'my', 'your', 'go', 'to', 'see']);

/** Returns the words of a name that distinguish it from others. */
export function significant(text: string): string {
  const words = slugOf(text.replace(/homepage/i, 'home page')).split('-');
  return words.filter((word) => !insignificant.has(word)).join('-');
}
