import { expect, test } from 'vitest';
import { neighborsOfState } from '../../generator/audit/places/neighbor-states.ts';
import { statesByName } from '../../templates/schema/forms/states.ts';

test('every border is between two states and listed for both', () => {
  const codes = new Set(Object.values(statesByName));
  const all = [...codes].flatMap((code) => neighborsOfState(code).map((neighbor) => [code, neighbor]));
  expect(all.filter(([code = '', neighbor = '']) => !neighborsOfState(neighbor).includes(code))).toEqual([]);
  expect([...codes].filter((code) => neighborsOfState(code).length === 0)).toEqual(
    expect.arrayContaining(['AK', 'HI']),
  );
});
