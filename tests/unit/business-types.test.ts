import type { LocalBusiness } from 'schema-dts';
import { expect, expectTypeOf, test } from 'vitest';
import { businessTypes } from '../../templates/facts/business-types.ts';

/** Every type of local business in the vocabulary. */
type Vocabulary = Exclude<LocalBusiness, string>['@type'];

test('the types of local businesses are those of the vocabulary', () => {
  expectTypeOf<(typeof businessTypes)[number]>().toEqualTypeOf<Vocabulary>();
  expect(businessTypes).toEqual([...new Set(businessTypes)]);
});
