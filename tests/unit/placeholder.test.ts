import { expect, test } from 'vitest';
import { fillText } from '../../generator/plan/placeholder.ts';

const scope = {
  business: {
    name: 'Maple',
    phone: 8025550100,
    motto: '{business.name} works',
    loop: '{business.loop}',
    days: ['Monday'],
  },
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
  ['doubled braces', '{{business.name}}', '{business.name}'],
  ['doubled braces around a placeholder', '{{{business.name}}}', '{Maple}'],
  ['doubled braces in a value', '{braces}', '{as written}'],
])('%s is filled', (_, text, expected) => {
  expect(fillText(text, scope)).toEqual({ text: expected, unknown: [] });
});

test.each([
  [
    'a name that does not exist',
    '{business.nam}',
    { reason: 'absent', step: 'nam', known: Object.keys(scope.business) },
  ],
  ['a group that does not exist', '{busines.name}', { reason: 'absent', step: 'busines', known: Object.keys(scope) }],
  ['a step into a text', '{business.name.first}', { reason: 'absent', step: 'first', known: [] }],
  ['a step into a list', '{business.days.0}', { reason: 'absent', step: '0', known: [] }],
  ['a fact without a value', '{missing}', { reason: 'absent', step: 'missing' }],
  ['a name that every object has', '{business.constructor}', { reason: 'absent', step: 'constructor' }],
  ['nothing between the braces', '{}', { reason: 'absent', step: '' }],
  ['a group', '{business}', { reason: 'group', known: Object.keys(scope.business) }],
  ['a list', '{business.days}', { reason: 'group', known: [] }],
  ['a brace that is never closed', 'By {business.name', { reason: 'unclosed', name: '{' }],
  ['a brace that is never opened', 'By business.name}', { reason: 'unclosed', name: '}' }],
])('%s is reported and left as it is', (_, text, problem) => {
  expect(fillText(text, scope)).toEqual({ text, unknown: [expect.objectContaining(problem)] });
});

test('a value that refers to itself is reported', () => {
  expect(fillText('{business.loop}', scope).unknown).toMatchObject([{ reason: 'circular', name: 'business.loop' }]);
});

test('every placeholder that cannot be filled is reported, and the others are filled', () => {
  const { text, unknown } = fillText('{a} by {business.name} {b}', scope);
  expect(text).toBe('{a} by Maple {b}');
  expect(unknown.map(({ name }) => name)).toEqual(['a', 'b']);
});
