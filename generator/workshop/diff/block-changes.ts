import { diffArrays } from 'diff';
import type { TextBlock } from '../../audit/reading.ts';
import type { Change } from './change.ts';

/** A block, its index among all blocks of its page, and its place for visitors. */
interface PlacedBlock {
  block: TextBlock;
  index: number;
  part: PagePart;
}

type PagePart = 'header' | 'main' | 'footer';

/** The blocks removed and added at one position, between two blocks that both versions have. */
interface Hunk {
  removed: PlacedBlock[];
  added: PlacedBlock[];
}

/** The same block at two positions. */
interface BlockMove {
  from: PlacedBlock;
  to: PlacedBlock;
}

/** Lists the texts that are new, removed, changed, or moved. */
export function blockChanges(before: TextBlock[], after: TextBlock[]): Change[] {
  const all = hunks(placed(before), placed(after));
  const moves = movesIn(all);
  const moved = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const rest = all.map(({ removed, added }) => ({
    removed: removed.filter((one) => !moved.has(one)),
    added: added.filter((one) => !moved.has(one)),
  }));
  const textBefore = (blocks: TextBlock[], { index }: PlacedBlock) => blocks[index - 1]?.text ?? null;
  return [
    ...rest.flatMap(hunkChanges),
    ...withoutFollowers(moves).map(({ from, to }) => ({
      what: to.block.text,
      item: to.block.text,
      before: textBefore(before, from),
      after: textBefore(after, to),
      isMove: true as const,
    })),
  ];
}

/**
 * Assigns blocks to parts: what comes before the main part is the header, and what comes after it the footer. They do
 * not take their heading from another part.
 */
function placed(blocks: readonly TextBlock[]): PlacedBlock[] {
  const main = blocks.findIndex(({ inMain }) => inMain);
  let [part, own]: [PagePart, boolean] = ['header', false];
  return blocks.map((block, index) => {
    const now = block.inMain ? 'main' : index < main ? 'header' : 'footer';
    own = (own && now === part) || block.heading === block.text;
    part = now;
    return { block: own || part === 'main' ? block : { ...block, heading: '' }, index, part };
  });
}

function hunks(before: PlacedBlock[], after: PlacedBlock[]): Hunk[] {
  const comparator = (a: PlacedBlock, b: PlacedBlock) => blockKey(a.block) === blockKey(b.block);
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

const blockKey = ({ text, term }: TextBlock) => JSON.stringify([text, term]);

/** Pairs each block that was removed in one hunk with the same block added in another. */
function movesIn(all: readonly Hunk[]): BlockMove[] {
  const removed = all.flatMap((hunk) => hunk.removed);
  return all
    .flatMap((hunk) => hunk.added)
    .flatMap((to) => {
      const found = removed.findIndex(({ block }) => blockKey(block) === blockKey(to.block));
      const [from] = found < 0 ? [] : removed.splice(found, 1);
      return from ? [{ from, to }] : [];
    });
}

/** Merges blocks that moved together, such as the parts of a card, into one move: that of the first. */
function withoutFollowers(moves: readonly BlockMove[]): BlockMove[] {
  return moves.filter(({ from, to }, index) => {
    const previous = moves[index - 1];
    return !previous || previous.from.index !== from.index - 1 || previous.to.index !== to.index - 1;
  });
}

function hunkChanges(hunk: Hunk): Change[] {
  const previous = pairs(hunk);
  const replaced = new Set(previous.values());
  // A block with only another term is unchanged: its term is what changed.
  const changed = hunk.added.filter((one) => previous.get(one)?.block.text !== one.block.text);
  return [
    ...changed.map((one) => ({
      what: describe(one),
      item: one.block.term ?? 'text',
      before: previous.get(one)?.block.text ?? null,
      after: one.block.text,
    })),
    ...hunk.removed
      .filter((one) => !replaced.has(one))
      .map((one) => ({ what: describe(one), item: one.block.term ?? 'text', before: one.block.text, after: null })),
  ];
}

/** The share of words that two texts must have in common for one to count as an edit of the other. */
const alikeThreshold = 0.5;

/**
 * Finds the block that each added one replaces: the one for the same term, then the most similar one, then the next in
 * order.
 */
function pairs({ removed, added }: Hunk): Map<PlacedBlock, PlacedBlock> {
  const found = new Map<PlacedBlock, PlacedBlock>();
  const left = [...removed];
  const pairWith = (choose: (block: TextBlock) => number) => {
    for (const one of added.filter((candidate) => !found.has(candidate))) {
      const previous = left[choose(one.block)];
      if (!previous) continue;
      found.set(one, previous);
      left.splice(left.indexOf(previous), 1);
    }
  };
  pairWith(({ term, heading }) =>
    left.findIndex(({ block }) => term !== null && block.term === term && block.heading === heading),
  );
  pairWith(({ text }) => mostAlike(text, left));
  pairWith(() => 0);
  return found;
}

/** Returns the index of the block that shares the most words with a text; -1 if none shares enough. */
function mostAlike(text: string, blocks: readonly PlacedBlock[]): number {
  const shares = blocks.map(({ block }) => sharedWords(text, block.text));
  const best = Math.max(0, ...shares);
  return best < alikeThreshold ? -1 : shares.indexOf(best);
}

/** Returns the share of words that two texts have in common, from 0 to 1. */
function sharedWords(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const common = [...wordsOfA].filter((word) => wordsOfB.has(word)).length;
  return common / Math.max(wordsOfA.size, wordsOfB.size);
}

/** Describes a block by its term and heading: `60 min (Whole House)`, `text under “About”`, `text in the footer`. */
function describe({ block: { text, heading, term }, part }: PlacedBlock): string {
  const section = heading === text ? '' : heading;
  if (term) return section ? `${term} (${section})` : term;
  if (section) return `text under “${section}”`;
  return part === 'main' || heading === text ? 'text' : `text in the ${part}`;
}
