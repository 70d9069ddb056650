import { hash } from '../../assets/cache.ts';
import { pageKeys } from '../../memory/page-keys.ts';
import type { Planned } from './plan-again.ts';

/** On a site with more pages, comparing what they say takes longer than loading the open ones again. */
const manyPages = 1000;

/** The routes of pages that were added, removed, or changed. If a file that all pages load changed, all did. */
export function changedRoutes(before: Planned, after: Planned): string[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  const routes = [...new Set([...old.keys(), ...now.keys()])];
  if (hasOtherFiles(before, after)) return routes;
  const edited = differing(routes, old, now);
  if (edited.length === 0 || routes.length > manyPages) return edited;
  // A comment says nothing.
  const changed = differing(edited, meaningsOf(before), meaningsOf(after));
  if (before.known.site === after.known.site) return changed;
  return differing(changed, contentsOf(before, changed), contentsOf(after, changed));
}

/** What is known of pages, by their routes. */
type ByRoute = ReadonlyMap<string, string>;

const differing = (routes: readonly string[], before: ByRoute, after: ByRoute) =>
  routes.filter((route) => before.get(route) !== after.get(route));

function keysOf({ known }: Planned): ByRoute {
  return new Map(known.pages.map(({ route, key }) => [route, key]));
}

/** Keys that differ only if the data of a definition or the text of a town does. */
function meaningsOf({ site, definitions, work }: Planned): ByRoute {
  const towns = new Set(definitions.towns.filter(({ path }) => path.length === 0).map(({ source }) => source));
  const { ofPage } = pageKeys(definitions, '', (source) =>
    towns.has(source) ? work.hashOf(source) : JSON.stringify(source.data),
  );
  return new Map(site.pages.map((page) => [page.route, ofPage(page)]));
}

function hasOtherFiles(before: Planned, after: Planned): boolean {
  const fontsOf = ({ work }: Planned) => work.resources.fonts.map(({ path }) => path).join();
  const isRepainted = [...before.pictures].some(
    ([name, { stem }]) => (after.pictures.get(name)?.stem ?? stem) !== stem,
  );
  return isRepainted || fontsOf(before) !== fontsOf(after);
}

/** A hash of everything that the bodies of some pages are made from. */
function contentsOf({ site }: Planned, routes: readonly string[]): ByRoute {
  const shared = JSON.stringify([site.facts, site.posts]);
  const wanted = new Set(routes);
  const pages = site.pages.filter(({ route }) => wanted.has(route));
  return new Map(
    pages.map(({ route, data, facts, town }) => {
      return [route, hash(shared, JSON.stringify([data, facts, site.footerFor(town)]))];
    }),
  );
}
