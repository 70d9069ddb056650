import { expect, test } from 'vitest';
import { encoded } from '../../generator/publish/encoded.ts';

/** Copies each block before the next one is made. */
const copyOf = (blocks: Iterable<Uint8Array>) => Array.from(blocks, (block) => Buffer.from(block));

test('a text in several pieces is one block', () => {
  expect(copyOf(encoded(['Massage in ', 'Frisco 💆', '']))).toEqual([Buffer.from('Massage in Frisco 💆')]);
});

test('a text of a million characters is several blocks, and none ends within a character', () => {
  for (const start of ['', 'a']) {
    const text = [start, '💆é'.repeat(400_000), '', 'Frisco'];
    const blocks = copyOf(encoded(text));
    expect(blocks.length).toBeGreaterThan(2);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(500_000);
    expect(Buffer.concat(blocks).equals(Buffer.from(text.join('')))).toBe(true);
  }
});

test('a long text can be read twice', () => {
  const blocks = encoded('a'.repeat(300_000));
  expect(copyOf(blocks)).toEqual(copyOf(blocks));
});
