import { hash } from '../../assets/cache.ts';
import type { Planned } from './plan-again.ts';

/** On a site with more pages, comparing what they say takes longer than loading the open ones again. */
const manyPages = 1000;

/** The routes of pages that were added, removed, or changed. If a file that all pages load changed, all did. */
export function changedRoutes(before: Planned, after: Planned): string[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  const routes = [...new Set([...old.keys(), ...now.keys()])];
  if (hasOtherFiles(before, after)) return routes;
  const changed = routes.filter((route) => old.get(route) !== now.get(route));
  if (changed.length === 0 || routes.length > manyPages) return changed;
  const [oldTexts, texts] = [contentsOf(before), contentsOf(after)];
  return changed.filter((route) => oldTexts.get(route) !== texts.get(route));
}

function keysOf({ known }: Planned): Map<string, string> {
  return new Map(known.pages.map(({ route, key }) => [route, key]));
}

function hasOtherFiles(before: Planned, after: Planned): boolean {
  const fontsOf = ({ work }: Planned) => work.resources.fonts.map(({ path }) => path).join();
  const isRepainted = [...before.pictures].some(
    ([name, { stem }]) => (after.pictures.get(name)?.stem ?? stem) !== stem,
  );
  return isRepainted || fontsOf(before) !== fontsOf(after);
}

/** A hash of everything that the body of a page is made from, by route. */
function contentsOf({ site }: Planned): Map<string, string> {
  const shared = JSON.stringify([site.facts, site.posts]);
  return new Map(
    site.pages.map(({ route, data, facts, town }) => {
      return [route, hash(shared, JSON.stringify([data, facts, site.footerFor(town)]))];
    }),
  );
}
