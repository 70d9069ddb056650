import { expect, test } from 'vitest';
import { sectionNamed } from '../../generator/check/mistakes/synonyms.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

test.each([
  ['price list', 'price-table'],
  ['Price-List', 'price-table'],
  ['contact', 'contact-form'],
  ['map', 'location'],
  ['testimonials', 'reviews'],
  ['towns', 'areas'],
  ['specials', 'offers'],
  ['how it works', 'steps'],
  ['hero', null],
])('a section called "%s" is of type %s', async (word, type) => {
  expect(sectionNamed(word)).toBe(type);
  if (type !== null) expect([...(await sharedTools()).sections.keys()]).toContain(type);
});
