import { expect, test } from 'vitest';
import { namePattern } from '../../generator/basics/name-pattern.ts';

const found = (text: string, ...order: Parameters<typeof namePattern>) => text.match(namePattern(...order)) ?? [];

test('a name is found as whole words, with spaces or a hyphen between them', () => {
  const text = 'Deep Sweep, Deep-Sweep, Deep\n Sweep, Deep - Sweep, Deep Sweeps, and Steep Deep Sweep';
  expect(found(text, ['Deep Sweep'], 'service')).toEqual(['Deep Sweep', 'Deep-Sweep', 'Deep\n Sweep', 'Deep Sweep']);
});

test('only the name of a service may begin with a lowercase letter', () => {
  expect(found('orange and Orange', ['Orange'], 'service')).toEqual(['orange', 'Orange']);
  expect(found('orange and Orange', ['Orange'], 'town')).toEqual(['Orange']);
});

test('a name may be one of several, and must not follow some signs', () => {
  expect(found('A and B+', ['B+', 'A', 'A'], 'town')).toEqual(['A', 'B+']);
  expect(found('/sweep, re-sweep, and sweep', ['Sweep'], 'service', '/-')).toEqual(['sweep']);
});
