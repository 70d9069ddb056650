import { expect, test } from 'vitest';
import { fillText } from '../../generator/plan/texts/placeholder.ts';
import { fillParts, partsOf } from '../../generator/plan/texts/text-parts.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

const scope = {
  year: '2026',
  town: { name: 'Elm', words: { road: 'FM-720 in {town.name}' } },
  contact: { phone: '(940) 555-0142' },
};

test.each<[text: string, parts: string[] | null]>([
  ['Massage', ['Massage']],
  ['{town.name}', ['', 'town.name', '']],
  ['In { town.name }, call {contact.phone}!', ['In ', 'town.name', ', call ', 'contact.phone', '!']],
  ['{{town.name}} is a placeholder', ['{town.name} is a placeholder']],
  ['{town.name', null],
])('%s is taken apart', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test('parts are filled in like the whole text, or not at all', () => {
  const random = randomNumbers(7);
  const pieces = [
    '{',
    '}',
    '{{',
    '}}',
    ' ',
    'a',
    '{town.name}',
    '{town.words.road}',
    '{ contact.phone}',
    '{town}',
  ].concat(['{no.such}', '{years since 2019}', '{}', 'Elm.']);
  let filled = 0;
  for (let turn = 0; turn < 2000; turn++) {
    const text = Array.from({ length: 1 + random(5) }, () => pieces[random(pieces.length)]).join('');
    const parts = partsOf(text);
    const quick = parts && fillParts(parts, scope);
    if (quick === null) continue;
    filled++;
    expect([text, { text: quick, unknown: [] }]).toEqual([text, fillText(text, scope)]);
  }
  expect(filled).toBeGreaterThan(200);
});
