import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { deployHosts } from '../../generator/workshop/deploy/hosts.ts';
import { bareRepository, folder, git } from '../harness/commands/publishing.ts';
import { page, project } from '../harness/project/project.ts';

test('missing settings are named before anything happens', async () => {
  const { generate } = await project('small');
  await generate('build');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('NETLIFY_SITE_ID', '');
  expect((await generate('deploy', '--host', 'netlify', '--publish')).err).toMatchInlineSnapshot(`
    "To publish on Netlify, set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment:
      NETLIFY_SITE_ID (a variable on GitHub): the project ID, under Project configuration > General
      NETLIFY_AUTH_TOKEN (a secret on GitHub): a personal access token, under User settings > Applications
    See docs/publishing.md.
    "
  `);
});

test('a program that is missing is named', async () => {
  const { generate } = await project('small');
  await generate('build');
  vi.stubEnv('PUBLISH_TO', await folder());
  vi.stubEnv('PATH', '');
  const { exit, err } = await generate('deploy', '--host', 'server', '--publish');
  expect({ exit, err }).toEqual({
    exit: 2,
    err: 'rsync is needed to publish there, and it is not installed. Install it first.\n',
  });
});

test('an account without a folder is not taken for a folder of this computer', async () => {
  const { root, generate } = await project('small');
  await generate('build');
  for (const place of ['web@example.com', 'web@example.com/srv/www']) {
    vi.stubEnv('PUBLISH_TO', place);
    const { exit, err } = await generate('deploy', '--host', 'server', '--publish');
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('Write a colon and the folder after') });
  }
  expect(await readdir(root)).not.toContain('web@example.com');
});

test('a site that was not built is not published', async () => {
  const { generate } = await project('small');
  vi.stubEnv('PUBLISH_REMOTE', await bareRepository());
  const { exit, err } = await generate('deploy', '--host', 'git', '--publish');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringMatching(/^There is no complete site in .*dist\. To/) });
  const elsewhere = await generate('deploy', '--host', 'git', '--publish', '--out', 'dist/two parts');
  expect(elsewhere.err).toMatch(/ --out "dist\/two parts"\n$/);
});

test('nothing is published or written if site.yaml cannot be read', async () => {
  const { root, generate, write } = await project('small');
  await generate('build');
  const remote = await bareRepository();
  vi.stubEnv('PUBLISH_REMOTE', remote);
  await write({ 'site.yaml': 'url: [' });
  for (const action of ['--publish', '--workflow']) {
    const { exit, out, err } = await generate('deploy', '--host', 'git', action);
    expect({ exit, out, err }).toEqual({
      exit: 2,
      out: '',
      err: expect.stringMatching(/^site\.yaml cannot be read\./),
    });
  }
  expect(git('--git-dir', remote, 'branch')).toBe('');
  expect(existsSync(join(root, '.github'))).toBe(false);
});

test('while a site is published, no build writes it', async () => {
  const { root, generate } = await project('small');
  const remote = await bareRepository();
  const [began, goOn] = [join(remote, 'began'), join(remote, 'go-on')];
  const hook = `#!/bin/sh\ntouch "${began}"\nwhile [ ! -e "${goOn}" ]; do sleep 0.02; done\n`;
  await writeFile(join(remote, 'hooks/pre-receive'), hook, { mode: 0o755 });
  vi.stubEnv('PUBLISH_REMOTE', remote);
  await generate('build');
  const publishing = generate('deploy', '--host', 'git', '--publish');
  await expect.poll(() => existsSync(began)).toBe(true);
  const dist = join(root, 'dist');
  await expect(openWriter(dist, { patience: 0 })).rejects.toThrow('Another command is writing or publishing');
  await writeFile(goOn, '');
  expect(await publishing).toMatchObject({ exit: 0, err: '' });
  await (await openWriter(dist, { patience: 0 })).close();
});

test.each(['netlify', 'cloudflare', 'vercel'])('%s gets a folder without what only builds need', async (host) => {
  const { root, generate } = await project('small');
  await generate('build');
  // The folder may be a link to another disk.
  await rename(join(root, 'dist'), join(root, 'elsewhere'));
  await symlink(join(root, 'elsewhere'), join(root, 'dist'));
  const programs = await folder();
  const seen = join(programs, 'seen');
  const script = `#!/bin/sh\nfor one in "$@"; do if [ -d "$one" ]; then ls -A "$one" > "${seen}"; fi; done\n`;
  await writeFile(join(programs, 'npx'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  for (const name of deployHosts[host as 'vercel'].settings.map((one) => one.name)) vi.stubEnv(name, 'a');
  expect(await generate('deploy', '--host', host, '--publish')).toMatchObject({ exit: 0, err: '' });
  const files = (await readFile(seen, 'utf8')).trim().split('\n');
  expect(files).toContain('index.html');
  expect(files.filter((name) => name.startsWith('.local-pages'))).toEqual([]);
});

test('in a workflow, a folder without a server is a mistake', async () => {
  const { generate } = await project('small');
  await generate('build');
  const settings = { PUBLISH_TO: '/srv/www/site', SSH_KEY: 'a key', SSH_KNOWN_HOSTS: 'hosts', GITHUB_ACTIONS: 'true' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { exit, err } = await generate('deploy', '--host', 'server', '--publish');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('as in web@example.com:/srv/www/site') });
});

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

test.runIf(hasRsync)(
  'rsync puts a site into a folder, removes what is gone, and deletes no files of others',
  async () => {
    const { root, generate, write } = await project('small', { 'pages/a.yaml': page({}) });
    const target = await folder();
    vi.stubEnv('PUBLISH_TO', target);
    const publish = () => generate('deploy', '--host', 'server', '--publish');
    await generate('build');
    const { exit: first, out } = await publish();
    expect({ first, out }).toEqual({
      first: 0,
      out: expect.stringMatching(/^Published on your own server\.\nNote: .*`host: nginx`/),
    });
    await write({ 'pages/a.yaml': page({ route: '/b' }) });
    await generate('build');
    await mkdir(join(target, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(target, '.well-known/acme-challenge/token'), '');
    expect(await publish()).toMatchObject({ exit: 0 });
    const [built, published] = await Promise.all([readdir(join(root, 'dist')), readdir(target)]);
    expect(published.sort()).toEqual(['.well-known', ...built.filter((name) => name !== '.local-pages')].sort());

    const proven = await folder();
    await mkdir(join(proven, '.well-known'));
    vi.stubEnv('PUBLISH_TO', proven);
    expect(await publish()).toMatchObject({ exit: 0 });
    expect(await readdir(proven)).toEqual(expect.arrayContaining(['.well-known', 'index.html']));

    const begun = await folder();
    await cp(join(root, 'dist/assets'), join(begun, 'assets'), { recursive: true });
    vi.stubEnv('PUBLISH_TO', begun);
    expect(await publish()).toMatchObject({ exit: 0 });

    const others = await folder();
    await writeFile(join(others, 'thesis.txt'), '');
    vi.stubEnv('PUBLISH_TO', others);
    const { exit, err } = await publish();
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('would be deleted, such as thesis.txt') });
    expect(await readdir(others)).toEqual(['thesis.txt']);
    await writeFile(join(others, 'my published.json'), '');
    expect(await publish()).toMatchObject({ exit: 2, err: expect.stringContaining('would be deleted') });
    expect(await readdir(others)).toHaveLength(2);
  },
);
