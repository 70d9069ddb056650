import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hash } from '../../generator/files/hash.ts';
import { copyProgram } from '../harness/commands/copied-program.ts';
import { npmOptions } from '../harness/commands/npm-options.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { newsPage, post } from '../harness/project/posts.ts';
import { fixtures, page, repository } from '../harness/project/project.ts';
import { townFiles } from '../harness/project/town-files.ts';
import { writeFiles } from '../harness/project/write-files.ts';

/** The conditions under which a site is built. */
interface Circumstances {
  /** The folder of the project, and of the program if it is not this repository. */
  root: string;
  program?: string;
  env?: Record<string, string>;
  umask?: number;
  threads?: number;
  /** Changes the files of the project, or the order in which they are made. */
  change?: (files: [path: string, content: string | Buffer][]) => [path: string, content: string | Buffer][];
}

let folder: string;
let expected: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'same-bytes-'));
  expected = await build({ root: 'plain', env: { TZ: 'UTC', LC_ALL: 'C' }, umask: 0o022, threads: 1 });
  expect(Object.keys(expected).length).toBeGreaterThan(30);
  return () => rm(folder, { recursive: true, force: true });
});

/** The files of a site with towns, fonts, cards, a photo, and posts that are in another order in Danish, which has `aa` after `z`. */
async function siteFiles(): Promise<[string, string | Buffer][]> {
  const site = join(fixtures, 'chimney-sweep');
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  const own = await Promise.all(names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const));
  const sections = heroWith('photos/Élan.jpg').replace('One room', 'Zażółć');
  const files = {
    ...Object.fromEntries(own),
    ...(await townFiles('chimney-sweep')),
    'pages/photo.yaml': page({ sections }),
    ...newsPage('perPage: 1, older: Older, newer: Newer'),
    ...post('aa', '2026-01-05'),
    ...post('zz', '2026-01-05'),
  };
  return Object.entries({ ...files, 'photos/Élan.jpg': await photo(540, 820) });
}

/** The mode and a hash of each file and folder. */
async function build({
  root,
  program = repository,
  env,
  umask = 0o022,
  threads = 1,
  change = (files) => files,
}: Circumstances) {
  const project = join(folder, root);
  for (const [path, content] of change(await siteFiles())) writeFiles(project, { [path]: content });
  const setUmask = `import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.umask(${umask});`;
  const command = [
    ...npmOptions,
    '--import',
    `data:text/javascript,${encodeURIComponent(setUmask)}`,
    join(program, 'generator/start.cjs'),
  ];
  const cache = await mkdtemp(join(folder, 'cache-'));
  const settings = { ...process.env, SOURCE_DATE_EPOCH: '1790000000', LOCAL_PAGES_CACHE: cache, ...env };
  const error = await new Promise((resolve) => {
    const args = [...command, '--root', project, '--out', join(project, 'dist'), '--threads', String(threads)];
    execFile(process.execPath, args, { env: settings }, (failure, out, err) =>
      resolve(failure ? `${failure.signal ?? failure.code} ${out}${err}` : err),
    );
  });
  expect(error).toBe('');
  return statesIn(project);
}

async function statesIn(project: string): Promise<Record<string, string>> {
  const entries = await readdir(join(project, 'dist'), { recursive: true, withFileTypes: true });
  const states = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const mode = ((await stat(path)).mode & 0o777).toString(8);
    return [relative(project, path), `${mode} ${entry.isFile() ? hash(await readFile(path)) : 'folder'}`] as const;
  });
  return Object.fromEntries((await Promise.all(states)).sort());
}

test('in a long path with spaces and accents, of a program in such a folder, in another time zone and language', async () => {
  const name = `Élan’s site & ${'long '.repeat(20)}`.trim();
  const program = join(folder, 'A program, été');
  await copyProgram(program);
  const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', LANGUAGE: 'tr' };
  expect(await build({ root: join(name, 'site'), program, env, umask: 0o077, threads: 3 })).toEqual(expected);
});

test('through a link, with the line ends of Windows, files made in another order, and an umask that lets everybody write', async () => {
  await mkdir(join(folder, 'target'));
  await symlink('target', join(folder, 'link'), 'junction');
  const env = { TZ: 'America/St_Johns', LC_ALL: 'da_DK.UTF-8', LANG: 'da_DK.UTF-8' };
  // The editors of Windows write a mark first.
  const change: Circumstances['change'] = (files) =>
    files
      .map(([path, content]): [string, string | Buffer] => [
        path,
        typeof content === 'string' ? `\uFEFF${content.replaceAll('\n', '\r\n')}` : content,
      ])
      .reverse();
  expect(await build({ root: 'link', env, umask: 0o000, threads: 2, change })).toEqual(expected);
});
