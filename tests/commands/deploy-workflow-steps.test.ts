import { execFileSync, spawn } from 'node:child_process';
import { readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { workflowFor } from '../../generator/workshop/deploy/workflow.ts';
import { bareRepository, folder, git } from '../harness/commands/publishing.ts';
import { page, project, repository } from '../harness/project/project.ts';

test('the steps of the workflow publish a site from nothing, and then only what changed', async () => {
  const { root, write } = await project('small', { 'pages/a.yaml': page({}) });
  const parts = ['generator', 'templates', 'client', 'node_modules', 'package.json', 'tsconfig.json'];
  await Promise.all(parts.map((part) => symlink(join(repository, part), join(root, part))));
  const temp = await folder();
  const remote = await bareRepository();
  const { jobs } = parse(workflowFor('git', { cron: null }));
  const runs: string[] = jobs.site.steps.flatMap(({ run, if: when }: { run?: string; if?: string }) =>
    run && run !== 'npm ci' && when !== "github.event_name == 'pull_request'" ? [run] : [],
  );
  expect(runs).toHaveLength(6);
  const workflow = (publishedAt: string) => {
    const env = {
      ...process.env,
      HOME: temp,
      SSH_KEY: '',
      RUNNER_TEMP: temp,
      GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    };
    for (const run of runs) {
      execFileSync('bash', ['-e', '-c', run], {
        cwd: root,
        env: { ...env, PUBLISH_REMOTE: remote, PUBLISHED_AT: publishedAt },
        stdio: 'pipe',
      });
    }
    return readFile(join(temp, 'changes.md'), 'utf8');
  };
  expect(await workflow('none')).toMatch(/^Pages: 2 new\.[\s\S]*\n\*\*New page\*\* \/a\n/);
  const record = git('--git-dir', remote, 'show', 'gh-pages:published.json');
  await write({ 'pages/a.yaml': page({}).replace('text: A', 'text: From $95') });
  await rm(join(root, '.published.json'));
  expect(await workflow(await answeringElsewhere(record))).toContain('- text under “A”: `A` → `From $95`\n');
  expect(await readFile(join(temp, 'summary.md'), 'utf8')).toMatch(/2 new\.[\s\S]*1 changed, 2 unchanged\./);
  expect(git('--git-dir', remote, 'show', 'gh-pages:a.html')).toContain('From $95');
});

test.skipIf(process.platform === 'win32')('a workflow logs in with its key, on the port that is set', async () => {
  const home = await folder();
  const { jobs } = parse(workflowFor('server', { cron: null }));
  const { run } = jobs.site.steps.find(({ name }: { name?: string }) => name === 'Set up SSH');
  const settings = { SSH_KEY: 'a key', SSH_KNOWN_HOSTS: '[example.com]:2222 ssh-ed25519 A', SSH_PORT: '2222' };
  execFileSync('bash', ['-e', '-c', run], { env: { ...process.env, HOME: home, ...settings } });
  const files = ['id_ed25519', 'known_hosts', 'config'].map((name) => readFile(join(home, '.ssh', name), 'utf8'));
  expect(await Promise.all(files)).toEqual(['a key\n', '[example.com]:2222 ssh-ed25519 A\n', 'Port 2222\n']);
  expect((await stat(join(home, '.ssh/id_ed25519'))).mode & 0o777).toBe(0o600);
});

/** The address of a process of its own that gives a record, because this one waits for the steps. */
async function answeringElsewhere(record: string): Promise<string> {
  const code = `require('node:http').createServer((_, r) => r.end(process.argv[1])).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const child = spawn(process.execPath, ['-e', code, record]);
  onTestFinished(() => void child.kill());
  const port = await new Promise((done) => child.stdout.once('data', (chunk) => done(String(chunk).trim())));
  return `http://127.0.0.1:${port}`;
}
