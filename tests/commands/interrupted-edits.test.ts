import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withTowns } from '../harness/project/new-town.ts';
import { generate, page, project, repository } from '../harness/project/project.ts';

/** Enough files that a command is still writing them when it is interrupted. */
const count = 500;

const names = Array.from({ length: count }, (_, index) => `town-${index}`);
const files = Object.fromEntries(
  names.map((slug, index) => [
    `pages/towns/${slug}.yaml`,
    `name: Town ${index}\npage: /visit-${slug}\ncenter: { latitude: ${44 + index / 1000}, longitude: -72.5 }\n`,
  ]),
);

/** Waits until a file is about to be written. */
async function begun(folder: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(1)) {
    if ((await readdir(folder)).some((name) => name.startsWith('.'))) return;
  }
  throw new Error('Nothing was written.');
}

const withFolder = {
  ...files,
  'site.yaml': withTowns('towns: pages/towns\n'),
  'pages/visit.yaml': page({ route: '/visit-{town.slug}', rest: 'each: towns\n' }),
};
const command = ['rename', 'page', '/visit-{town.slug}', '/near-{town.slug}'] as const;
const hiddenIn = async (root: string) =>
  (await readdir(join(root, 'pages/towns'))).filter((name) => name.startsWith('.'));

test.each(['SIGINT', 'SIGTERM'] as const)('after %s, a command has edited all files or none', async (signal) => {
  const { root } = await project('small', withFolder);
  const args = ['generator/start.cjs', ...command, '--root', root];
  const child = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(child, 'close');
  await begun(join(root, 'pages/towns'));
  child.kill(signal);
  const [exit] = await ended;

  expect(await hiddenIn(root)).toEqual([]);
  const texts = await Promise.all(names.map((slug) => readFile(join(root, `pages/towns/${slug}.yaml`), 'utf8')));
  const renamed = texts.filter((text) => text.includes('page: /near-')).length;
  expect([
    [2, 'Nothing was written.', 0],
    [0, 'Renamed the page', count],
  ]).toContainEqual([exit, /Nothing was written\.|Renamed the page/.exec(said)?.[0], renamed]);
});

test('the next command removes the temporary files of one that was killed, and not of one that runs', async () => {
  const killed = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(killed, 'close');
  const temporary = (pid: number | undefined) => `.town-0.yaml.local-pages-${pid}`;
  const { root } = await project('small', {
    ...withFolder,
    [`pages/towns/${temporary(killed.pid)}`]: 'name',
    [`pages/towns/${temporary(process.ppid)}`]: 'name',
  });
  expect(await generate(...command, '--root', root)).toMatchObject({ exit: 0 });
  expect(await hiddenIn(root)).toEqual([temporary(process.ppid)]);
});
