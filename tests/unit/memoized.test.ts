import { expect, test, vi } from 'vitest';
import { memoized } from '../../templates/memoized.ts';

test.each([[null], [undefined], ['found']])('a result that is %s is computed once for each key', (result) => {
  const compute = vi.fn((_key: string) => result);
  const find = memoized(compute);
  expect([find('a'), find('b'), find('a'), find('b')]).toEqual([result, result, result, result]);
  expect(compute.mock.calls).toEqual([['a'], ['b']]);
});
