import { expect, test } from 'vitest';
import { alikeAddresses } from '../../generator/workshop/diff/alike-addresses.ts';

const all = (count: number, address: (index: number) => string) => Array.from({ length: count }, (_, i) => address(i));

/** How many are in each group, with the first of them, and what is in none. */
function groupsOf(addresses: string[]) {
  const { groups, others } = alikeAddresses(addresses, (address) => address);
  return { groups: groups.map((group) => [group.length, group[0]]), others };
}

test.each<[what: string, addresses: string[], groups: [number, string][]]>([
  ['begin', all(25, (i) => `/massage-town${i}`), [[25, '/massage-town0']]],
  ['begin with a folder', all(25, (i) => `/massage/town${i}`), [[25, '/massage/town0']]],
  ['end', all(25, (i) => `/town${i}/prices`), [[25, '/town0/prices']]],
  [
    'begin, even if many towns begin alike too',
    all(60, (i) => `/massage-${i % 2 ? 'new-' : ''}town${i}`),
    [[60, '/massage-town0']],
  ],
  [
    'begin in two ways',
    [...all(30, (i) => `/old-massage-town${i}-tx`), ...all(40, (i) => `/yoga-town${i}-tx`)],
    [
      [30, '/old-massage-town0-tx'],
      [40, '/yoga-town0-tx'],
    ],
  ],
])('addresses that %s alike are together', (_, addresses, groups) => {
  expect(groupsOf(addresses)).toEqual({ groups, others: [] });
});

test('a few alike addresses, and addresses that are not alike, are in no group', () => {
  const addresses = ['/', ...all(20, (i) => `/massage-town${i}`), ...all(60, (i) => `/page${i}`)];
  expect(groupsOf(addresses)).toEqual({ groups: [], others: addresses });
});

test('when there are more addresses than anybody reads, unlike ones are grouped too', () => {
  expect(groupsOf(['/', ...all(101, (i) => `/page${i}`)])).toEqual({ groups: [[101, '/page0']], others: ['/'] });
});
