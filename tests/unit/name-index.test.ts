import { expect, test } from 'vitest';
import { nameIndex } from '../../generator/audit/name-index.ts';
import { escapeRegExp } from '../../templates/escape-reg-exp.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const found = (names: string[], text: string) =>
  nameIndex(names)
    .namesIn(text)
    .map(({ name }) => name);

test.each([
  ['whole words only', ['Barre'], 'Barre, Barrett and New-Barre', ['Barre']],
  [
    'the longest of several names',
    ['Barre', 'Barre Town'],
    'Barre Town is not Barre Townhall',
    ['Barre Town', 'Barre'],
  ],
  [
    'names with other characters',
    ['St. Johnsbury', 'Île La Motte'],
    'From Île La Motte to St. Johnsbury.',
    ['Île La Motte', 'St. Johnsbury'],
  ],
  ['no parts of words with accents', ['Sal', 'Aix'], 'Salão and éAix', []],
  ['no names', [], 'Barre', []],
])('%s', (_, names, text, expected) => {
  expect(found(names, text)).toEqual(expected);
});

test('names are found wherever a regular expression of all names finds them', () => {
  const characters = [...'aB-_ .éÉ1 '];
  for (let seed = 0; seed < 1000; seed++) {
    const random = randomNumbers(seed);
    const words = (length: number) => Array.from({ length }, () => characters[random(characters.length)]).join('');
    const names = Array.from({ length: random(8) }, () => words(1 + random(5)));
    const text = words(40);
    const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeRegExp);
    const pattern = new RegExp(`(?<![\\w\\p{L}-])(?:${longestFirst.join('|') || '(?!)'})(?![\\w\\p{L}-])`, 'gu');
    const index = nameIndex(names);
    expect(index.namesIn(text), JSON.stringify({ names, text })).toEqual(
      [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ name, index })),
    );
    expect(index.without(text, '·')).toBe(text.replace(pattern, '·'));
  }
});
