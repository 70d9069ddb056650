import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import { routeOfTown } from './routes/town-slug.ts';

/** A page that is written for one town alone. */
interface OwnPage {
  town: string;
  route: string;
}

/** The town and the route of a page that is written for one town; null for any other definition. */
export function ownPage(definition: unknown): OwnPage | null {
  const { route, town, each } = asGroup(definition);
  return typeof town === 'string' && each === undefined ? { town, route: routeOfTown(String(route), town) } : null;
}

/** True if a page was written for one town alone, at the address that a definition for several towns has for it. */
export type HasOwnPage = (definition: object, town: { slug: string }) => boolean;

/** Finds the pages that were written for one town. */
export function ownPages(definitions: readonly Pick<Definition<unknown>, 'data'>[]): HasOwnPage {
  const named = ({ town, route }: OwnPage) => `${town} ${route}`;
  const found = new Set(definitions.flatMap(({ data }) => ownPage(data) ?? []).map(named));
  if (found.size === 0) return () => false;
  return (definition, { slug }) =>
    found.has(named({ town: slug, route: routeOfTown(String(asGroup(definition).route), slug) }));
}
