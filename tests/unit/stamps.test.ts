import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isUnchanged, stampOf } from '../../generator/memory/stamps.ts';

test('a file that was written right before its stamp was taken may have changed since', async () => {
  const root = await mkdtemp(join(tmpdir(), 'stamps-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const file = join(root, 'site.yaml');
  await writeFile(file, 'name: A');
  const [stamp, { ctimeMs }] = [stampOf(file), await stat(file)];
  expect(isUnchanged(file, stamp, ctimeMs + 5)).toBe(false);
  expect(isUnchanged(file, stamp, ctimeMs + 1000)).toBe(true);
});
