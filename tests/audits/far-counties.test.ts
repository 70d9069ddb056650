import { expect, test } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { townsOnMap } from '../harness/project/towns-on-map.ts';

const counties = { a: 'Lee County', b: 'Hill County', c: 'Bell County', d: 'Wise County' };

/** Seven towns are far from the other towns in their counties. */
const moved = ['acaaaabbbbbbcaccccddddbd', 'aaaadabbbbbbccccbcdddddd', 'aaaaaabbbdbbccccccddaddd'];

test('towns far away from all others in their county', async () => {
  expect(await auditOf({}, townsOnMap(moved, counties))).toMatchInlineSnapshot(`
    "
    site.yaml:42:55  warning  far-counties
      7 towns are far from all others of their county, as if a column of a spreadsheet had moved: Town Ba is in “Bell County” among towns of “Lee County”, Town Na is in “Lee County” among towns of “Bell County”, and Town Wa is in “Hill County” among towns of “Wise County”.
      41 │   - { name: Town Aa, slug: town-0-0, page: /, county: Lee County, center: { latitude: 44, longitude: -73 }, r…
      42 │   - { name: Town Ba, slug: town-0-1, page: /, county: Bell County, center: { latitude: 44, longitude: -73.1 }…
         │                                                       ^^^^^^^^^^^
      43 │   - { name: Town Ca, slug: town-0-2, page: /, county: Lee County, center: { latitude: 44, longitude: -73.2 },…
      Check "county:" and "center:" of these towns, and of those next to them in the list.

    1 warning in 1 file.
    "
  `);
});

test.each([
  [
    'all are where the others are',
    moved.map((row) => row.replace(/./g, (_, index) => 'abcd'[Math.floor(index / 6)] ?? '')),
  ],
  ['few are elsewhere', moved.with(0, 'aaaaaabbbbbbccccccdddddd')],
  ['counties are all over the map', ['abcdabcdabcdabcd', 'badcbadcbadcbadc', 'cdabcdabcdabcdab']],
  ['a county is in two parts', ['aaaabbbbbbbbbbbbbbbbaaaa', 'aaaabbbbbbbbbbbbbbbbaaaa']],
  ['a county is one town', ['aaaaaabcdaaaaaaaaaaaaaaa']],
])('nothing is reported if %s', async (_, rows) => {
  expect(await auditOf({}, townsOnMap(rows, counties))).not.toContain('far-counties');
});

test('nothing is reported if nearly every town has its own county', async () => {
  const letters = Array.from({ length: 110 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const own = letters.with(2, letters[0] ?? '');
  const rows = Array.from({ length: 11 }, (_, row) => own.slice(row * 10, row * 10 + 10).join(''));
  const counties = Object.fromEntries(letters.map((letter, index) => [letter, `County ${index}`]));
  expect(await auditOf({}, townsOnMap(rows, counties))).not.toContain('far-counties');
});

/** Six adjacent counties with 108 towns. */
const six = Array<string>(6).fill('aaabbbcccdddeeefff');
const names = { ...counties, e: 'Ellis County', f: 'Falls County' };

test('counties that were sorted without the towns', async () => {
  const counted = Array.from(six.join('')).sort();
  const alone = six.map((row, place) =>
    Array.from(row, (_, index) => counted[(index * 6 + place * 18) % 108]).join(''),
  );
  expect(await auditOf({}, townsOnMap(alone, names))).toMatch(
    /Of 108 towns that were compared with the one nearest to them, \d+ are in a different county/,
  );
  expect(await auditOf({}, townsOnMap(six, names))).not.toContain('far-counties');
});
