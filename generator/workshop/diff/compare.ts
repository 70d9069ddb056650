import type { Block } from '../../audit/reading.ts';
import type { SeenPage, Snapshot } from './snapshot.ts';

/** One thing that visitors will see change. */
export interface Change {
  /** What it is: the title, a price by its term, a text, where a link leads. */
  what: string;
  /** Null where it is new, or gone. */
  before: string | null;
  after: string | null;
}

export interface PageChange {
  route: string;
  changes: Change[];
  /** How much the document has grown, uncompressed. */
  bytes: number;
}

export interface SiteChange {
  added: { route: string; title: string }[];
  removed: { route: string; title: string }[];
  renamed: { from: string; to: string }[];
  /** What changes on most pages alike, such as the footer; it is not told again with each of them. */
  everywhere: Change[];
  changed: PageChange[];
  same: number;
  bytes: number;
}

/** How much of two pages' texts must be the same for one to be the other under a new route. */
const alike = 0.6;

/** What visitors will see change from one build to another. */
export function compare(before: Snapshot, after: Snapshot): SiteChange {
  const old = new Map(before.map((page) => [page.route, page]));
  const now = new Map(after.map((page) => [page.route, page]));
  const gone = before.filter(({ route }) => !now.has(route));
  const fresh = after.filter(({ route }) => !old.has(route));
  const renamed = gone.flatMap((page) => {
    const [best] = fresh
      .filter((other) => similarity(page, other) >= alike)
      .sort((a, b) => similarity(page, b) - similarity(page, a));
    return best ? [{ from: page, to: best }] : [];
  });
  const pairs = [
    ...after.flatMap((page) => (old.has(page.route) ? [{ from: old.get(page.route) ?? page, to: page }] : [])),
    ...renamed,
  ];
  const all = pairs.map(({ from, to }) => ({
    route: to.route,
    changes: changesOf(from, to),
    bytes: to.bytes - from.bytes,
  }));
  const everywhere = shared(all);
  const told = new Set(everywhere.map(keyOf));
  const changed = all
    .map((page) => ({ ...page, changes: page.changes.filter((change) => !told.has(keyOf(change))) }))
    .filter(({ changes }) => changes.length > 0);
  const titled = ({ route, reading }: SeenPage) => ({ route, title: reading.title });
  return {
    added: fresh.filter((page) => !renamed.some(({ to }) => to === page)).map(titled),
    removed: gone.filter((page) => !renamed.some(({ from }) => from === page)).map(titled),
    renamed: renamed.map(({ from, to }) => ({ from: from.route, to: to.route })),
    everywhere,
    changed,
    same: pairs.length - changed.length,
    bytes: total(after) - total(before),
  };
}

const total = (pages: Snapshot) => pages.reduce((sum, { bytes }) => sum + bytes, 0);
const keyOf = ({ what, before, after }: Change) => JSON.stringify([what, before, after]);

/** What more than half of all pages, and more than two, have in common. */
function shared(pages: readonly PageChange[]): Change[] {
  const counts = new Map<string, { change: Change; count: number }>();
  for (const { changes } of pages) {
    for (const [key, change] of new Map(changes.map((change) => [keyOf(change), change]))) {
      counts.set(key, { change, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count > 2 && count > pages.length / 2).map(({ change }) => change);
}

function similarity(a: SeenPage, b: SeenPage): number {
  const texts = ({ reading }: SeenPage) => reading.blocks.filter(({ inMain }) => inMain).map(({ text }) => text);
  const [ours, theirs] = [new Set(texts(a)), new Set(texts(b))];
  const both = [...ours].filter((text) => theirs.has(text)).length;
  return both / Math.max(1, ours.size, theirs.size);
}

function changesOf({ reading: before }: SeenPage, { reading: after }: SeenPage): Change[] {
  const head = (['title', 'description'] as const).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, before: before[what], after: after[what] }],
  );
  const links = after.links.flatMap(({ text, href }) => {
    const same = before.links.filter((link) => link.text === text);
    const moved = same.length > 0 && !same.some((link) => link.href === href);
    return moved ? [{ what: `where “${text}” leads`, before: same[0]?.href ?? null, after: href }] : [];
  });
  return unique([...head, ...textChanges(before.blocks, after.blocks), ...links]);
}

const unique = (changes: Change[]) => [...new Map(changes.map((change) => [keyOf(change), change])).values()];

/** The texts that are gone and the ones that are new, in pairs where one stands in the place of the other. */
function textChanges(before: readonly Block[], after: readonly Block[]): Change[] {
  const kept = commonTexts(before, after);
  const changes: Change[] = [];
  let [from, to] = [0, 0];
  for (const [keptFrom, keptTo] of [...kept, [before.length, after.length] as const]) {
    const gone = before.slice(from, keptFrom);
    const fresh = after.slice(to, keptTo);
    for (let index = 0; index < Math.max(gone.length, fresh.length); index++) {
      const [was, is] = [gone[index], fresh[index]];
      changes.push({ what: nameOf(is ?? was), before: was?.text ?? null, after: is?.text ?? null });
    }
    [from, to] = [keptFrom + 1, keptTo + 1];
  }
  return changes;
}

/** "60 min (Whole House)", or the heading that a text stands under. */
function nameOf(block: Block | undefined): string {
  if (!block) return 'text';
  const heading = block.heading === block.text ? '' : block.heading;
  return block.term ? `${block.term}${heading && ` (${heading})`}` : heading ? `text under “${heading}”` : 'text';
}

/** The longest common subsequence of two lists of texts, as pairs of places in them. */
function commonTexts(before: readonly Block[], after: readonly Block[]): (readonly [number, number])[] {
  const same = (i: number, j: number) => before[i]?.text === after[j]?.text && before[i]?.term === after[j]?.term;
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    const row = longest[i];
    for (let j = after.length - 1; row && j >= 0; j--)
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length; ) {
    if (same(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
