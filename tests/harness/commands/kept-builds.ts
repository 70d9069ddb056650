import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { main } from '../../../generator/commands/command-line.ts';
import type { Tools } from '../../../generator/tools.ts';
import { page, project, type Run, textIn } from '../project/project.ts';
import { forgetfulTools, sharedTools } from '../project/shared-tools.ts';
import { townFiles } from '../project/town-files.ts';

export interface KeptProject {
  root: string;
  /** Where builds keep what they remember. */
  cache: string;
  write: (files: Record<string, string | Buffer>) => Promise<void>;
  remove: (file: string) => Promise<void>;
  text: (file: string) => Promise<string>;
  /** Builds into dist, and takes over what it can. */
  build: (...args: string[]) => Promise<Run>;
  /** The same, with tools that are asked for once it has looked for changes. */
  buildWith: (tools: () => Promise<Tools>, ...args: string[]) => Promise<Run>;
  /** Builds into another folder, with nothing to take over. */
  fresh: () => Promise<Run>;
  /** Checks the project, and takes over what it can of the last build. */
  check: () => Promise<Run>;
  /** Checks the project, with nothing to take over. */
  freshCheck: () => Promise<Run>;
  /** Runs a command that takes over what it can of the last build. */
  command: (...args: string[]) => Promise<Run>;
  /** Runs a command with nothing to take over. */
  freshCommand: (...args: string[]) => Promise<Run>;
  /** The files of dist, or of the other folder. */
  files: (folder?: 'dist' | 'fresh') => Promise<Map<string, string>>;
}

/** A project whose builds remember what they made, as those of the command line do. */
export async function keptProject(fixture: string, files: Record<string, string | Buffer> = {}): Promise<KeptProject> {
  const { root, write } = await project(fixture, files);
  const cache = await mkdtemp(join(tmpdir(), 'cache-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const run = async (programHash: string, tools: () => Promise<Tools>, ...args: string[]): Promise<Run> => {
    const text = { out: '', err: '' };
    const exit = await main([...args, '--root', root], {
      out: { write: (more) => (text.out += more) },
      err: { write: (more) => (text.err += more) },
      env: { ...process.env, LOCAL_PAGES_CACHE: cache },
      programHash,
      tools,
    });
    return { exit, ...text };
  };
  return {
    root,
    cache,
    write,
    remove: (file) => rm(join(root, file)),
    text: (file) => textIn(root, file),
    build: (...args) => run('this program', sharedTools, 'build', '--out', join(root, 'dist'), ...args),
    buildWith: (tools, ...args) => run('this program', tools, 'build', '--out', join(root, 'dist'), ...args),
    fresh: async () => {
      await rm(join(root, 'fresh'), { recursive: true, force: true });
      return run('', forgetfulTools, 'build', '--out', join(root, 'fresh'));
    },
    check: () => run('this program', sharedTools, 'check'),
    freshCheck: () => run('', forgetfulTools, 'check'),
    command: (...args) => run('this program', sharedTools, ...args),
    freshCommand: (...args) => run('', forgetfulTools, ...args),
    files: async (folder = 'dist') => filesIn(join(root, folder)),
  };
}

/** A site of two towns with files of their own, built once. */
export async function builtSite(): Promise<KeptProject> {
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  return site;
}

/**
 * The files that a build after an edit changes, which are also those of a build with nothing to take over. Cards and the
 * record of what is published, which follow any page, are compared and left out of the list.
 */
export async function changedBy(site: KeptProject, edit: () => Promise<unknown>): Promise<string[]> {
  const before = await site.files();
  await edit();
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  const after = await site.files();
  expect(await site.fresh()).toMatchObject({ exit: 0 });
  expect(differing(await site.files('fresh'), after)).toEqual([]);
  return differing(before, after).filter((path) => !path.startsWith('assets/card-') && path !== 'published.json');
}

/** Replaces a text in a file of a project. Fails if that changes nothing. */
export async function replaced(site: KeptProject, file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await site.text(file);
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await site.write({ [file]: edited });
}

/** The text of each file of a site. Assets of the last build are left out, which are kept for pages that browsers have. */
export async function filesIn(folder: string): Promise<Map<string, string>> {
  const list = await readFile(join(folder, '.local-pages'), 'utf8').catch(() => '');
  const leftovers = new Set(
    list
      .split('\n\n')[1]
      ?.split('\n')
      .map((line) => line.split(' ')[2]),
  );
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.local-pages') && !leftovers.has(path));
  // Nothing else happens meanwhile, and waiting for each file takes longer than reading it.
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/** The paths whose files differ. */
export function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

/** Adds the page /barnet, to which nothing links but the file of a town. */
export async function linkFromTownAlone({ write, text, root }: KeptProject): Promise<void> {
  const file = 'pages/towns/barnet.yaml';
  const pages = (await readdir(join(root, 'pages'))).filter((name) => name.endsWith('.yaml'));
  for (const name of ['site.yaml', ...pages.map((one) => `pages/${one}`)]) {
    await write({ [name]: (await text(name)).replaceAll('{town.page}', '/') });
  }
  await write({
    [file]: (await text(file)).replace(/^page: .*/m, 'page: /barnet'),
    'pages/barnet.yaml': page({ route: '/barnet' }),
  });
}
