import { describe, expect, test } from 'vitest';
import {
  type ComparedPage,
  type Neighbor,
  neighborsOf,
  percentShared,
} from '../../generator/audit/copies/neighbors.ts';
import { updateNeighbors } from '../../generator/audit/copies/update-neighbors.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const hashOf = (number: number) => Math.imul(number + 1, 0x9e3779b1) >>> 0;
const page = (route: string, numbers: Iterable<number>): ComparedPage =>
  pageWith(route, Uint32Array.from(new Set([...numbers].map(hashOf))).sort());
const pageWith = (route: string, shingles: Uint32Array): ComparedPage => ({
  route,
  shingleCount: shingles.length,
  readShingles: () => shingles,
});

/** The definition of a neighbor, in quadratic time. */
function naively(pages: readonly ComparedPage[], limit: number): [string, Neighbor][] {
  const compared = pages.filter(({ shingleCount }) => shingleCount >= 12);
  return compared.flatMap((one): [string, Neighbor][] => {
    const own = new Set(one.readShingles());
    const others = compared
      .filter((other) => other !== one)
      .map(({ route, readShingles }) => ({
        route,
        shared: readShingles().filter((shingle) => own.has(shingle)).length,
      }));
    const best = others.reduce<Neighbor>((a, b) => (b.shared > a.shared ? b : a), { route: '', shared: 0 });
    return percentShared(best.shared, one) > limit ? [[one.route, best]] : [];
  });
}

/** Pages of a template, each with some of its optional parts and some words of its own or of a few others. */
function randomPages(random: (below: number) => number): ComparedPage[] {
  const common = random(40);
  const variety = 1 + random(60);
  return Array.from({ length: random(40) }, (_, index) => {
    const own = Array.from({ length: random(40) }, () => 1000 + random(variety) * (random(2) === 0 ? 1 : index));
    const parts = Array.from({ length: random(4) }, () => random(5)).flatMap((part) => range(100 + part * 7, 7));
    return page(`/${String(index).padStart(2, '0')}`, [
      ...range(0, random(3) === 0 ? random(common + 1) : common),
      ...own,
      ...parts,
    ]);
  });
}

const range = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);

describe('the page that is most like each page', () => {
  test('is the one that a comparison of all pairs finds', () => {
    let found = 0;
    for (let seed = 0; seed < 150; seed++) {
      const random = randomNumbers(seed);
      const pages = randomPages(random);
      const limit = [1, 30, 60, 60.5, 99, 100][random(6)] ?? 60;
      const expected = naively(pages, limit);
      expect([...neighborsOf(pages, limit)], `seed ${seed}`).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(600);
  });

  test('is found among two thousand pages of one template with planted copies', () => {
    const template = range(0, 300);
    const unique = (index: number) => range(10_000 + index * 250, 250);
    const route = (index: number) => `/${String(index).padStart(4, '0')}`;
    const pages = range(0, 2000).map((index) => page(route(index), [...template, ...unique(index)]));
    const copies = [5, 700, 1999];
    for (const copy of copies) {
      const own = unique(copy).slice(0, 50);
      pages[copy] = page(route(copy), [...template, ...unique(copy - 2).slice(0, 200), ...own]);
    }
    expect([...neighborsOf(pages, 60)]).toEqual(
      copies.flatMap((copy) => [
        [route(copy - 2), { route: route(copy), shared: 500 }],
        [route(copy), { route: route(copy - 2), shared: 500 }],
      ]),
    );
  });

  test('is found where the template alone is more than the limit', () => {
    const pages = range(0, 2000).map((index) =>
      page(`/${String(index).padStart(4, '0')}`, [
        ...range(0, 300),
        ...range(1000 + (index % 500) * 20, 10),
        ...range(50_000 + index * 90, 90),
      ]),
    );
    const neighbors = neighborsOf(pages, 60);
    expect(neighbors.size).toBe(2000);
    expect(neighbors.get('/0003')).toEqual({ route: '/0503', shared: 310 });
    expect(neighbors.get('/1503')).toEqual({ route: '/0003', shared: 310 });
  });
});

test('after edits, the earlier neighbors are updated as if all pages were compared again', () => {
  for (let seed = 0; seed < 150; seed++) {
    const random = randomNumbers(seed);
    const pages = randomPages(random);
    const earlier = neighborsOf(pages, 40);
    const changed = new Set<string>();
    const edited = pages.flatMap((one, index) => {
      const other = pages[random(pages.length)] ?? one;
      const choice = random(20);
      if (choice < 3) changed.add(one.route);
      if (choice === 0) return [];
      if (choice === 1) return [pageWith(one.route, other.readShingles())];
      if (choice === 2) return [page(one.route, range(index, random(60)))];
      return [one];
    });
    const added = pageWith('/05x', pages[0]?.readShingles() ?? new Uint32Array());
    changed.add(added.route);
    const sorted = [...edited, added].sort((a, b) => (a.route < b.route ? -1 : 1));
    expect([...updateNeighbors(sorted, 40, earlier, changed)], `seed ${seed}`).toEqual([...neighborsOf(sorted, 40)]);
  }
});
