import { diffArrays } from 'diff';
import type { Block, Reading } from '../../audit/reading.ts';

/** One change that visitors will see. */
export interface Change {
  /** What changed: the title, a price by its term, some text, or where a link leads. */
  what: string;
  /** Null if it is new. */
  before: string | null;
  /** Null if it is gone. */
  after: string | null;
}

/** Compares two versions of a page. Each change is listed once, however often it occurs on the page. */
export function pageChanges(before: Reading, after: Reading): Change[] {
  const head = (['title', 'description'] as const).flatMap((what) =>
    before[what] === after[what] ? [] : [{ what, before: before[what], after: after[what] }],
  );
  const all = [...head, ...blockChanges(before.blocks, after.blocks), ...linkChanges(before, after)];
  return [...new Map(all.map((change) => [changeKey(change), change])).values()];
}

/** Equal for changes that say the same thing. */
export function changeKey({ what, before, after }: Change): string {
  return JSON.stringify([what, before, after]);
}

/** Links that kept their text but lead somewhere else. */
function linkChanges(before: Reading, after: Reading): Change[] {
  return after.links.flatMap(({ text, href }) => {
    const previous = before.links.filter((link) => link.text === text);
    const moved = previous.length > 0 && !previous.some((link) => link.href === href);
    return moved ? [{ what: `where “${text}” leads`, before: previous[0]?.href ?? null, after: href }] : [];
  });
}

function blockChanges(before: Block[], after: Block[]): Change[] {
  return hunks(before, after).flatMap(({ removed, added }) => [
    ...added.map((block, index) => ({
      what: describe(block),
      before: removed[index]?.text ?? null,
      after: block.text,
    })),
    ...removed.slice(added.length).map((block) => ({ what: describe(block), before: block.text, after: null })),
  ]);
}

/** The blocks removed and added at one position, between two blocks that both versions have. */
interface Hunk {
  removed: Block[];
  added: Block[];
}

function hunks(before: Block[], after: Block[]): Hunk[] {
  const comparator = (a: Block, b: Block) => a.text === b.text && a.term === b.term;
  let current: Hunk = { removed: [], added: [] };
  const all = [current];
  for (const { removed, added, value } of diffArrays(before, after, { comparator })) {
    if (removed) current.removed.push(...value);
    else if (added) current.added.push(...value);
    else {
      current = { removed: [], added: [] };
      all.push(current);
    }
  }
  return all;
}

/** Names a block by its term and heading: `60 min (Whole House)`, `text under “About”`. */
function describe({ text, heading, term }: Block): string {
  const section = heading === text ? '' : heading;
  if (term) return section ? `${term} (${section})` : term;
  return section ? `text under “${section}”` : 'text';
}
