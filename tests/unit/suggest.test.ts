import { expect, test } from 'vitest';
import { slugOf } from '../../generator/basics/slug.ts';
import { suggest } from '../../generator/basics/suggest.ts';
import { nearRoutes } from '../../generator/plan/links/near-routes.ts';
import { editDistance } from '../../templates/schema/edit-distance.ts';
import { mostSeconds, processorSeconds } from '../harness/project/processor-seconds.ts';

test.each([
  ['a missing letter', 'headng', ['text', 'heading'], 'heading'],
  ['an extra letter', 'heroo', ['hero'], 'hero'],
  ['another letter', 'leek', ['leak'], 'leak'],
  ['two letters swapped', 'nmae', ['id', 'name'], 'name'],
  ['other capitals', 'Heading', ['heading'], 'heading'],
  ['the nearest of several', 'price', ['prints', 'prices', 'pride'], 'prices'],
  ['the first of two that are equally near', 'text', ['next', 'test'], 'next'],
  ['one edit in a short word', 'to', ['do'], 'do'],
  ['no more than one edit in a short word', 'to', ['id'], null],
  ['two edits in a word of seven letters', 'heading', ['headlong'], 'headlong'],
  ['no more than two edits in a word of seven letters', 'heading', ['header'], null],
  ['spaces for capitals', 'short name', ['name', 'shortName'], 'shortName'],
  ['underscores', 'short_name', ['shortName'], 'shortName'],
  ['hyphens', 'gift-certs', ['giftCerts', 'gift-cards'], 'giftCerts'],
  ['the beginning of one word', 'desc', ['description', 'name'], 'description'],
  ['not the beginning of two', 'desc', ['description', 'descent'], null],
  ['not a short word with two edits', 'map', ['tip', 'mug'], null],
  ['not most of a short word', 'label', ['la'], null],
  ['not a short word with two edits, even if the other has a space', 'we did', ['wed'], null],
  ['nothing for no word', '', ['a'], null],
  ['the word itself', 'hero', ['hero'], 'hero'],
  ['nothing without candidates', 'hero', [], null],
])('%s', (_, word, candidates, expected) => {
  expect(suggest(word, candidates)).toBe(expected);
});

test('each of thousands of missing routes finds its own in a few seconds', async () => {
  const names = Array.from({ length: 3000 }, (_, index) => `x${index}y${index}-drain`);
  const near = nearRoutes(new Map(names.map((name) => [`/plumbing-${name}-ga`, null])));
  const [seconds, found] = await processorSeconds(() => names.map((name) => near(`/plumber-${name}-ga`)));
  expect(found).toEqual(names.map((name) => `/plumbing-${name}-ga`));
  expect(seconds).toBeLessThan(mostSeconds);
});

test.each([
  ['form', 'from', 1],
  ['abcd', 'badc', 2],
  ['abc', 'ca', 3],
  ['', 'abc', 3],
  ['/plumber-hope-ga', '/plumbing-hope-ga', 3],
])('%s and %s differ by %i, whatever the most that matters', (a, b, edits) => {
  for (const most of [edits, edits + 1, undefined]) expect(editDistance(a, b, most)).toBe(edits);
  for (let most = 0; most < edits; most++) expect(editDistance(a, b, most)).toBeGreaterThan(most);
});

test.each([
  ["O'Neal's Crossing", 'oneals-crossing'],
  ['Ball^Ground `x`', 'ballground-x'],
  ['Cañon City', 'canon-city'],
])('%s as part of a route is %s', (name, slug) => expect(slugOf(name)).toBe(slug));
