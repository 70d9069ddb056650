import fs, { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ScratchFile } from '../../generator/files/scratch-file.ts';
import {
  addText,
  byteRangeOf,
  linesOf,
  type SharedTexts,
  sharedText,
  shareLines,
} from '../../generator/memory/shared-texts.ts';

/** More than is written at once. */
const texts = [
  '{"drive":"A short drive"}',
  '',
  'é'.repeat(150_000),
  '{"road":"Calle Niño – 380"}',
  ...Array(1200).fill('{}'),
  'the last',
];

/** Stores texts. Returns them and their places. */
function stored(): { shared: SharedTexts; places: string[] } {
  const scratch = new ScratchFile();
  const places = texts.map((text) => addText(scratch, text));
  return { shared: scratch.share(), places };
}

const read = ({ shared, places }: ReturnType<typeof stored>) =>
  places.map((place) => sharedText(shared, byteRangeOf(place)));

/** Makes a folder for temporary files. */
async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-texts-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('TEMP', folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('texts that threads share are in a file without a name', async () => {
  const folder = await temporary();
  const all = stored();
  expect(all.shared).toEqual({ file: expect.any(Number) });
  expect(read(all)).toEqual(texts);
  expect(readdirSync(folder)).toEqual([]);
});

test('lines that threads share are read as they were written', async () => {
  await temporary();
  const lines = Array.from({ length: 1201 }, (_, number) => `– ${number}`);
  expect([...linesOf(shareLines(lines))]).toEqual(lines);
  expect([...linesOf(shareLines([]))]).toEqual([]);
});

test('where no file can be written, shared texts are in memory', () => {
  const nowhere = join(tmpdir(), 'is-not-there');
  vi.stubEnv('TMPDIR', nowhere);
  vi.stubEnv('TEMP', nowhere);
  const all = stored();
  expect(all.shared).toEqual({ memory: expect.any(SharedArrayBuffer) });
  expect(read(all)).toEqual(texts);
});

test('on a disk that is full after the first texts, all are in memory', async () => {
  await temporary();
  const write = fs.writeSync;
  let left = 1;
  vi.spyOn(fs, 'writeSync').mockImplementation(((...args: Parameters<typeof write>) => {
    if (left-- > 0) return write(...args);
    throw Object.assign(new Error(), { code: 'ENOSPC' });
  }) as typeof write);
  syncBuiltinESMExports();
  const all = stored();
  expect(left).toBe(-1);
  expect(all.shared).toEqual({ memory: expect.any(SharedArrayBuffer) });
  expect(read(all)).toEqual(texts);
});

test('where the file keeps its name, it is closed and removed, and shared texts are in memory', async () => {
  const folder = await temporary();
  vi.spyOn(fs, 'rmSync').mockImplementationOnce(() => {
    throw Object.assign(new Error(), { code: 'EBUSY' });
  });
  const opened = vi.spyOn(fs, 'openSync');
  const closed = vi.spyOn(fs, 'closeSync');
  syncBuiltinESMExports();
  expect(stored().shared).toEqual({ memory: expect.any(SharedArrayBuffer) });
  expect(opened).toHaveBeenCalledTimes(1);
  expect(closed.mock.calls).toEqual([[opened.mock.results[0]?.value]]);
  expect(readdirSync(folder)).toEqual([]);
});

test('where the system reads less at once than it was asked to, texts are read whole', async () => {
  await temporary();
  const all = stored();
  const readSome = fs.readSync as (file: number, into: Uint8Array, from: number, size: number, at: number) => number;
  vi.spyOn(fs, 'readSync').mockImplementation(((...[file, into, from, size, at]: Parameters<typeof readSome>) =>
    readSome(file, into, from, Math.min(size, 5), at)) as typeof fs.readSync);
  syncBuiltinESMExports();
  expect(read(all)).toEqual(texts);
});

test('the file of shared texts is closed once nothing refers to them', async () => {
  await temporary();
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const opened = vi.spyOn(fs, 'openSync');
  const closed = vi.spyOn(fs, 'closeSync');
  syncBuiltinESMExports();
  stored();
  await vi.waitFor(() => {
    collect();
    expect(closed).toHaveBeenCalledWith(opened.mock.results[0]?.value);
  });
});
