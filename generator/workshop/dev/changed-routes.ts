import type { Planned } from './plan-again.ts';

/** What browsers show. */
export interface ShownPlans {
  planned: Planned;
  /** The last plan whose pages were all checked. */
  checked: Planned;
  /** The routes of the changed pages that browsers have reloaded since. */
  announced: ReadonlySet<string>;
}

/** Returns the routes of the changed pages that browsers have not reloaded yet. */
export function unannouncedRoutes({ planned, checked, announced }: ShownPlans, now: Planned): Set<string> {
  const early = planned === checked ? [] : changedRoutes(checked, now).filter((route) => !announced.has(route));
  return new Set([...changedRoutes(planned, now), ...early]);
}

/**
 * Returns the routes of the pages of an edited file, or of all pages, if it is site.yaml or if something changed that
 * all pages load. Pages that show something of those, such as their names, may have changed too. They are included if
 * they were requested since the last check, which does not know what they showed in the meantime.
 *
 * @param asked the routes of the most recently requested pages
 */
export function editedRoutes(
  { planned: before, checked }: ShownPlans,
  after: Planned,
  file: string,
  asked: readonly string[],
): Set<string> {
  const pages = [...before.site.pages, ...after.site.pages];
  const isAll = file === 'site.yaml' || hasOtherFiles(before, after);
  const edited = pages.filter(({ source }) => isAll || source.file === file).map(({ route }) => route);
  const others = isAll || before === checked ? [] : differing(asked, keysOf(before), keysOf(after));
  return new Set([...edited, ...others]);
}

/** Returns the routes of pages that were added, removed, or changed. If a file that all pages load changed, all did. */
function changedRoutes(before: Planned, after: Planned): string[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  const routes = [...new Set([...old.keys(), ...now.keys()])];
  return hasOtherFiles(before, after) ? routes : differing(routes, old, now);
}

/** Data about pages, by their routes. */
type ByRoute = ReadonlyMap<string, string>;

const differing = (routes: readonly string[], before: ByRoute, after: ByRoute) =>
  routes.filter((route) => before.get(route) !== after.get(route));

function keysOf({ known }: Planned): ByRoute {
  return new Map(known.pages.map(({ route, key }) => [route, key]));
}

function hasOtherFiles(before: Planned, after: Planned): boolean {
  const fontsOf = ({ work }: Planned) => work.resources.fonts.map(({ path }) => path).join();
  const isRepainted = [...before.pictures].some(
    ([name, { stem }]) => (after.pictures.get(name)?.stem ?? stem) !== stem,
  );
  return isRepainted || fontsOf(before) !== fontsOf(after);
}
