import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Definitions, Unpublished } from '../../check/definition.ts';
import { hasTownSlug, routeOfTown, routesOfTowns } from '../routes/town-slug.ts';

/** What would have a route if it were published; null if nothing would. */
export type UnpublishedAt = (route: string) => Unpublished | null;

/** Finds the pages and towns that are left out by the routes that they would have. */
export function unpublishedRoutes({ unpublished, pages, invalidPages }: Definitions): UnpublishedAt {
  if (unpublished.length === 0) return () => null;
  const routeOf = (data: unknown) => String(asGroup(data).route ?? '');
  const left = unpublished.filter(({ kind }) => kind === 'page');
  const byRoute = new Map(left.map((page) => [routeOf(page.data), page]));
  const patterns = left
    .filter(({ data }) => hasTownSlug(routeOf(data)))
    .map((page) => [page, routesOfTowns(routeOf(page.data))] as const);
  const templates = [...pages, ...invalidPages].map(({ data }) => routeOf(data)).filter(hasTownSlug);
  for (const town of unpublished.filter(({ kind }) => kind === 'town')) {
    for (const route of templates) byRoute.set(routeOfTown(route, String(town.data.slug)), town);
  }
  return (route) => byRoute.get(route) ?? patterns.find(([, own]) => own.test(route))?.[0] ?? null;
}
