import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { breakLock } from '../../generator/publish/lock.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { checkOutput } from '../../generator/publish/output-folder.ts';
import { killBuilds } from '../harness/commands/killed-builds.ts';
import { killCommands } from '../harness/commands/killed-commands.ts';
import { inMemory, mounted, mountedByRoot } from '../harness/commands/mounted.ts';
import { filesOf, statesIn } from '../harness/project/output-folder.ts';
import { project } from '../harness/project/project.ts';
import { write } from '../harness/project/write-site.ts';

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const contentsIn = async (dist: string) =>
  Object.fromEntries(Object.entries(await statesIn(dist)).map(([path, { content }]) => [path, content]));

const first = { 'index.html': 'home 1', 'old.html': 'old', 'assets/1.css': 'red' };
const second = { 'index.html': 'home 2', 'new/page.html': 'new', 'assets/2.css': 'blue' };

test('builds that are killed never harm what a reader gets, and the next build finishes them', async () => {
  const { kills, whileCommitting, faults } = await killBuilds(await temporary(), 10, Math.random);
  expect({ kills, faults }).toEqual({ kills: 10, faults: [] });
  expect(whileCommitting).toBeGreaterThan(0);
});

test.each(['build --threads 2 --force', 'merge'] as const)(
  'a killed %s does no harm either, to web servers and to the preview',
  async (command) => {
    const { kills, reads, faults } = await killCommands(await temporary(), command, 2, Math.random, 20);
    expect({ kills, faults }).toEqual({ kills: 2, faults: [] });
    // A kill may come at once. npm run kills makes more of them.
    expect(reads).toBeGreaterThan(2 * kills);
  },
);

describe('a build that ends while it puts its files in place', () => {
  /** A folder of somebody where the new site has a page: it cannot be replaced, so the build ends before that page. */
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

  test('makes the next build end in the same place as long as the reason is there', async () => {
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
    expect((await generate('build')).out).toContain(' No file changed.');
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

describe('two builds at once', () => {
  test('the second waits for the first', async () => {
    const dist = join(await temporary(), 'dist');
    await Promise.all([write(filesOf(first), dist), write(filesOf(first), dist)]);
    expect(await contentsIn(dist)).toEqual(first);
  });

  test('the second fails if the first takes long', async () => {
    const dist = join(await temporary(), 'dist');
    const writer = await openWriter(dist);
    await expect(openWriter(dist, { patience: 0 })).rejects.toThrow(
      `Another build is writing ${dist} (process ${process.pid}). Wait until it has finished, then run the command again.`,
    );
    await writer.add({ path: 'index.html', content: 'home' });
    await writer.commit();
    await writer.close();
    expect(await contentsIn(dist)).toEqual({ 'index.html': 'home' });
  });

  test('the lock of a process that has ended is ignored, even if another process has its number', async () => {
    const dist = join(await temporary(), 'dist');
    const ended = await endedProcess();
    const owners = [`${ended} `, ...(process.platform === 'linux' ? [`${process.pid} 1`] : [])];
    for (const owner of owners) {
      await write(filesOf(first), dist);
      await writeFile(join(dist, '.local-pages-lock'), owner);
      await (await openWriter(dist, { patience: 0 })).close();
      expect(await readdir(dist)).not.toContain('.local-pages-lock');
    }
  });

  test.runIf(process.platform === 'linux')(
    'the lock of a process that has ended is ignored, even if its parent has not reaped it',
    async () => {
      const dist = join(await temporary(), 'dist');
      await write(filesOf(first), dist);
      // A process that waits reaps no child, which stays a zombie.
      const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
      const script = `const { pid } = require('child_process').spawn('true'); require('fs').writeSync(1, String(pid)); ${wait}`;
      const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
      onTestFinished(() => void parent.kill('SIGKILL'));
      const pid = String(await once(parent.stdout, 'data')).trim();
      const stateOf = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      await expect.poll(stateOf).toContain('Z');
      await writeFile(join(dist, '.local-pages-lock'), `${pid} ${(await stateOf())[19]}`);
      await (await openWriter(dist, { patience: 0 })).close();
    },
  );

  test('a lock that a build was breaking when it was killed is removed by the next, and not one of a build that runs', async () => {
    const dist = join(await temporary(), 'dist');
    await write(filesOf(first), dist);
    for (const pid of [await endedProcess(), process.ppid])
      await writeFile(join(dist, `.local-pages-lock-${pid}-0`), '1 ');
    await (await openWriter(dist, { patience: 0 })).close();
    const locks = (await readdir(dist)).filter((name) => name.startsWith('.local-pages-lock'));
    expect(locks).toEqual([`.local-pages-lock-${process.ppid}-0`]);
  });
});

/** The number of a process that has ended. */
async function endedProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'close');
  return child.pid;
}

test('two builds that find the same old lock do not remove the new lock of the other', async () => {
  const folder = await temporary();
  const lock = join(folder, '.local-pages-lock');
  await writeFile(lock, 'old');
  let isLate = true;
  breakLock(lock, 'old', (from, to) => {
    if (isLate) writeFileSync(lock, 'new');
    isLate = false;
    renameSync(from, to);
  });
  expect(await readdir(folder)).toEqual(['.local-pages-lock']);
  expect(await readFile(lock, 'utf8')).toBe('new');
  breakLock(lock, 'new');
  breakLock(lock, 'new');
  expect(await readdir(folder)).toEqual([]);
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
    const restore = becomeNobody(folder);
    await chmod(dist, 0o555);
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
