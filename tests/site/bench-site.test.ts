import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type BenchSite, writeBenchSite } from '../bench/bench-site.ts';
import { generate, textIn } from '../harness/project/project.ts';

async function benchSite(count: number): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return writeBenchSite(folder, count, 'list');
}

async function filesOf({ root }: BenchSite): Promise<string[][]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(names.map(async (name) => [name, await textIn(root, name)]));
}

test('the site of the bench has no error and no warning', async () => {
  const { root } = await benchSite(12);
  const { out, exit } = await generate('check', '--root', root, '--quiet');
  expect({ out, exit }).toEqual({ out: '', exit: 0 });
});

test('the same number of towns makes the same site', async () => {
  const [one, other] = [await benchSite(12), await benchSite(12)];
  expect(await filesOf(one)).toEqual(await filesOf(other));
});

test('more towns leave the others unchanged', async () => {
  const [few, many] = [await benchSite(12), await benchSite(24)];
  expect(many.towns.slice(0, 12)).toEqual(few.towns);
  expect(new Set(many.towns.map(({ slug }) => slug)).size).toBe(24);
});
