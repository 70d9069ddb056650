import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate, page, project, repository, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

const count = 12;

const names = Array.from({ length: count }, (_, index) => `town-${index}`);
const files = Object.fromEntries(
  names.map((slug, index) => [
    `pages/towns/${slug}.yaml`,
    `name: Town ${index}\npage: /visit-${slug}\ncenter: { latitude: ${44 + index / 1000}, longitude: -72.5 }\n`,
  ]),
);

const withFolder = {
  ...files,
  'site.yaml': withTowns('towns: pages/towns\n'),
  'pages/visit.yaml': page({ route: '/visit-{town.slug}', rest: 'each: towns\n' }),
};
const command = ['rename', 'page', '/visit-{town.slug}', '/near-{town.slug}'] as const;
const hiddenIn = async (root: string) =>
  (await readdir(join(root, 'pages/towns'))).filter((name) => name.startsWith('.'));

/** A program that gets a signal before its second call for the file of a town, and goes on only if it holds the signal. */
const interruptedAt = (call: 'writeFile' | 'rename', signal: NodeJS.Signals) => `
  import fs from 'node:fs/promises';
  import { once } from 'node:events';
  const { ${call}: original } = fs;
  let calls = 0;
  fs.${call} = async (path, ...rest) => {
    if (/\\.town-\\d+\\.yaml/.test(String(path)) && ++calls === 2) {
      process.kill(process.pid, '${signal}');
      // Listening alone does not keep a process running.
      const running = setInterval(() => {}, 1000);
      if (process.listenerCount('${signal}') > 0) await once(process, '${signal}');
      clearInterval(running);
    }
    return original(path, ...rest);
  };
`;

test.each([
  ['SIGINT', 'writeFile', { exit: 2, says: 'Nothing was written.', renamed: 0 }],
  ['SIGTERM', 'writeFile', { exit: 2, says: 'Nothing was written.', renamed: 0 }],
  ['SIGINT', 'rename', { exit: 0, says: 'Renamed the page', renamed: count }],
  ['SIGTERM', 'rename', { exit: 0, says: 'Renamed the page', renamed: count }],
] as const)(
  'after %s during %s, a command has edited all files or none',
  async (signal, call, { says, ...outcome }) => {
    const { root } = await project('small', withFolder);
    const hook = `data:text/javascript,${encodeURIComponent(interruptedAt(call, signal))}`;
    const args = ['--import', hook, 'generator/start.cjs', ...command, '--root', root];
    const child = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const [exit] = await once(child, 'close');

    expect(await hiddenIn(root)).toEqual([]);
    const texts = await Promise.all(names.map((slug) => textIn(root, `pages/towns/${slug}.yaml`)));
    const renamed = texts.filter((text) => text.includes('page: /near-')).length;
    expect({ exit, renamed }).toEqual(outcome);
    expect(said).toContain(says);
  },
);

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
