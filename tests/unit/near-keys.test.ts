import { expect, test } from 'vitest';
import type { TownDefinition } from '../../generator/check/definition.ts';
import { nearKey } from '../../generator/memory/near-keys.ts';

/** Towns in a row, one degree apart. */
function townAt(longitude: number, name: string, specialties: string[] = []): TownDefinition {
  const data = {
    name,
    slug: name.toLowerCase(),
    page: '/',
    center: { latitude: 44, longitude },
    specialties: Object.fromEntries(specialties.map((one) => [one, {}])),
  };
  const source = { file: `pages/towns/${data.slug}.yaml`, data, text: '', doc: null, lines: [] };
  return { data, source, path: [], findRoles: () => new Map() } as unknown as TownDefinition;
}

const barre = townAt(1, 'Barre', ['stoves']);
const calais = townAt(2, 'Calais');
const marlow = townAt(3, 'Marlow', ['stoves']);
const quarry = townAt(9, 'Quarry', ['stoves']);
const business = { latitude: 44, longitude: 3 };
const nearby = { each: 'towns', near: 'town', limit: 1 } as const;

/** The key of Barre with these towns. */
const keyOfBarre = (towns: TownDefinition[], list: Parameters<ReturnType<typeof nearKey>>[0][number] = nearby) =>
  nearKey(towns, business, ({ data }) => data.name)([list], barre.data);

test('a town far away changes nothing', () => {
  expect(keyOfBarre([barre, calais, quarry])).toBe(keyOfBarre([barre, calais]));
  expect(keyOfBarre([barre, calais, { ...quarry, data: { ...quarry.data, name: 'Mill' } }])).toBe(
    keyOfBarre([barre, calais]),
  );
});

test('a town that is nearer than those of the list changes it', () => {
  expect(keyOfBarre([barre, marlow, calais])).not.toBe(keyOfBarre([barre, marlow]));
});

test('only towns with the specialty of the list count', () => {
  const stoves = { ...nearby, specialty: 'stoves' };
  expect(keyOfBarre([barre, calais, marlow], stoves)).toBe(keyOfBarre([barre, marlow], stoves));
});

test('near the business, or on a page about no town, the place of the business counts', () => {
  const key = nearKey([barre, calais, marlow], business, ({ data }) => data.name);
  const ofBusiness = key([{ ...nearby, near: 'business' }], barre.data);
  expect(ofBusiness).toBe(key([nearby], undefined));
  expect(ofBusiness).not.toBe(key([nearby], barre.data));
});
