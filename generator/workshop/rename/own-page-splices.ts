import { asGroup } from '../../../templates/schema/is-group.ts';
import { nodeAt, rangeOf } from '../../check/mistakes/working-copy.ts';
import { hasTownSlug, routeOfTown } from '../../check/towns/town-slug.ts';
import { ownPage } from '../../plan/own-pages.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { FileSplice } from './splices.ts';

/**
 * Moves the pages that are written for one town along with the page of all towns that they replace.
 *
 * @param routes the raw routes of definitions, before and after
 */
export function ownPageSplices(
  { pages }: Pick<ReadFiles, 'pages'>,
  routes: readonly (readonly [from: string, to: string])[],
): FileSplice[] {
  const families = routes.filter(([from]) => hasTownSlug(from));
  return pages.flatMap((source) => {
    const node = nodeAt(source, ['route']);
    const { town, route } = ownPage(source.data) ?? {};
    // A page with the same raw route as that of all towns moves with it.
    if (town === undefined || route === undefined || asGroup(source.data).route !== route || !node) return [];
    const [from, to] = families.find((family) => routeOfTown(family[0], town) === route) ?? [];
    if (from === undefined || to === undefined) return [];
    const [start, end] = rangeOf(node);
    const text = source.text.slice(start, end).replace(route, () => routeOfTown(to, town));
    return { file: source.file, start, end, text };
  });
}
