import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { breakLock } from '../../generator/publish/lock.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { contentsIn, filesOf, temporary } from '../harness/project/output-folder.ts';
import { write } from '../harness/project/write-site.ts';

const first = { 'index.html': 'home 1', 'old.html': 'old', 'assets/1.css': 'red' };

test('of two builds at once, the second waits for the first', async () => {
  const dist = join(await temporary(), 'dist');
  await Promise.all([write(filesOf(first), dist), write(filesOf(first), dist)]);
  expect(await contentsIn(dist)).toEqual(first);
});

test('of two builds at once, the second fails if the first takes long', async () => {
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
