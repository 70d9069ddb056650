import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { differing, filesIn, keptProject } from '../harness/commands/kept-builds.ts';
import { inMemory, mounted, mountedByRoot } from '../harness/commands/mounted.ts';
import { generate, page, type Run } from '../harness/project/project.ts';

/** Random bytes, so that neither compression nor the cache makes them small. */
const large = (letter: string) => page({}).replace('text: A', `text: ${letter.repeat(400_000)}`);

test('a build that fills the disk of dist keeps the site and says so, and one that fits succeeds', async ({ skip }) => {
  const site = await keptProject('small');
  await mkdir(join(site.root, 'dist'));
  if (!mounted(join(site.root, 'dist'), inMemory('1m'))) return skip(mountedByRoot);
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  const before = await site.files();
  await site.write({ 'pages/a.yaml': large('A'), 'pages/b.yaml': large('B').replace('/a', '/b') });
  for (const options of [[], ['--force']]) {
    const { exit, err } = await site.build(...options);
    expect({ exit, err }).toEqual({
      exit: 1,
      err: expect.stringMatching(
        /^Cannot write \S+dist.[\w./-]+: no space is left on the disk\. Free some space, or choose another folder with --out\.\n.*dist is unchanged\.\n$/,
      ),
    });
    expect(differing(before, await site.files())).toEqual([]);
    expect((await readdir(join(site.root, 'dist'))).filter((name) => /^\.local-pages-/.test(name))).toEqual([]);
  }
  await site.remove('pages/b.yaml');
  await site.write({ 'pages/a.yaml': page({}) });
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  expect(differing(await site.files('fresh'), await site.files())).toEqual([]);
});

test('a full or read-only disk of the cache only costs time', async ({ skip }) => {
  const site = await keptProject('small');
  if (!mounted(site.cache, inMemory('16k'))) return skip(mountedByRoot);
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  const expected = await site.files('fresh');
  const built = async () => {
    expect(await site.build()).toMatchObject({ exit: 0, err: '' });
    expect(differing(expected, await site.files())).toEqual([]);
  };
  await built();
  await built();
  await writeFile(join(site.cache, 'filler'), Buffer.alloc(16_000)).catch(() => undefined);
  await built();
  execFileSync('mount', ['-o', 'remount,ro', site.cache]);
  await built();
  execFileSync('mount', ['-o', 'remount,rw', site.cache]);
});

test('a read-only disk is named, the site is unchanged, and it can be published', async ({ skip }) => {
  const site = await keptProject('small');
  const dist = join(site.root, 'dist');
  await mkdir(dist);
  if (!mounted(dist, inMemory('1m'))) return skip(mountedByRoot);
  await site.build();
  const before = await site.files();
  execFileSync('mount', ['-o', 'remount,ro', dist]);
  await site.write({ 'pages/a.yaml': page({}) });
  const { exit, err } = await site.build();
  expect(exit).toBe(1);
  expect(err).toMatch(/^Cannot .*dist: the disk is read-only\. .*\n.*dist is unchanged\.\n$/);
  expect(differing(before, await site.files())).toEqual([]);
  const branch = join(site.root, 'branch.git');
  execFileSync('git', ['init', '--quiet', '--bare', branch]);
  vi.stubEnv('PUBLISH_REMOTE', branch);
  const published = await generate('deploy', '--host', 'git', '--publish', '--root', site.root);
  vi.unstubAllEnvs();
  expect(published).toMatchObject({ exit: 0, err: '' });
  execFileSync('mount', ['-o', 'remount,rw', dist]);
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  expect([...(await site.files()).keys()]).toContain('a.html');
});

test('if a new file does not fit on the disk of the project, it is named, and nothing is written', async ({ skip }) => {
  const site = await keptProject('small');
  const pages = join(site.root, 'pages');
  const files = await filesIn(pages);
  if (!mounted(pages, inMemory('128k'))) return skip(mountedByRoot);
  for (const [name, text] of files) await writeFile(join(pages, name), text, 'latin1');
  await writeFile(join(pages, 'notes.txt'), Buffer.alloc(128 * 1024)).catch(() => undefined);
  const before = await readdir(pages);
  const { exit, err } = await generate('new', 'page', 'Gift Cards', '--root', site.root);
  expect({ exit, err }).toEqual({
    exit: 1,
    err: `Cannot write ${join(pages, 'gift-cards.yaml')}: no space is left on the disk. Free some space, then run the command again.\n`,
  });
  expect(await readdir(pages)).toEqual(before);
});

test('two builds of two versions at once leave one of them, and the next build leaves the last', async () => {
  const site = await keptProject('small');
  /** Builds again if the other build took longer than a build waits, as it may on a busy machine. */
  const build = async (...args: string[]): Promise<Run> => {
    const run = await site.build(...args);
    return run.err.startsWith('Another command is writing') ? build(...args) : run;
  };
  const first = build();
  await site.write({ 'pages/a.yaml': page({}) });
  const runs = await Promise.all([first, build('--force')]);
  expect(runs.map(({ exit }) => exit)).toEqual([0, 0]);
  expect(existsSync(join(site.root, 'dist/.local-pages-lock'))).toBe(false);
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  expect(differing(await site.files('fresh'), await filesIn(join(site.root, 'dist')))).toEqual([]);
  expect(await readFile(join(site.root, 'dist/a.html'), 'utf8')).toMatch(/<\/html>\n$/);
});
