import type { Path } from '../read/locate.ts';
import type { Page } from './page.ts';

/**
 * Returns the path of each section of a page. A section with `each` or `specialty` may be on the page several times, or
 * not at all.
 */
export function sectionPaths({ leaves }: Pick<Page, 'leaves'>): Path[] {
  return leaves.flatMap(({ path }) => {
    const [list, index, property] = path;
    return list === 'sections' && property === 'type' && path.length === 3 ? [['sections', Number(index)]] : [];
  });
}
