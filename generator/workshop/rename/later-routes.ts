import { asGroup } from '../../../templates/schema/is-group.ts';
import { hasTownSlug, routeOfTown } from '../../check/towns/town-slug.ts';
import { townsOf } from '../edit/written-towns.ts';
import type { CheckedProject } from './checked-project.ts';

type RouteMoves = readonly (readonly [from: string, to: string])[];

/**
 * Returns the routes that pages for all towns will have, before and after, for the towns without such a page. A town
 * that is a draft has links to them.
 *
 * @param written the raw routes of definitions that change
 * @param slugs the slugs that change
 */
export function laterRoutes(
  { files, site }: CheckedProject,
  written: RouteMoves,
  slugs: ReadonlyMap<string, string> = new Map(),
): RouteMoves {
  const made = new Set(site.pages.map(({ route }) => route));
  const moved = new Map(written);
  const families = files.pages.map(({ data }) => String(asGroup(data).route)).filter(hasTownSlug);
  const towns = townsOf(files);
  return families.flatMap((family) =>
    towns.flatMap(({ slug }): RouteMoves => {
      const from = routeOfTown(family, slug);
      const to = routeOfTown(moved.get(family) ?? family, slugs.get(slug) ?? slug);
      return from === to || made.has(from) ? [] : [[from, to]];
    }),
  );
}
