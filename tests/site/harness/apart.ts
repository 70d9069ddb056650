import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { filesIn } from '../../harness/commands/kept-builds.ts';
import { npmOptions } from '../../harness/commands/npm-options.ts';
import { photo } from '../../harness/project/photo.ts';
import { threePosts } from '../../harness/project/posts.ts';
import { generate, type Run, repository } from '../../harness/project/project.ts';
import { writeFiles } from '../../harness/project/write-files.ts';

/** A copy of this repository's site, which several threads or machines build. */
export interface SharedSite {
  /** What one thread makes of it. */
  expected: ReadonlyMap<string, string>;
  /** The path of a folder: `site` is the copy. */
  folder: (name: string) => string;
  /** Runs a command in the copy, as npm does. */
  start: (...args: string[]) => Promise<Run>;
  /** The same in another folder. */
  startIn: (name: string, ...args: string[]) => Promise<Run>;
  /**
   * Runs a command in a folder without a process of its own, and with nothing to take over. What it makes counts as made by
   * another version of the program than what processes make.
   */
  runIn: (name: string, command: string, ...args: string[]) => Promise<Run>;
  remove: () => Promise<void>;
}

/** Copies the site, and adds a draft, a holiday, posts, and a file to copy. */
export async function sharedSite(): Promise<SharedSite> {
  const root = await mkdtemp(join(tmpdir(), 'threads-'));
  const folder = (name: string) => join(root, name);
  await writeSite(folder('site'));
  const startIn = (site: string, ...args: string[]): Promise<Run> => {
    const command = [...npmOptions, join(repository, 'generator/start.cjs'), ...args, '--root', folder(site)];
    return new Promise((resolve) => {
      const child = execFile(process.execPath, command, (_, out, err) =>
        resolve({ exit: child.exitCode ?? -1, out, err }),
      );
    });
  };
  const start = (...args: string[]) => startIn('site', ...args);
  const runIn: SharedSite['runIn'] = (site, command, ...args) => generate(command, '--root', folder(site), ...args);
  expect(await start('--threads', '1', '--out', folder('one'))).toMatchObject({ exit: 0, err: '' });
  const expected = await filesIn(folder('one'));
  expect(expected.get('menu.pdf')).toBe('a menu');
  expect([...expected.values()].join()).toContain('Christmas');
  expect(expected.get('gifts.html')?.match(/A gift/g)).toHaveLength(1);
  expect([...expected.keys()]).toContain('news/2.html');
  return { expected, folder, start, startIn, runIn, remove: () => rm(root, { recursive: true, force: true }) };
}

async function writeSite(site: string): Promise<void> {
  for (const path of ['site.yaml', 'pages']) await cp(join(repository, path), join(site, path), { recursive: true });
  const barre = 'name: Barre\ncenter: { latitude: "TODO: its latitude", longitude: -72.5 }\n';
  await writeFile(join(site, 'pages/towns/barre.yaml'), `draft: true\n${barre}`);
  const holidays =
    'specialHours: { heading: Holidays, days: [{ dates: 2030-12-25, hours: Closed, reason: Christmas }] }\n';
  await appendFile(join(site, 'site.yaml'), holidays);
  const section = (rest: string) => `  - { type: prose, heading: Gifts, text: A gift., ${rest} }\n`;
  const gifts =
    'route: /gifts\nname: Gifts\ntemplate: standard\nseo: { title: Gifts, description: A, keywords: A }\nsections:\n';
  await writeFile(join(site, 'pages/gifts.yaml'), gifts + section('until: 2020-01-01') + section('from: 2020-01-01'));
  await mkdir(join(site, 'static'));
  await writeFile(join(site, 'static/menu.pdf'), 'a menu');
  writeFiles(site, { ...threePosts, 'roof.jpg': await photo(900, 900) });
}
