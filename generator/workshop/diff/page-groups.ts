import { groupBy } from '../../basics/group-by.ts';
import { alikeAddresses } from './alike-addresses.ts';
import { mostListed } from './fold.ts';

/** Many pages of one definition, or with similar addresses if their definition is not known. */
interface PageGroup<T> {
  pages: T[];
  definition: string | null;
}

interface PageGroups<T> {
  groups: PageGroup<T>[];
  others: T[];
}

/** Groups pages that are too many to list individually. */
export function pageGroups<T extends { definition: string | null }>(
  pages: readonly T[],
  routeOf: (page: T) => string,
): PageGroups<T> {
  const known = pages.filter(({ definition }) => definition !== null);
  const large = [...groupBy(known, ({ definition }) => definition)].filter(([, group]) => group.length > mostListed);
  const taken = new Set(large.flatMap(([, group]) => group));
  const { groups, others } = alikeAddresses(
    pages.filter((page) => !taken.has(page)),
    routeOf,
  );
  return {
    groups: [
      ...large.map(([definition, group]) => ({ definition, pages: group })),
      ...groups.map((group) => ({ definition: null, pages: group })),
    ],
    others,
  };
}
