import { expect, test } from 'vitest';
import { lazyGroup, without } from '../../generator/check/towns/lazy-group.ts';

/** A group whose words are read, and how often they were. */
function groupWithWords() {
  const reads = { count: 0 };
  const words = (_: string, drive: string) => {
    reads.count += 1;
    return drive;
  };
  const group: { words?: string } = lazyGroup({}, ['words'], words, 'A short drive');
  return { group, reads };
}

test('what a group computes is computed once', () => {
  const { group, reads } = groupWithWords();
  expect([group.words, group.words]).toEqual(['A short drive', 'A short drive']);
  expect(reads.count).toBe(1);
});

test('a copy computes nothing before it is read', () => {
  const { group, reads } = groupWithWords();
  const copy = without(group);
  expect(reads.count).toBe(0);
  expect(copy.words).toBe('A short drive');
});

test('a group lets go of what nobody has asked for while a thousand others were read, and computes it again', () => {
  const { group, reads } = groupWithWords();
  expect(group.words).toBe('A short drive');
  for (let other = 0; other < 1001; other += 1) expect(groupWithWords().group.words).toBe('A short drive');
  expect(group.words).toBe('A short drive');
  expect(reads.count).toBe(2);
});

test('a copy without a property still computes the others', () => {
  const textOf = (name: string, town: string) => `The ${name} of ${town}`;
  const group: { words?: string; specialty?: string } = lazyGroup({}, ['words', 'specialty'], textOf, 'Allen');
  expect(without(group, 'words')).toEqual({ specialty: 'The specialty of Allen' });
});
