import type { Change } from './change.ts';
import { pageChanges } from './page-changes.ts';
import { type SharedChanges, withoutShared } from './shared-changes.ts';
import type { PageSnapshot, Snapshot } from './snapshot.ts';

interface PageChange {
  route: string;
  changes: Change[];
  /** How much larger the HTML is, uncompressed; negative if it is smaller. Null if that is not known. */
  bytes: number | null;
}

export interface SiteChange {
  added: { route: string; title: string }[];
  /** The title is null if it is not known. */
  removed: { route: string; title: string | null }[];
  renamed: { from: string; to: string }[];
  /** Changes that several pages share, such as one in the footer. `changed` does not repeat them. */
  shared: SharedChanges[];
  changed: PageChange[];
  /** The routes of pages with the same words, and other pictures, colors, or links. */
  looks: string[];
  /** How many pages have a change of words, those that `shared` lists included. */
  pagesChanged: number;
  /** How many pages have no change at all. */
  same: number;
  bytes: number | null;
}

interface PagePair {
  from: PageSnapshot;
  to: PageSnapshot;
}

/** The share of text that two pages must have in common for one to count as the other under a new route. */
const renameThreshold = 0.6;

/**
 * Lists what visitors will see change from one build to another.
 *
 * @param others how many pages are known to be the same, and in neither snapshot
 */
export function compare(before: Snapshot, after: Snapshot, others = 0): SiteChange {
  const old = new Map(before.map((page) => [page.route, page]));
  const routes = new Set(after.map(({ route }) => route));
  const renamed = findRenamed(
    before.filter(({ route }) => !routes.has(route)),
    after.filter(({ route }) => !old.has(route)),
  );
  const kept = after.flatMap((to) => {
    const from = old.get(to.route);
    return from ? [{ from, to }] : [];
  });
  const pairs = [...kept, ...renamed];
  const pages = pairs.map(({ from, to }) => ({
    route: to.route,
    changes: pageChanges(from.reading, to.reading),
    bytes: to.bytes - from.bytes,
  }));
  const { shared, rest } = withoutShared(pages);
  const sameWords = kept.filter((_, index) => pages[index]?.changes.length === 0);
  const looks = sameWords.filter(({ from, to }) => from.looks !== to.looks).map(({ to }) => to.route);
  return {
    added: unpaired(after, new Set(pairs.map(({ to }) => to))),
    removed: unpaired(before, new Set(pairs.map(({ from }) => from))),
    renamed: renamed.map(({ from, to }) => ({ from: from.route, to: to.route })),
    shared,
    changed: rest,
    pagesChanged: pages.filter(({ changes }) => changes.length > 0).length,
    looks,
    same: sameWords.length - looks.length + others,
    bytes: totalBytes(after) - totalBytes(before),
  };
}

/** Pairs each page that is gone with the new page most like it, if one is alike enough. */
function findRenamed(gone: Snapshot, fresh: Snapshot): PagePair[] {
  return gone.flatMap((from) => {
    const [best] = fresh
      .map((to) => ({ from, to, similarity: similarity(from, to) }))
      .filter(({ similarity }) => similarity >= renameThreshold)
      .sort((a, b) => b.similarity - a.similarity);
    return best ? [best] : [];
  });
}

/** The share of the main text that two pages have in common, from 0 to 1. */
function similarity(a: PageSnapshot, b: PageSnapshot): number {
  const [textsOfA, textsOfB] = [mainTexts(a), mainTexts(b)];
  const common = [...textsOfA].filter((text) => textsOfB.has(text)).length;
  return common / Math.max(1, textsOfA.size, textsOfB.size);
}

function mainTexts({ reading }: PageSnapshot): Set<string> {
  return new Set(reading.blocks.filter(({ inMain }) => inMain).map(({ text }) => text));
}

function unpaired(pages: Snapshot, paired: ReadonlySet<PageSnapshot>): { route: string; title: string }[] {
  return pages.filter((page) => !paired.has(page)).map(({ route, reading }) => ({ route, title: reading.title }));
}

function totalBytes(pages: Snapshot): number {
  return pages.reduce((sum, { bytes }) => sum + bytes, 0);
}
