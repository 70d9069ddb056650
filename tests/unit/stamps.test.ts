import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stampOf } from '../../generator/files/stamp.ts';
import { contentNow, stampsBelow, unchangedSince } from '../../generator/memory/stamps.ts';

test('a file that was written right before its stamp was taken may have changed since', async () => {
  const root = await mkdtemp(join(tmpdir(), 'stamps-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const file = join(root, 'site.yaml');
  await writeFile(file, 'name: A');
  const [stamp, { ctimeMs }] = [stampOf(file), await stat(file)];
  const isUnchanged = (stampedAt: number) => unchangedSince(stampedAt, stampsBelow(root))('site.yaml', stamp);
  expect(isUnchanged(ctimeMs + 5)).toBe(false);
  expect(isUnchanged(ctimeMs + 1000)).toBe(true);
});

test('where times are whole seconds, so may one that was written in the two seconds before', () => {
  const stamp = '7 8000 8000 1';
  const isUnchanged = (stampedAt: number) => unchangedSince(stampedAt, () => stamp)('site.yaml', stamp);
  expect(isUnchanged(8900)).toBe(false);
  expect(isUnchanged(10_100)).toBe(true);
});

test('stamps that were set aside are those from before', async () => {
  const root = await mkdtemp(join(tmpdir(), 'stamps-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'site.yaml'), 'name: A');
  const now = contentNow(root);
  const before = now.stamps();
  now.setAside();
  await writeFile(join(root, 'site.yaml'), 'name: Another');
  expect(now.stamps()).toEqual(before);
  expect(now.stampOf('site.yaml')).toBe(before.get('site.yaml'));
  expect(now.stampOf('pages/home.yaml')).toBe(null);
});
