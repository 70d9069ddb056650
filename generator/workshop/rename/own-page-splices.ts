import { asGroup } from '../../../templates/schema/is-group.ts';
import { nodeAt, rangeOf } from '../../check/mistakes/draft.ts';
import { ownPage } from '../../plan/own-pages.ts';
import { hasTownSlug, routeOfTown } from '../../plan/routes/town-slug.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { FileSplice } from './splices.ts';

/**
 * Moves the pages that are written for one town along with the page of all towns whose place they take.
 *
 * @param routes those of definitions as they are written, before and after
 */
export function ownPageSplices(
  { pages }: Pick<ReadFiles, 'pages'>,
  routes: readonly (readonly [from: string, to: string])[],
): FileSplice[] {
  const families = routes.filter(([from]) => hasTownSlug(from));
  return pages.flatMap((source) => {
    const node = nodeAt(source, ['route']);
    const { town, route } = ownPage(source.data) ?? {};
    // One that is written like that of all towns moves as that does.
    if (town === undefined || route === undefined || asGroup(source.data).route !== route || !node) return [];
    const [from, to] = families.find((family) => routeOfTown(family[0], town) === route) ?? [];
    if (from === undefined || to === undefined) return [];
    const [start, end] = rangeOf(node);
    const text = source.text.slice(start, end).replace(route, () => routeOfTown(to, town));
    return { file: source.file, start, end, text };
  });
}
