import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { checkOutput } from '../../generator/publish/output-folder.ts';
import { killBuilds } from '../harness/commands/killed-builds.ts';
import { killCommands } from '../harness/commands/killed-commands.ts';
import { inMemory, mounted, mountedByRoot } from '../harness/commands/mounted.ts';
import { contentsIn, filesOf, statesIn, temporary } from '../harness/project/output-folder.ts';
import { project } from '../harness/project/project.ts';
import { write } from '../harness/project/write-site.ts';

const first = { 'index.html': 'home 1', 'old.html': 'old', 'assets/1.css': 'red' };
const second = { 'index.html': 'home 2', 'new/page.html': 'new', 'assets/2.css': 'blue' };

test('builds that are killed never harm what a reader gets, and the next build finishes them', async () => {
  const { kills, whileCommitting, faults } = await killBuilds(await temporary(), 10, Math.random);
  expect({ kills, faults }).toEqual({ kills: 10, faults: [] });
  expect(whileCommitting).toBeGreaterThan(0);
});

/** Cards, fonts, and pictures that both commands use are made once. */
let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cache-'));
  return () => rm(cache, { recursive: true, force: true });
});

test.each(['build --threads 2 --force', 'merge'] as const)(
  'a killed %s does no harm either, to web servers and to the preview',
  async (command) => {
    const { kills, reads, faults } = await killCommands(await temporary(), command, 2, Math.random, 20, cache);
    expect({ kills, faults }).toEqual({ kills: 2, faults: [] });
    // A kill may come at once. npm run kills makes more of them.
    expect(reads).toBeGreaterThan(2 * kills);
  },
);

describe('a build that ends while it puts its files in place', () => {
  /** A folder of somebody else where the new site has a page. It cannot be replaced, so the build ends before that page. */
  async function halfDone(): Promise<{ dist: string; obstacle: string }> {
    const dist = join(await temporary(), 'dist');
    const obstacle = join(dist, 'new/page.html');
    await write(filesOf(first), dist);
    await mkdir(join(obstacle, 'mine'), { recursive: true });
    await expect(write(filesOf(second), dist)).rejects.toMatchObject({ code: 'ENOTEMPTY', path: obstacle });
    expect(await contentsIn(dist)).toMatchObject({ ...first, 'assets/2.css': 'blue' });
    return { dist, obstacle };
  }

  test('leaves files that the next build puts in place as soon as it opens the folder', async () => {
    const { dist, obstacle } = await halfDone();
    await rm(join(obstacle, 'mine'), { recursive: true });
    await checkOutput(dist, join(dist, '../elsewhere'));
    const writer = await openWriter(dist);
    expect(await contentsIn(dist)).toEqual({ ...second, 'assets/1.css': 'red' });
    await writer.close();
    expect((await readdir(dist)).sort()).toEqual(['.local-pages', 'assets', 'index.html', 'new']);
  });

  test('the next build fails in the same way until the cause is gone', async () => {
    const { dist, obstacle } = await halfDone();
    await expect(write(filesOf(second), dist)).rejects.toMatchObject({ code: 'ENOTEMPTY', path: obstacle });
    expect(await contentsIn(dist)).toMatchObject(first);
  });

  test('says that the folder has pages of both', async () => {
    const { root, generate, write } = await project('small');
    await write({ 'dist/index.html/photo.jpg': '', 'dist/.local-pages': 'index.html/photo.jpg' });
    await rm(join(root, 'dist/index.html/photo.jpg'));
    await mkdir(join(root, 'dist/index.html/folder'));
    const { exit, err } = await generate('build');
    expect({ exit, err }).toEqual({
      exit: 1,
      err: expect.stringMatching(
        /^Cannot delete the folder \S+index\.html: the folder is not empty\. Move what is in it, .*\n\S+dist has pages of the new site and of the last one\. The next build finishes it\.\n$/,
      ),
    });
    await rm(join(root, 'dist/index.html/folder'), { recursive: true });
    const { out } = await generate('build');
    expect(out).toMatch(/ s\. Finished the last build, which was interrupted\.\n/);
    expect((await generate('build')).out).toContain(' No files changed.');
  });

  test('loses no page if the power failed and staged files are empty', async () => {
    const { dist, obstacle } = await halfDone();
    await rm(join(obstacle, 'mine'), { recursive: true });
    await truncate(join(dist, '.local-pages-new/index.html'));
    const writer = await openWriter(dist);
    expect(await contentsIn(dist)).toMatchObject({ ...first, 'assets/2.css': 'blue' });
    await writer.close();
    await checkOutput(dist, join(dist, '../elsewhere'));
    expect(await write(filesOf(second), dist)).toMatchObject({ written: ['index.html', 'new/page.html'] });
    expect(await contentsIn(dist)).toEqual({ ...second, 'assets/1.css': 'red' });
  });
});

test('what a killed build had staged is thrown away', async () => {
  const dist = join(await temporary(), 'dist');
  await write(filesOf(first), dist);
  await mkdir(join(dist, '.local-pages-new'));
  await writeFile(join(dist, '.local-pages-new/index.html'), 'half a pa');
  await checkOutput(dist, join(dist, '../elsewhere'));
  await write(filesOf(first), dist);
  expect((await readdir(dist)).sort()).toEqual(['.local-pages', 'assets', 'index.html', 'old.html']);
});

describe('a disk', () => {
  test('that is full leaves the last site, and no temporary folder', async ({ skip }) => {
    const dist = join(await temporary(), 'dist');
    await mkdir(dist);
    if (!mounted(dist, inMemory('256k'))) return skip(mountedByRoot);
    await write(filesOf(first), dist);
    const before = await statesIn(dist);
    const large = Array.from({ length: 20 }, (_, index) => ({ path: `${index}.html`, content: 'x'.repeat(30_000) }));
    await expect(write(large, dist)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await statesIn(dist)).toEqual(before);
    expect((await readdir(dist)).sort()).toEqual(['.local-pages', 'assets', 'index.html', 'old.html']);
    await write(filesOf(second), dist);
    expect(await contentsIn(dist)).toEqual({ ...second, 'assets/1.css': 'red' });
  });

  test('that is read-only below the output folder is named, and nothing is changed', async ({ skip }) => {
    const dist = join(await temporary(), 'dist');
    const inside = join(dist, 'new');
    await write(filesOf({ ...first, 'new/page.html': '' }), dist);
    const before = await statesIn(dist);
    if (!mounted(inside, ['--bind', inside])) return skip(mountedByRoot);
    execFileSync('mount', ['-o', 'remount,bind,ro', inside]);
    await expect(write(filesOf(second), dist)).rejects.toMatchObject({ code: 'EROFS', path: inside });
    expect(await statesIn(dist)).toEqual(before);
    expect((await readdir(dist)).sort()).toEqual(['.local-pages', 'assets', 'index.html', 'new', 'old.html']);
  });

  test('that is mounted as the output folder is written like any other', async ({ skip }) => {
    const dist = join(await temporary(), 'dist');
    await mkdir(dist);
    if (!mounted(dist, inMemory('1m'))) return skip(mountedByRoot);
    await write(filesOf(first), dist);
    await write(filesOf(second), dist);
    expect(await contentsIn(dist)).toEqual({ ...second, 'assets/1.css': 'red' });
  });
});

// On Windows, a folder has no such mode.
test.skipIf(process.platform === 'win32')(
  'a folder that cannot be written is named, and nothing is changed',
  async () => {
    const folder = await temporary();
    const dist = join(folder, 'dist');
    await write(filesOf(first), dist);
    const before = await statesIn(dist);
    await chmod(dist, 0o555);
    const restore = becomeNobody(folder);
    await expect(write(filesOf(second), dist).finally(restore)).rejects.toMatchObject({ code: 'EACCES', path: dist });
    expect(await statesIn(dist)).toEqual(before);
  },
);

/** Root may write everywhere. So the folder gets another owner, and the test becomes it until the function is called. */
function becomeNobody(folder: string): () => void {
  const nobody = 65534;
  if (process.geteuid?.() !== 0) return () => undefined;
  execFileSync('chown', ['-R', String(nobody), folder]);
  process.seteuid?.(nobody);
  return () => process.seteuid?.(0);
}
