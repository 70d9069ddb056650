import fs, { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { byteRangeOf, sharedText, shareTexts } from '../../generator/memory/shared-words.ts';

const texts = ['{"drive":"A short drive"}', '', '{"road":"Calle Niño – 380"}', ...Array(1200).fill('{}'), 'the last'];

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('texts that threads share are in a file without a name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-words-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('TEMP', folder);
  const { words, places } = shareTexts(texts);
  expect(words).toEqual({ file: expect.any(Number) });
  expect(places.map((place) => sharedText(words, byteRangeOf(place)))).toEqual(texts);
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('where no file can be written, shared texts are in memory', () => {
  const nowhere = join(tmpdir(), 'is-not-there');
  vi.stubEnv('TMPDIR', nowhere);
  vi.stubEnv('TEMP', nowhere);
  const { words, places } = shareTexts(texts);
  expect(words).toEqual({ memory: expect.any(SharedArrayBuffer) });
  expect(places.map((place) => sharedText(words, byteRangeOf(place)))).toEqual(texts);
});

test('where the file keeps its name, it is closed and removed, and shared texts are in memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shared-words-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('TEMP', folder);
  vi.spyOn(fs, 'rmSync').mockImplementationOnce(() => {
    throw Object.assign(new Error(), { code: 'EBUSY' });
  });
  const opened = vi.spyOn(fs, 'openSync');
  const closed = vi.spyOn(fs, 'closeSync');
  syncBuiltinESMExports();
  expect(shareTexts(texts).words).toEqual({ memory: expect.any(SharedArrayBuffer) });
  expect(opened).toHaveBeenCalledTimes(1);
  expect(closed.mock.calls).toEqual([[opened.mock.results[0]?.value]]);
  expect(readdirSync(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
