import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Definitions, Unpublished } from '../../check/definition.ts';
import { hasTownSlug, routeOfTown, routesOfTowns } from '../../check/towns/town-slug.ts';
import { routeFault } from '../routes/route.ts';

/** Returns what would have a route if it were published; null if nothing would. */
export type UnpublishedAt = (route: string) => Unpublished | null;

/** Finds unpublished pages and towns by the routes they would have, corrected if their form is invalid. */
export function unpublishedRoutes({ site, unpublished, towns, pages, invalidPages }: Definitions): UnpublishedAt {
  if (unpublished.length === 0) return () => null;
  const { language } = site.data;
  const routeOf = (data: unknown) => {
    const route = String(asGroup(data).route ?? '');
    return routeFault(route, language)?.better ?? route;
  };
  const left = unpublished.filter(({ kind }) => kind === 'page');
  const byRoute = new Map(left.map((page) => [routeOf(page.data), page]));
  const patterns = left
    .filter(({ data }) => hasTownSlug(routeOf(data)))
    .map((page) => [page, routesOfTowns(routeOf(page.data))] as const);
  const templates = [...pages, ...invalidPages].map(({ data }) => routeOf(data)).filter(hasTownSlug);
  for (const town of unpublished.filter(({ kind }) => kind === 'town')) {
    for (const route of templates) byRoute.set(routeOfTown(route, String(town.data.slug)), town);
  }
  const data = [...towns, ...unpublished.filter(({ kind }) => kind === 'town')].map((town) => asGroup(town.data));
  const bySlug = new Map(data.map((town) => [String(town.slug), town]));
  const hasPage = (page: Unpublished, slug: string | undefined) => {
    const town = bySlug.get(slug ?? '');
    const { specialty } = page.data;
    return (
      town !== undefined && (specialty === undefined || Object.hasOwn(asGroup(town.specialties), String(specialty)))
    );
  };
  return (route) =>
    byRoute.get(route) ?? patterns.find(([page, own]) => hasPage(page, own.exec(route)?.[1]))?.[0] ?? null;
}
