import { expect, test } from 'vitest';
import { suggest } from '../../generator/report/suggest.ts';

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
  ['nothing for no word', '', ['a'], null],
  ['the word itself', 'hero', ['hero'], 'hero'],
  ['nothing without candidates', 'hero', [], null],
])('%s', (_, word, candidates, expected) => {
  expect(suggest(word, candidates)).toBe(expected);
});
