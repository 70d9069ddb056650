import { asGroup } from '../../../../templates/schema/is-group.ts';
import type { ProjectFiles } from '../../edit/project.ts';
import { townsOf } from '../../edit/written-towns.ts';
import { patternOf, usualTown } from '../usual-town.ts';

/**
 * The route of the main page of most towns, with a placeholder for the slug. A definition that makes pages for all towns is preferred:
 * nobody writes a page for each of a thousand towns.
 */
export function usualPage(project: ProjectFiles): string {
  const town = usualTown(townsOf(project));
  const usual = town ? patternOf(town) : null;
  const made = project.pages.flatMap(({ data }) => {
    const { each, specialty, route } = asGroup(data);
    const isForAll = each === 'towns' && specialty === undefined;
    return isForAll && typeof route === 'string' && route.includes('{town.slug}') ? [route] : [];
  });
  const [first] = made.filter((route) => route === usual).concat(made);
  return first ?? usual ?? '/{town.slug}';
}
