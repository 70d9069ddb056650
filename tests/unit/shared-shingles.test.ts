import { expect, test } from 'vitest';
import { fromShortest, inverted, joined, listIn, listsOf } from '../../generator/audit/copies/lists.ts';
import { numbering } from '../../generator/audit/copies/numbering.ts';
import { repeatFilter } from '../../generator/audit/copies/repeat-filter.ts';
import { forEachRange } from '../../generator/audit/copies/shingle-ranges.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

test('keys are numbered in the order of their arrival, whichever half of them differs', () => {
  const random = randomNumbers(1);
  const numbers = numbering();
  for (const count of [20_000, 100]) {
    numbers.clear();
    const known = new Map<string, number>();
    for (let round = 0; round < count; round++) {
      const [low, high] = [random(200) * 2 ** 24, random(200)];
      const key = `${low} ${high}`;
      if (!known.has(key)) known.set(key, known.size);
      expect(numbers.numberOf(low, high)).toBe(known.get(key));
    }
    expect(numbers.size()).toBe(known.size);
    expect([...numbers.lows()]).toEqual([...known.keys()].map((key) => Number(key.split(' ')[0])));
  }
});

test.each([0, 1, 40, 1000])('what repeats passes a filter for %d shingles, and little else does', (usual) => {
  const random = randomNumbers(usual);
  const filter = repeatFilter(usual);
  const sets = Array.from({ length: 4 }, () => Uint32Array.from({ length: 200 }, () => random(2 ** 31)).sort());
  const limit = 2 ** 30;
  for (const set of [...sets, sets[2] ?? new Uint32Array()]) {
    expect(filter.addUpTo(limit, set, 0, set.length)).toBe(set.filter((shingle) => shingle < limit).length);
  }
  const passed = sets.map((set) => set.filter((shingle) => shingle < limit && filter.mayRepeat(shingle)));
  expect(passed[2]).toEqual(sets[2]?.filter((shingle) => shingle < limit));
  if (usual === 1000) expect(passed[0]?.length).toBeLessThan(20);
  filter.clear();
  expect(sets.flatMap((set) => [...set].filter(filter.mayRepeat))).toEqual([]);
});

test.each([1, 3, 64])('what sets share is found with %d ranges in memory', (atOnce) => {
  const random = randomNumbers(atOnce);
  const sets = Array.from(
    { length: 50 },
    () => new Set(Array.from({ length: random(60) }, () => random(300) * 14_000_000)),
  );
  const counts = new Map<number, number>();
  for (const set of sets) for (const shingle of set) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).sort(([a], [b]) => a - b);
  const found: [number, number][] = [];
  const visits = new Map<number, number>();
  forEachRange(
    sets.map((set) => ({ shingleCount: set.size, readShingles: () => Uint32Array.from(set).sort() })),
    ({ shingles, counts, each }) => {
      for (const [number, count] of counts.entries()) if (count > 1) found.push([shingles[number] ?? 0, count]);
      each((number, index) => {
        if (sets[index]?.has(shingles[number] ?? 0))
          visits.set(shingles[number] ?? 0, (visits.get(shingles[number] ?? 0) ?? 0) + 1);
      });
    },
    { size: 100, atOnce },
  );
  expect(found.sort(([a], [b]) => a - b)).toEqual(repeated);
  expect([...visits].filter(([, count]) => count > 1).sort(([a], [b]) => a - b)).toEqual(repeated);
});

test('lists are joined, sorted by their length, and inverted', () => {
  const part = (lists: readonly (readonly number[])[]) => {
    const made = listsOf(lists.map(({ length }) => length));
    for (const [list, numbers] of lists.entries()) for (const number of numbers) made.add(list, number);
    return made;
  };
  const lists = joined([part([[1, 2, 3], [], [4]]), part([]), part([[1, 4]])]);
  const order = fromShortest(lists);
  expect([...order].map((list) => [...listIn(lists, list)])).toEqual([[], [4], [1, 4], [1, 2, 3]]);
  const inverse = inverted(lists, order, 6);
  expect([0, 1, 2, 3, 4, 5].map((number) => [...listIn(inverse, number)])).toEqual([[], [2, 3], [3], [3], [1, 2], []]);
});
