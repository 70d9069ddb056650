import { expect, test } from 'vitest';
import { patternOf } from '../../generator/check/towns/town-slug.ts';

test.each([
  ['/in-barre', 'barre', '/in-{town.slug}'],
  ['/barre/sweep', 'barre', '/{town.slug}/sweep'],
  ['/sweep-little-elm-tx', 'little-elm', '/sweep-{town.slug}-tx'],
  ['/areas/barre/sweep-barre', 'barre', '/areas/{town.slug}/sweep-{town.slug}'],
  ['/plumber-in-plum', 'plum', '/plumber-in-{town.slug}'],
  ['/plumber', 'plum', null],
  ['/', 'barre', null],
])('the pattern of %s in %s is %s', (page, slug, pattern) => {
  expect(patternOf({ page, slug })).toBe(pattern);
});
