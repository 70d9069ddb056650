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
  ['the word itself', 'hero', ['hero'], 'hero'],
  ['nothing without candidates', 'hero', [], null],
])('%s', (_, word, candidates, expected) => {
  expect(suggest(word, candidates)).toBe(expected);
});
