import { asGroup } from '../../../templates/schema/is-group.ts';
import { titled } from '../../basics/slug.ts';
import { routeOfTown } from '../../check/towns/town-slug.ts';
import type { Project } from '../edit/project.ts';
import type { WrittenTown } from '../edit/written-towns.ts';
import { sectionOf } from './add-page.ts';
import { serviceName } from './specialties.ts';

type LinkItem = Readonly<Record<string, unknown>>;

/**
 * Returns sections in which the links to the specialty pages of one town lead to those of the page's own town. If there
 * is no list of such links, one is added before the last section.
 *
 * @param sections the sections of a page about the town `model`
 * @param specialties the specialties of the page's own town
 */
export function specialtyLinks(
  project: Project,
  sections: readonly object[],
  model: WrittenTown,
  specialties: readonly string[],
): object[] {
  const routes = specialtyRoutes(project);
  const specialtyOf = ({ to }: LinkItem) => [...routes].find(([, route]) => routeOfTown(route, model.slug) === to)?.[0];
  const links = (old: readonly LinkItem[]) =>
    specialties.flatMap((specialty) => {
      const to = routes.get(specialty);
      const label = old.find((item) => specialtyOf(item) === specialty)?.label;
      return to === undefined ? [] : [{ label: label ?? serviceName(project, specialty) ?? titled(specialty), to }];
    });
  let isPlaced = links([]).length === 0;
  const placed = sections.flatMap((section) => {
    const found = Object.entries(section).find(
      ([, list]) => Array.isArray(list) && list.some((item) => specialtyOf(asGroup(item))),
    );
    if (!found) return [section];
    const [key, list] = found as [string, LinkItem[]];
    const others = list.filter((item) => !specialtyOf(item));
    const items = isPlaced ? others : [...links(list), ...others];
    isPlaced = true;
    return items.length > 0 ? [{ ...section, [key]: items }] : [];
  });
  if (isPlaced) return placed;
  return placed.toSpliced(-1, 0, { ...sectionOf(project, 'links'), links: links([]) });
}

/** Returns the routes of the pages of each specialty, with a placeholder for the slug of the town. */
function specialtyRoutes({ pages }: Project): Map<string, string> {
  return new Map(
    pages.flatMap(({ data }): [string, string][] => {
      const { each, specialty, route } = asGroup(data);
      return each && typeof specialty === 'string' && typeof route === 'string' ? [[specialty, route]] : [];
    }),
  );
}
