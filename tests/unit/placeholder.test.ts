import { expect, test } from 'vitest';
import { fillText } from '../../generator/plan/texts/placeholder.ts';

const scope = {
  business: {
    name: 'Maple',
    phone: 8025550100,
    motto: '{business.name} works',
    loop: '{business.loop}',
    days: ['Monday'],
  },
  year: '2026',
  braces: '{{as written}}',
  missing: undefined,
};

test.each([
  ['a text without placeholders', 'Pipes.', 'Pipes.'],
  ['a placeholder', 'By {business.name}.', 'By Maple.'],
  ['a number', '{business.phone}', '8025550100'],
  ['spaces inside the braces', '{ business.name }', 'Maple'],
  ['several placeholders', '{business.name}{business.name}', 'MapleMaple'],
  ['a value with a placeholder of its own', '{business.motto}', 'Maple works'],
  ['the year', '© {year}', '© 2026'],
  ['the years since another', '{years since 2018}+ years, {years since 2026} more', '8+ years, 0 more'],
  ['doubled braces', '{{business.name}}', '{business.name}'],
  ['doubled braces around a placeholder', '{{{business.name}}}', '{Maple}'],
  ['doubled braces in a value', '{braces}', '{as written}'],
])('%s is filled', (_, text, expected) => {
  expect(fillText(text, scope)).toEqual({ text: expected, unknown: [] });
});

test.each([
  ['a step into a text', '{business.name.first}', { reason: 'absent', step: 'first', known: [] }],
  ['a step into a list', '{business.days.0}', { reason: 'absent', step: '0', known: [] }],
  ['a fact without a value', '{missing}', { reason: 'absent', step: 'missing' }],
  ['a name that every object has', '{business.constructor}', { reason: 'absent', step: 'constructor' }],
  ['nothing between the braces', '{}', { reason: 'absent', step: '' }],
  ['the years since one to come', '{years since 2027}', { reason: 'absent', step: 'years since 2027' }],
  ['a list', '{business.days}', { reason: 'list', known: [] }],
  ['a brace that is never closed', 'Between { and nothing', { reason: 'unclosed', written: '{' }],
  ['a brace that is never opened', 'Between nothing and }', { reason: 'unopened', written: '}' }],
])('%s is reported and left as it is', (_, text, problem) => {
  expect(fillText(text, scope)).toEqual({ text, unknown: [expect.objectContaining({ ...problem, better: null })] });
});

test.each([
  ['{business.nam}', '{business.nam}', 'business.name'],
  ['{busines.name}', '{busines.name}', 'business.name'],
  ['{Business.Name}', '{Business.Name}', 'business.name'],
  ['{buisness.nmae}', '{buisness.nmae}', 'business.name'],
  ['{business-name}', '{business-name}', 'business.name'],
  ['{name}', '{name}', 'business.name'],
  ['{other.name}', '{other.name}', 'business.name'],
  ['{business}', '{business}', 'business.name'],
  ['{business.name', '{business.name', 'business.name'],
  ['{business.name, since 1999', '{business.name', 'business.name'],
  ['{business.name.', '{business.name', 'business.name'],
  ['business.name}', 'business.name}', 'business.name'],
  ['From business.name}', 'business.name}', 'business.name'],
])('%j is filled with what was meant, and reported', (text, written, better) => {
  const filled = fillText(text, scope);
  expect(filled.text).toBe(text.replace(written, 'Maple'));
  expect(filled.unknown).toEqual([expect.objectContaining({ written, better, offset: text.indexOf(written) })]);
});

test('a mistake in a value is not reported where the value is used', () => {
  expect(fillText('{motto}', { motto: 'By {nobody}' })).toEqual({ text: 'By {nobody}', unknown: [] });
});

test('a value that refers to itself is reported', () => {
  expect(fillText('{business.loop}', scope).unknown).toMatchObject([
    { reason: 'circular', name: 'business.loop', circle: ['business.loop'] },
  ]);
});

test('every placeholder that cannot be filled is reported, and the others are filled', () => {
  const { text, unknown } = fillText('{a} by {business.name} {b}', scope);
  expect(text).toBe('{a} by Maple {b}');
  expect(unknown.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('an accent is the same in one character and in two', () => {
  const name = 'prices.2 recámaras';
  const prices = { ['2 recámaras'.normalize('NFC')]: '$120' };
  expect(fillText(`{${name.normalize('NFD')}}`, { prices })).toEqual({ text: '$120', unknown: [] });
});

test('the label of a price may have periods', () => {
  expect(fillText('{prices.60 Min.}', { prices: { '60 Min.': '€ 60' } })).toEqual({ text: '€ 60', unknown: [] });
});
