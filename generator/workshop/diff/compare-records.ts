import type { PublishedRecord } from '../../publish/record.ts';
import type { ListedPage, SiteChange } from './compare.ts';

/**
 * Lists the pages that differ from the published ones if only the published record is available, not the words. Leaves
 * out pages that are hidden from search engines, because they are not in a record.
 *
 * @param pages the pages of the new build
 */
export function compareRecords(
  before: PublishedRecord,
  after: PublishedRecord,
  pages: readonly ListedPage[],
): SiteChange {
  const shown = pages.filter(({ route }) => hasContent(after, route));
  const added = shown.filter(({ route }) => !hasContent(before, route));
  const kept = shown.filter(({ route }) => hasContent(before, route));
  const changed = kept.filter(({ route }) => before[route]?.content !== after[route]?.content);
  const removed = Object.keys(before).filter((route) => hasContent(before, route) && !hasContent(after, route));
  return {
    added,
    removed: removed.map((route) => ({ route, title: null, definition: null })),
    renamed: [],
    shared: [],
    changed: changed.map(({ route }) => ({ route, changes: [], bytes: null })),
    looks: [],
    pagesChanged: changed.length,
    same: kept.length - changed.length,
    bytes: null,
  };
}

/** Returns false for a removed page, which stays in a record without content. */
function hasContent(record: PublishedRecord, route: string): boolean {
  return (record[route]?.content ?? '') !== '';
}
