import { asGroup } from '../../../templates/schema/is-group.ts';
import { isDraft } from '../../check/timing/leave-out.ts';
import { patternOf, routeForAllTowns, routeOfTown, slugMark } from '../../check/towns/town-slug.ts';
import type { Source } from '../../read/source.ts';
import type { ProjectFiles } from '../edit/project.ts';
import { townsOf } from '../edit/written-towns.ts';
import { usualTown } from './usual-town.ts';

/** The main page of a town whose row has none. */
export interface UsualPage {
  /** Its route, with a placeholder for the slug. */
  usualPage: string;
  /** The file that makes it, if that is a draft. */
  draftPage: Source | null;
}

/**
 * Finds the main page that most towns have. Prefers a definition that makes pages for all towns: with a thousand towns,
 * nobody writes a separate page for each.
 */
export function usualPage(project: ProjectFiles): UsualPage {
  const town = usualTown(townsOf(project));
  const usual = town ? patternOf(town) : null;
  const made = project.pages.flatMap((source) => {
    const route = routeForAllTowns(source.data);
    return route === null ? [] : [{ usualPage: route, draftPage: isDraft(asGroup(source.data)) ? source : null }];
  });
  const published = made.filter(({ draftPage }) => draftPage === null);
  const like = (one: UsualPage) => routeOfTown(one.usualPage, slugMark) === usual;
  const best = published.find(like) ?? published[0] ?? made.find(like) ?? made[0];
  return best ?? { usualPage: usual ?? `/${slugMark}`, draftPage: null };
}
