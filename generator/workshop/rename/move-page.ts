import { asGroup } from '../../../templates/schema/is-group.ts';
import { nodeAt } from '../../check/mistakes/working-copy.ts';
import { read } from '../../read/read.ts';
import { ContentError } from '../../report/diagnostic.ts';
import type { Tools } from '../../tools.ts';
import type { FileChange } from '../edit/save.ts';
import { checkedProject } from './checked-project.ts';
import { spliceOf } from './key-splices.ts';
import { laterRoutes } from './later-routes.ts';
import { movedRoutes } from './moved-routes.ts';
import { ownPageSplices } from './own-page-splices.ts';
import { changesOf, publishable, withLinks } from './renamed-files.ts';
import { edited } from './splices.ts';

/** A project in which a page has another route, in memory. */
interface MovedPage {
  changes: FileChange[];
  /** Its routes, before and after: several if a definition makes several pages. */
  redirects: readonly (readonly [string, string])[];
}

/**
 * Gives a page another route, with a redirect, and changes all links to it.
 *
 * @param from its raw route, with placeholders
 * @param today as YYYY-MM-DD, for texts that use the year
 * @throws ContentError if the site has mistakes
 * @throws UsageError if it would have any afterwards
 */
export async function movePage(
  root: string,
  { from, to, today }: { from: string; to: string; today: string },
  tools: Tools,
): Promise<MovedPage> {
  const before = checkedProject(await read(root), today, tools);
  if (before.problems.length > 0) throw new ContentError(before.problems);
  const own = before.files.pages.filter(({ data }) => asGroup(data).route === from);
  const splices = own.flatMap((source) => {
    const node = nodeAt(source, ['route']);
    return node ? [spliceOf(source, node, from, to)] : [];
  });
  const ofTowns = ownPageSplices(before.files, [[from, to]]);
  const moved = checkedProject(edited(before.files, [...splices, ...ofTowns]), today, tools);
  const routes = movedRoutes(before, moved);
  const { files, redirects } = withLinks(moved.files, [[from, to]], routes, laterRoutes(before, [[from, to]]));
  return { changes: changesOf(before, publishable(checkedProject(files, today, tools)), new Map()), redirects };
}
