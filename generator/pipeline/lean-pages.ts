import type { KeptPage } from '../memory/memory.ts';

/** How many shingles share one block of memory: those of about a hundred pages. */
const atOnce = 2 ** 16;

const noIds: KeptPage['ids'] = [];
const noFindings: KeptPage['notes']['findings'] = {};

/**
 * Stores data that many pages share only once, and packs their shingles together, because a site may have a hundred
 * thousand pages.
 *
 * @param same returns the first of equal strings, if pages bring copies of them
 */
export function leanPages(same: (text: string) => string = (text) => text): (page: KeptPage) => KeptPage {
  const shinglesOf = together();
  const prices = new Map<string, number[]>();
  const statedIn = (stated: number[]) => {
    const known = prices.get(stated.join()) ?? stated;
    prices.set(stated.join(), known);
    return known;
  };
  return ({ key, ids, paths, summary, notes }) => {
    const { file, route, copy, links, shingles, stated, findings } = notes;
    const sharedCopy = copy === null ? null : same(copy);
    return {
      key,
      ids: ids.length > 0 ? ids.map(same) : noIds,
      paths,
      summary: { ...summary, route: same(route) },
      notes: {
        ...notes,
        route: same(route),
        file: same(file),
        copy: sharedCopy,
        town: notes.town === copy ? sharedCopy : notes.town,
        links: links.map(same),
        shingles: shinglesOf(shingles),
        stated: statedIn(stated),
        findings: Object.keys(findings).length > 0 ? findings : noFindings,
      },
    };
  };
}

/** Copies lists of numbers into a few large blocks of memory. */
function together(): (numbers: Uint32Array) => Uint32Array {
  let room = new Uint32Array(0);
  return (numbers) => {
    if (numbers.length > room.length) room = new Uint32Array(Math.max(numbers.length, atOnce));
    const copy = room.subarray(0, numbers.length);
    copy.set(numbers);
    room = room.subarray(numbers.length);
    return copy;
  };
}
