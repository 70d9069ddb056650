import { expect, test } from 'vitest';
import { defineLazily, without } from '../../generator/check/towns/lazy-group.ts';

/** A group whose words are read, and how often they were. */
function lazyGroup() {
  const reads = { count: 0 };
  const group: { words?: string } = {};
  const words = (_: string, drive: string) => {
    reads.count += 1;
    return drive;
  };
  defineLazily(group, ['words'], words, 'A short drive');
  return { group, reads };
}

test('what a group computes is computed once, also for its copies', () => {
  const { group, reads } = lazyGroup();
  const copy = without(group);
  expect([group.words, copy.words, group.words]).toEqual(Array(3).fill('A short drive'));
  expect(reads.count).toBe(1);
});

test('a group lets go of what nobody has asked for while a thousand others were read, and computes it again', () => {
  const { group, reads } = lazyGroup();
  expect(group.words).toBe('A short drive');
  for (let other = 0; other < 1001; other += 1) expect(lazyGroup().group.words).toBe('A short drive');
  expect(group.words).toBe('A short drive');
  expect(reads.count).toBe(2);
});

test('a copy without a property still computes the others', () => {
  const group: { words?: string; specialty?: string } = {};
  defineLazily(group, ['words', 'specialty'], (name, town) => `The ${name} of ${town}`, 'Allen');
  expect(without(group, 'words')).toEqual({ specialty: 'The specialty of Allen' });
});
