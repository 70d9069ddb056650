import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import { routeOfTown } from '../check/towns/town-slug.ts';

/** A page that is written for a single town. */
interface OwnPage {
  town: string;
  route: string;
}

/** Returns the town and the route of a page that is written for one town; null for any other definition. */
export function ownPage(definition: unknown): OwnPage | null {
  const { route, town, each } = asGroup(definition);
  return typeof town === 'string' && each === undefined ? { town, route: routeOfTown(String(route), town) } : null;
}

/**
 * Returns true if a page was written for this one town, at the address where a definition for several towns would put
 * it.
 */
export type HasOwnPage = (definition: object, town: { slug: string }) => boolean;

/** Finds the pages that were written for one town. */
export function ownPages(definitions: readonly Pick<Definition<unknown>, 'data'>[]): HasOwnPage {
  const named = ({ town, route }: OwnPage) => `${town} ${route}`;
  const found = new Set(definitions.flatMap(({ data }) => ownPage(data) ?? []).map(named));
  if (found.size === 0) return () => false;
  return (definition, { slug }) =>
    found.has(named({ town: slug, route: routeOfTown(String(asGroup(definition).route), slug) }));
}
