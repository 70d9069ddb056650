import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bareRepository, folder, git } from '../harness/commands/publishing.ts';
import { page, project, textIn } from '../harness/project/project.ts';

test('a branch of a repository gets each site as a commit, and keeps the last one', async () => {
  const { root, generate, write } = await project('small', { 'pages/a.yaml': page({}) });
  const remote = await bareRepository();
  vi.stubEnv('PUBLISH_REMOTE', remote);
  const publish = () => generate('deploy', '--host', 'git', '--publish');
  await generate('build');
  expect(await publish()).toEqual({ exit: 0, out: 'Published on a branch of a git repository.\n', err: '' });
  await write({ 'pages/a.yaml': page({ route: '/b' }) });
  await generate('build');
  expect(await publish()).toMatchObject({ exit: 0 });

  const files = git('--git-dir', remote, 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
  expect(files).toContain('b.html');
  expect(files.filter((name) => name === 'a.html' || name.startsWith('.local-pages'))).toEqual([]);
  expect(git('--git-dir', remote, 'rev-list', '--count', 'gh-pages')).toBe('2\n');
  expect(git('--git-dir', remote, 'show', 'gh-pages~1:a.html')).toContain('</html>');
  const published = git('--git-dir', remote, 'show', 'gh-pages:published.json');
  expect(await textIn(root, '.published.json')).toBe(published);

  // The same site again is no commit, which would wake the program that serves the branch.
  expect(await publish()).toEqual({ exit: 0, out: 'Published on a branch of a git repository.\n', err: '' });
  expect(git('--git-dir', remote, 'rev-list', '--count', 'gh-pages')).toBe('2\n');
});

test('a hook of the own repository of the project can publish, and what is staged there stays', async () => {
  const { root, generate } = await project('small');
  await generate('build');
  const remote = await bareRepository();
  vi.stubEnv('PUBLISH_REMOTE', remote);
  git('init', '--quiet', root);
  git('-C', root, 'add', 'site.yaml');
  vi.stubEnv('GIT_INDEX_FILE', join(root, '.git/index'));
  expect(await generate('deploy', '--host', 'git', '--publish')).toMatchObject({ exit: 0 });
  expect(git('-C', root, 'ls-files')).toBe('site.yaml\n');
  expect(git('--git-dir', remote, 'ls-tree', '--name-only', 'gh-pages')).not.toContain('site.yaml');
});

test('hooks, attributes, and other Git settings of this computer change nothing that is published', async () => {
  const { generate } = await project('small', { 'static/list.txt': 'a\r\nb\r\n' });
  await generate('build');
  const remote = await bareRepository();
  const own = await folder();
  await mkdir(join(own, 'hooks'));
  for (const hook of ['prepare-commit-msg', 'post-commit', 'pre-push']) {
    await writeFile(join(own, 'hooks', hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  }
  await writeFile(join(own, 'attributes'), '* text=auto\n');
  const config = join(own, 'config');
  await writeFile(config, '[core]\n\tsafecrlf = true\n');
  git('config', '--file', config, 'core.hooksPath', join(own, 'hooks'));
  git('config', '--file', config, 'core.attributesFile', join(own, 'attributes'));
  vi.stubEnv('GIT_CONFIG_GLOBAL', config);
  vi.stubEnv('PUBLISH_REMOTE', remote);
  expect(await generate('deploy', '--host', 'git', '--publish')).toMatchObject({ exit: 0, err: '' });
  expect(git('--git-dir', remote, 'show', 'gh-pages:list.txt')).toBe('a\r\nb\r\n');
});

test('an address that begins with a hyphen is no option of git, which could run a program', async () => {
  const { generate } = await project('small');
  await generate('build');
  const proof = join(await folder(), 'proof');
  vi.stubEnv('PUBLISH_REMOTE', `--upload-pack=touch ${proof}`);
  expect(await generate('deploy', '--host', 'git', '--publish')).toMatchObject({ exit: 1 });
  expect(existsSync(proof)).toBe(false);
});

/** A repository without files of its own, with a branch that somebody else made. */
async function repositoryWith(branch: string, path: string, text: string): Promise<string> {
  const remote = await bareRepository();
  const sources = await folder();
  await mkdir(dirname(join(sources, path)), { recursive: true });
  await writeFile(join(sources, path), text);
  const inSources = (...args: string[]) => git('-C', sources, ...args);
  inSources('init', '--quiet', '--initial-branch', branch);
  inSources('add', '.');
  inSources('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Others');
  inSources('push', '--quiet', remote, branch);
  return remote;
}

test('files that others put into .well-known of a branch stay beside those of the site', async () => {
  const { generate } = await project('small', { 'static/.well-known/security.txt': 'Contact: ours' });
  const remote = await repositoryWith('gh-pages', '.well-known/acme-challenge/token', 'theirs');
  vi.stubEnv('PUBLISH_REMOTE', remote);
  await generate('build');
  for (const _ of ['first', 'second']) {
    expect(await generate('deploy', '--host', 'git', '--publish')).toMatchObject({ exit: 0, err: '' });
    const files = git('--git-dir', remote, 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
    const kept = ['.well-known/acme-challenge/token', '.well-known/security.txt'];
    expect(files).toEqual(expect.arrayContaining([...kept, 'index.html']));
  }
});

test('a branch with other files than a site is not replaced', async () => {
  const remote = await repositoryWith('main', 'README.md', 'The sources.');
  const { generate } = await project('small');
  vi.stubEnv('PUBLISH_REMOTE', remote);
  vi.stubEnv('PUBLISH_BRANCH', 'main');
  await generate('build');
  const { exit, err } = await generate('deploy', '--host', 'git', '--publish');
  expect({ exit, err }).toEqual({
    exit: 2,
    err: 'refs/heads/main has files that this program did not publish, and they would be deleted, such as README.md. Name another place, or empty this one.\n',
  });
  expect(git('--git-dir', remote, 'ls-tree', '--name-only', 'main')).toBe('README.md\n');
});

test('a push that is refused is a failure, and the record does not change', async () => {
  const { root, generate } = await project('small');
  vi.stubEnv('PUBLISH_REMOTE', join(await folder(), 'missing.git'));
  await generate('build');
  const { exit, err } = await generate('deploy', '--host', 'git', '--publish');
  expect({ exit, err }).toEqual({
    exit: 1,
    err: 'git ended with code 128, so some files may not be published. Run the command again.\n',
  });
  expect(await readdir(root)).not.toContain('.published.json');
});
