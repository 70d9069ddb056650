import { asGroup } from '../../templates/schema/is-group.ts';
import type { Definition } from '../check/definition.ts';
import { routeOfTown } from './routes/town-slug.ts';

/** True if a page was written for one town alone, at the address that a definition for several towns has for it. */
export type HasOwnPage = (definition: object, town: { slug: string }) => boolean;

/** Finds the pages that were written for one town. */
export function ownPages(definitions: readonly Pick<Definition<unknown>, 'data'>[]): HasOwnPage {
  const named = (route: unknown, slug: string) => `${slug} ${routeOfTown(String(route), slug)}`;
  const own = new Set(
    definitions.flatMap(({ data }) => {
      const { route, town, each } = asGroup(data);
      return typeof town === 'string' && each === undefined ? named(route, town) : [];
    }),
  );
  return own.size === 0 ? () => false : (definition, { slug }) => own.has(named(asGroup(definition).route, slug));
}
