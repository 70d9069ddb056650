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

/** A page that only one of two builds has. */
export interface ListedPage {
  route: string;
  /** Null if it is not known. */
  title: string | null;
  /** The file it is made from; null if that is not known. */
  definition: string | null;
}

/** What visitors will see change. */
export interface SiteChange {
  added: ListedPage[];
  removed: ListedPage[];
  renamed: { from: string; to: string; definition: string | null }[];
  /** Changes that several pages share, such as one in the footer. `changed` does not repeat them. */
  shared: SharedChanges[];
  changed: PageChange[];
  /** The routes of pages with the same words, but other pictures, colors, or links. */
  looks: string[];
  /** How many pages have changed words, including those in `shared`. */
  pagesChanged: number;
  /** How many pages have no change at all. */
  same: number;
  bytes: number | null;
}

/** The differences between two versions of a page. */
export interface PageDifference {
  route: string;
  changes: Change[];
  bytes: number;
  hasOtherLooks: boolean;
}

/** The pages of two builds. */
export interface BothBuilds {
  /** The pages with the same address in both. */
  kept: readonly PageDifference[];
  gone: Snapshot;
  fresh: Snapshot;
  /** How many pages are known to be the same, and are not listed above. */
  others?: number;
}

interface PagePair {
  from: PageSnapshot;
  to: PageSnapshot;
}

/** The share of text that two pages must have in common for one to count as the other under a new route. */
const renameThreshold = 0.6;

/** Compares two versions of a page. The result keeps only what it needs of them. */
export function comparePage(from: PageSnapshot, to: PageSnapshot): PageDifference {
  // Substrings keep the whole page in memory. Copies do not.
  const changes = JSON.parse(JSON.stringify(pageChanges(from.reading, to.reading)));
  return { route: to.route, changes, bytes: to.bytes - from.bytes, hasOtherLooks: from.looks !== to.looks };
}

/**
 * Lists what visitors will see change from one build to another.
 *
 * @param redirects the new redirects, by the routes from which they lead
 */
export function compare(
  { kept, gone, fresh, others = 0 }: BothBuilds,
  redirects: ReadonlyMap<string, string>,
): SiteChange {
  const renamed = findRenamed(gone, fresh, redirects);
  const pages = [...kept, ...renamed.map(({ from, to }) => comparePage(from, to))];
  const { shared, rest } = withoutShared(pages);
  const sameWords = kept.filter(({ changes }) => changes.length === 0);
  const looks = sameWords.filter(({ hasOtherLooks }) => hasOtherLooks).map(({ route }) => route);
  return {
    added: unpaired(fresh, new Set(renamed.map(({ to }) => to))),
    removed: unpaired(gone, new Set(renamed.map(({ from }) => from))),
    renamed: renamed.map(({ from, to }) => ({ from: from.route, to: to.route, definition: to.definition })),
    shared,
    changed: rest.map(({ route, changes, bytes }) => ({ route, changes, bytes })),
    pagesChanged: kept.filter(({ changes }) => changes.length > 0).length,
    looks,
    same: sameWords.length - looks.length + others,
    bytes: totalBytes(kept) + totalBytes(fresh) - totalBytes(gone),
  };
}

/**
 * Pairs each removed page with the new page that it redirects to, whatever that says, or else with the most similar one,
 * if one is similar enough.
 */
function findRenamed(gone: Snapshot, fresh: Snapshot, redirects: ReadonlyMap<string, string>): PagePair[] {
  const likely = likelyPages(fresh);
  const byRoute = new Map(fresh.map((to) => [to.route, to]));
  const redirected = gone.flatMap((from): PagePair[] => {
    const to = byRoute.get(redirects.get(from.route) ?? '');
    // Of several pages that became one, the first is its old self.
    return to && byRoute.delete(to.route) ? [{ from, to }] : [];
  });
  const moved = new Map(redirected.map((pair) => [pair.from, pair]));
  const taken = new Set(redirected.map(({ to }) => to));
  return gone.flatMap((from) => {
    const known = moved.get(from);
    if (known) return [known];
    const own = mainTexts(from);
    const [best] = likely(own)
      .filter(({ to }) => !taken.has(to))
      .map(({ to, texts }) => ({ from, to, similarity: similarity(own, texts) }))
      .filter(({ similarity }) => similarity >= renameThreshold)
      .sort((a, b) => b.similarity - a.similarity);
    if (best) taken.add(best.to);
    return best ? [best] : [];
  });
}

interface Candidate {
  to: PageSnapshot;
  texts: ReadonlySet<string>;
}

/** With more new pages, only pages with a rare text in common are compared, such as those of one town. */
const fewPages = 50;

function likelyPages(fresh: Snapshot): (texts: ReadonlySet<string>) => readonly Candidate[] {
  const candidates = fresh.map((to): Candidate => ({ to, texts: mainTexts(to) }));
  if (candidates.length <= fewPages) return () => candidates;
  const byText = new Map<string, Candidate[]>();
  for (const one of candidates) {
    for (const text of one.texts) {
      const others = byText.get(text);
      if (others) others.push(one);
      else byText.set(text, [one]);
    }
  }
  const few = (found: readonly Candidate[] = []) => (found.length <= fewPages ? found : []);
  return (texts) => [...new Set([...texts].flatMap((text) => few(byText.get(text))))];
}

/** Returns the share of the main text that two pages have in common, from 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((text) => b.has(text)).length;
  return common / Math.max(1, a.size, b.size);
}

function mainTexts({ reading }: PageSnapshot): Set<string> {
  return new Set(reading.blocks.filter(({ inMain }) => inMain).map(({ text }) => text));
}

function unpaired(pages: Snapshot, paired: ReadonlySet<PageSnapshot>): ListedPage[] {
  return pages
    .filter((page) => !paired.has(page))
    .map(({ route, reading, definition }) => ({ route, title: reading.title, definition }));
}

function totalBytes(pages: readonly { bytes: number }[]): number {
  return pages.reduce((sum, { bytes }) => sum + bytes, 0);
}
