import { hasTownSlug, routeOfTown, routesOfTowns } from '../../check/towns/town-slug.ts';
import type { ReadFiles } from '../../read/read.ts';
import { report } from '../../report/report.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { FileChange } from '../edit/save.ts';
import type { CheckedProject } from './checked-project.ts';
import { linkSplices } from './moved-routes.ts';
import { redirectSplices } from './redirect-splices.ts';
import { refusal } from './rename-messages.ts';
import { edited, type Moves, sourcesIn } from './splices.ts';

type RouteMoves = readonly (readonly [from: string, to: string])[];

/**
 * Writes links to the new routes of pages, and redirects from the old ones. The pages of all towns share a redirect.
 *
 * @param written the raw routes, with placeholders
 * @param later those of pages that are not published yet, from which nothing is redirected
 * @returns the files, and the redirects
 */
export function withLinks(
  files: ReadFiles,
  written: RouteMoves,
  routes: RouteMoves,
  later: RouteMoves,
): { files: ReadFiles; redirects: RouteMoves } {
  const linked = edited(files, linkSplices(files, new Map([...later, ...written, ...routes])));
  const redirects = inFamilies(written, routes);
  const taken = new Set([...written, ...routes].map(([, to]) => to));
  return { files: edited(linked, redirectSplices(linked.site, redirects, taken)), redirects };
}

/** Returns the routes, with those of a page for all towns as one. */
function inFamilies(written: RouteMoves, routes: RouteMoves): RouteMoves {
  const families = written
    .filter((pair) => pair.every((route) => hasTownSlug(route) && !hasOtherPlaceholders(route)))
    .map((pair) => ({ pair, old: routesOfTowns(pair[0]), moved: 0 }));
  const others = routes.filter(([from, to]) => {
    const family = families.find(({ pair, old }) => {
      const [, slug] = old.exec(from) ?? [];
      return slug !== undefined && routeOfTown(pair[1], slug) === to;
    });
    if (family) family.moved += 1;
    return !family;
  });
  return [...families.flatMap(({ pair, moved }) => (moved > 0 ? [pair] : [])), ...others];
}

const hasOtherPlaceholders = (route: string) => routeOfTown(route, '').includes('{');

/** @throws UsageError if there are mistakes */
export function publishable(project: CheckedProject): CheckedProject {
  if (project.problems.length > 0) throw new UsageError(refusal.wrongAfter(report(project.problems, 'text', false)));
  return project;
}

/** Returns the files that differ, or have another name. */
export function changesOf(before: CheckedProject, after: CheckedProject, moves: Moves): FileChange[] {
  const old = new Map(sourcesIn(before.files).map(({ file, text }) => [moves.get(file) ?? file, { file, text }]));
  return sourcesIn(after.files).flatMap((source): FileChange[] => {
    const { file = '', text = '' } = old.get(source.file) ?? {};
    if (file !== source.file) return [{ source, before: text, from: file }];
    return text === source.text ? [] : [{ source, before: text }];
  });
}
