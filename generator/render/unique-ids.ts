import { frameIds } from '../../templates/frame-ids.ts';
import { idsOf, type Page } from '../plan/page.ts';

/**
 * Returns a function that makes each id different from those it returned before, and from every id in the page's YAML.
 */
export function uniqueIds(page: Page): (wanted: string) => string {
  let taken: Set<string> | null = null;
  return (wanted) => {
    // Few pages have a view that needs this.
    taken ??= new Set([...Object.values<string>(frameIds), ...idsOf(page)]);
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
}
