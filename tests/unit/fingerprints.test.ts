import { expect, test } from 'vitest';
import { changedRoutes } from '../../generator/workshop/dev/fingerprints.ts';

const before = new Map([
  ['/', 'one'],
  ['/a', 'two'],
  ['/b', 'three'],
]);

test.each([
  ['nothing changed', before, []],
  ['a page changed', new Map([...before, ['/a', 'four']]), ['/a']],
  ['a page is new', new Map([...before, ['/c', 'four']]), ['/c']],
  ['a page is gone', new Map([...before].slice(0, 2)), ['/b']],
  ['two pages changed places', new Map([...before, ['/a', 'three'], ['/b', 'two']]), ['/a', '/b']],
  ['every page is gone', new Map(), ['/', '/a', '/b']],
])('%s', (_, after: ReadonlyMap<string, string>, routes) => {
  expect(changedRoutes(before, after)).toEqual(routes);
});
