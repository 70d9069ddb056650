import { expect, test } from 'vitest';
import { commonProperties, defineSection } from '../../templates/define.ts';
import { imageProperties } from '../../templates/picture-properties.ts';
import { list, map, object, schedule, selection, text } from '../../templates/schema.ts';

const others = { summary: 'A section.', view: () => null, examples: [] };
const own = text('A text.');

const refused = {
  // @ts-expect-error: every section has a type.
  type: () => defineSection({ ...others, properties: { type: own } }),
  // @ts-expect-error: every section can have an id, a ground, towns, and days.
  id: () => defineSection({ ...others, properties: { id: own } }),
  // @ts-expect-error
  ground: () => defineSection({ ...others, properties: { ground: own } }),
  // @ts-expect-error
  each: () => defineSection({ ...others, properties: { each: own } }),
  // @ts-expect-error
  specialty: () => defineSection({ ...others, properties: { specialty: own } }),
  // @ts-expect-error
  in: () => defineSection({ ...others, properties: { in: own } }),
  // @ts-expect-error
  near: () => defineSection({ ...others, properties: { near: own } }),
  // @ts-expect-error
  limit: () => defineSection({ ...others, properties: { limit: own } }),
  // @ts-expect-error
  from: () => defineSection({ ...others, properties: { from: own } }),
  // @ts-expect-error
  until: () => defineSection({ ...others, properties: { until: own } }),
  // @ts-expect-error
  draft: () => defineSection({ ...others, properties: { draft: own } }),
};

test.each(Object.entries(refused))('a section type has no property "%s", which every section has', (name, define) => {
  expect(define).toThrow(`"${name}" cannot be the name of a property. Every section already has this property.`);
});

test('every name that a section can have is refused', () => {
  expect(Object.keys(refused).sort()).toEqual(['type', ...Object.keys(commonProperties)].sort());
});

test('any other name is allowed', () => {
  expect(defineSection({ ...others, properties: { kind: own } }).schema.properties).toEqual({ kind: own });
});

const itemWith = (name: string) => object('An item.', { [name]: own });
const keys = { examples: ['one'] };

test.each(Object.keys({ ...selection, ...schedule }))('no item of a list has a property "%s" of its own', (name) => {
  expect(() => list('A list.', itemWith(name))).toThrow(`"${name}" cannot be the name of a property. Every item`);
});

test.each(Object.keys(schedule))('no entry has a property "%s" of its own', (name) => {
  expect(() => map('Entries.', itemWith(name), keys)).toThrow(`"${name}" cannot be the name of a property.`);
});

test('TypeScript refuses properties of items that every item has, and accepts any other', () => {
  // @ts-expect-error: every item can be limited.
  expect(() => list('A list.', object('An item.', { limit: own }))).toThrow();
  expect(list('A list.', object('An item.', { size: own })).items).toMatchObject({ properties: { size: own } });
  expect(map('Entries.', object('An entry.', { limit: own }), keys).additionalProperties).toMatchObject({
    properties: { limit: own },
  });
});

test('a picture anywhere requires its alt text', () => {
  const item = object('An item.', { name: own, ...imageProperties('half') });
  expect(item.dependencies).toEqual({ image: ['alt'], alt: ['image'], focus: ['image'] });
});
