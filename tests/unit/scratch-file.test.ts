import fs, { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ScratchFile } from '../../generator/files/scratch-file.ts';
import { randomNumbers } from '../harness/project/random-numbers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Adds pieces of all sizes, more than are written at once, and expects to read each of them. */
function expectToReadAll(): void {
  const random = randomNumbers(1);
  const scratch = new ScratchFile();
  const sizes = [0, 600_000, ...Array.from({ length: 300 }, () => random(8000))];
  const pieces = sizes.map((size, index) => new Uint8Array(size).fill(index));
  const starts = pieces.map((piece) => scratch.add(piece));
  const read = pieces.map(({ length }, index) => {
    const bytes = new Uint8Array(length);
    scratch.read(starts[index] ?? 0, bytes);
    return bytes;
  });
  expect(read.every((bytes, index) => Buffer.compare(bytes, pieces[index] ?? bytes) === 0)).toBe(true);
  expect(scratch.all().equals(Buffer.concat(pieces))).toBe(true);
}

test('what was added is read from a file without a name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scratch-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('TEMP', folder);
  const written = vi.spyOn(fs, 'writeSync');
  syncBuiltinESMExports();
  expectToReadAll();
  expect(written.mock.calls.length).toBeGreaterThan(1);
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('where no file can be written, what was added is in memory', () => {
  const nowhere = join(tmpdir(), 'is-not-there');
  vi.stubEnv('TMPDIR', nowhere);
  vi.stubEnv('TEMP', nowhere);
  expectToReadAll();
});

test('once the disk is full, what is added stays in memory', () => {
  const write = fs.writeSync;
  let left = 2;
  vi.spyOn(fs, 'writeSync').mockImplementation(((...args: Parameters<typeof write>) => {
    if (left-- > 0) return write(...args);
    throw Object.assign(new Error(), { code: 'ENOSPC' });
  }) as typeof write);
  syncBuiltinESMExports();
  expectToReadAll();
  expect(left).toBe(-1);
});
