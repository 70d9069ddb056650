import { expect, test } from 'vitest';
import { slugFor } from '../../generator/basics/slug.ts';

test.each([
  ['Grünwald', 'de-DE', 'gruenwald'],
  ['Über Größe', 'de', 'ueber-groesse'],
  ['Bad Ko\u0308tzting', 'de-AT', 'bad-koetzting'],
  ['Çelik', 'de', 'celik'],
  ['Grünwald', 'en-US', 'grunwald'],
  ['Örebro', 'sv-SE', 'orebro'],
  ['Little Elm', undefined, 'little-elm'],
])('the slug for %s in %s is %s', (name, language, slug) => {
  expect(slugFor(name, language)).toBe(slug);
});
