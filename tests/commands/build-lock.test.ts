import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identity } from '../../generator/files/running.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { contentsIn, filesOf, temporary } from '../harness/project/output-folder.ts';
import { write } from '../harness/project/write-site.ts';

const first = { 'index.html': 'home 1', 'old.html': 'old', 'assets/1.css': 'red' };

test('with two builds at once, the second waits for the first', async () => {
  const dist = join(await temporary(), 'dist');
  await Promise.all([write(filesOf(first), dist), write(filesOf(first), dist)]);
  expect(await contentsIn(dist)).toEqual(first);
});

test('with two builds at once, the second fails if the first takes long', async () => {
  const dist = join(await temporary(), 'dist');
  const writer = await openWriter(dist);
  await expect(openWriter(dist, { patience: 0 })).rejects.toThrow(
    `Another command is writing or publishing ${dist} (process ${process.pid}). Wait until it has finished, then run the command again.`,
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

test('while a build removes an old lock, others wait for it, unless it was killed meanwhile', async () => {
  const dist = join(await temporary(), 'dist');
  await write(filesOf(first), dist);
  const [old, breaking] = [join(dist, '.local-pages-lock'), join(dist, '.local-pages-lock-breaking')];
  await writeFile(old, `${await endedProcess()} `);
  await writeFile(breaking, identity(process.ppid));
  await expect(openWriter(dist, { patience: 0 })).rejects.toThrow('Another command is writing');
  await writeFile(breaking, `${await endedProcess()} `);
  await (await openWriter(dist, { patience: 0 })).close();
  expect((await readdir(dist)).filter((name) => name.startsWith('.local-pages-lock'))).toEqual([]);
});

test('a build does not remove the lock of another that has replaced an old one meanwhile', async () => {
  const dist = join(await temporary(), 'dist');
  await write(filesOf(first), dist);
  const lock = join(dist, '.local-pages-lock');
  const ended = await endedProcess();
  await writeFile(lock, `${ended} `);
  const kill = vi.spyOn(process, 'kill').mockImplementation((pid) => {
    if (pid !== ended) return true;
    // The other build replaces the lock while this one asks whether the owner still runs.
    writeFileSync(lock, identity(process.ppid));
    throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
  });
  onTestFinished(() => kill.mockRestore());
  await expect(openWriter(dist, { patience: 0 })).rejects.toThrow(`(process ${process.ppid})`);
  expect(await readFile(lock, 'utf8')).toBe(identity(process.ppid));
});

test('a build that ends does not remove the lock of another', async () => {
  const dist = join(await temporary(), 'dist');
  const writer = await openWriter(dist);
  await writeFile(join(dist, '.local-pages-lock'), 'another');
  await writer.close();
  expect(await readFile(join(dist, '.local-pages-lock'), 'utf8')).toBe('another');
});

/** The number of a process that has ended. */
async function endedProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'close');
  return child.pid;
}
