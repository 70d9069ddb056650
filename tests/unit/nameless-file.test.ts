import fs, { fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { namelessFile } from '../../generator/files/nameless-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Opens a file that nothing refers to, and waits until that is noticed. Returns whether it is open then. */
async function isOpenLater(): Promise<boolean> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const file = (() => namelessFile().file)();
  const isOpen = () => {
    try {
      return fstatSync(file).isFile();
    } catch {
      return false;
    }
  };
  for (let turn = 0; turn < 100 && isOpen(); turn++) {
    collect();
    await setImmediate();
  }
  return isOpen();
}

test('a file without a name is closed once nothing refers to it', async () => {
  expect(await isOpenLater()).toBe(false);
});

test('a file without a name that cannot be closed well ends nothing', async () => {
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  const close = fs.closeSync;
  vi.spyOn(fs, 'closeSync').mockImplementation((file) => {
    close(file);
    throw Object.assign(new Error(), { code: 'EDQUOT' });
  });
  syncBuiltinESMExports();
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', fail);
  try {
    expect(await isOpenLater()).toBe(false);
    await setImmediate();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
  }
  expect(failures).toEqual([]);
});
