import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { type DeployHostName, deployHosts } from '../../generator/workshop/deploy/hosts.ts';
import { workflowFor } from '../../generator/workshop/deploy/workflow.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { commandPackage } from '../harness/hosts/command-package.ts';
import { generate, project, repository, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

/** The parts of a workflow that could go out of date. */
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; run?: string; if?: string }[] }>;
}

const names = Object.keys(deployHosts) as DeployHostName[];
const workflowOf = (name: DeployHostName): Workflow => parse(workflowFor(name, { cron: null }));
const stepsOf = (name: DeployHostName) => Object.values(workflowOf(name).jobs).flatMap(({ steps }) => steps);

test.each(names)('the workflow for %s is as it was reviewed', async (name) => {
  await expect(workflowFor(name, { cron: null })).toMatchFileSnapshot(`deploy-workflows/${name}.yml`);
});

test.each(names)(
  'the workflow for %s uses scripts and options that exist, and actions of a major version',
  async (name) => {
    const lines = stepsOf(name).flatMap(({ run = '' }) => run.split('\n'));
    const commands = lines.flatMap((line) => line.match(/^npm run (?:--silent )?([\w:]+)(.*)/) ?? []);
    for (let index = 0; index < commands.length; index += 3) {
      const [, script = '', options = ''] = commands.slice(index, index + 3);
      expect(Object.keys(packageJson.scripts)).toContain(script);
      const { out } = await generate(script, '--help');
      for (const [option] of options.matchAll(/--\w[\w-]*/g)) expect(out).toContain(option);
    }
    const actions = stepsOf(name).flatMap(({ uses }) => (uses ? [uses] : []));
    expect(actions.length).toBeGreaterThan(2);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+(?:\/\w+)?@v\d+$/);
  },
);

test.each(['netlify', 'cloudflare', 'vercel'] as const)(
  'what publishes on %s has a token, so it is one exact version, which Renovate knows',
  async (name) => {
    const wanted = commandPackage(name);
    expect(wanted).toMatch(/^[a-z-]+@\d+\.\d+\.\d+$/);
    const renovate = JSON.parse(await readFile(join(repository, '.github/renovate.json'), 'utf8'));
    const [pattern] = renovate.customManagers[0].matchStrings;
    const source = await readFile(join(repository, `generator/workshop/deploy/hosts/${name}.ts`), 'utf8');
    const { depName, currentValue } = source.match(new RegExp(pattern))?.groups ?? {};
    expect(`${depName}@${currentValue}`).toBe(wanted);
  },
);

test.each(names)('the workflow for %s publishes nothing but the main branch, after every check', (name) => {
  const { jobs } = workflowOf(name);
  const all = Object.values(jobs).flatMap((job) => job.steps);
  const at = (words: RegExp) => all.findIndex(({ run = '', uses = '' }) => words.test(`${run}${uses}`));
  const publishing = at(/--publish$|deploy-pages/);
  expect(all.slice(publishing + 1).filter(({ uses = '' }) => !uses.includes('cache/save'))).toEqual([]);
  const order = [/--record/, /validate/, /diff/, /generate/].map(at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const guarded = JSON.stringify(name === 'github-pages' ? jobs.publish : all[publishing]);
  expect(guarded).toContain("github.ref == 'refs/heads/main'");
  expect(JSON.stringify(all[at(/cache\/save/)])).toContain("github.ref == 'refs/heads/main'");
  expect(workflowOf(name).on).toHaveProperty('pull_request');
});

test.each([
  ['', '17 10 * * *'],
  ['timeZone: America/Chicago\n', '17 10 * * *'],
  ['timeZone: America/New_York\n', '17 9 * * *'],
  ['timeZone: America/St_Johns\n', '17 8 * * *'],
  ['timeZone: Pacific/Honolulu\n', '17 14 * * *'],
  ['timeZone: Europe/Berlin\n', '17 3 * * *'],
  ['timeZone: Asia/Tokyo\n', '17 19 * * *'],
  ['timeZone: Nowhere/Atall\n', '17 10 * * *'],
])('with "%s" in site.yaml, it is published every day at %s', async (line, cron) => {
  const { root, generate } = await project('small', { 'site.yaml': line + small });
  expect(await generate('deploy', '--host', 'netlify', '--workflow', '--daily')).toMatchObject({ exit: 0 });
  const { on } = parse(await textIn(root, file));
  expect(on.schedule).toEqual([{ cron }]);
});

test('a workflow that runs every morning goes on until somebody turns it off', async () => {
  const { root, generate } = await project('small');
  const write = (...args: string[]) => generate('deploy', '--host', 'netlify', '--workflow', ...args);
  const text = () => textIn(root, file);
  expect((await write()).out).toContain(`Wrote ${file}.\n`);
  expect(await text()).not.toContain('schedule:');
  expect((await write('--daily')).out).toContain(`Replaced ${file}.\n`);
  const again = await write();
  expect(again.out).toContain(`No change is needed in ${file}. It still runs every morning too. If you do not`);
  expect(await text()).toContain('schedule:');
  expect((await write('--no-daily')).out).toContain(`Replaced ${file}.\n`);
  expect(await text()).not.toContain('schedule:');
});

const hasJq = spawnSync('jq', ['--version']).status === 0;

test.runIf(hasJq)('a pull request has one comment, and those of other workflows are not touched', async () => {
  const temp = await mkdtemp(join(tmpdir(), 'comment-'));
  onTestFinished(() => rm(temp, { recursive: true, force: true }));
  const { run = '' } = stepsOf('netlify').find((step) => step.if?.includes('pull_request')) ?? {};
  const stub = `case "$*" in *--jq*) jq -r "$5" comments.json;; *) echo "$@" > asked;; esac`;
  await writeFile(join(temp, 'gh'), `#!/bin/sh\n${stub}\n`, { mode: 0o755 });
  await writeFile(join(temp, 'changes.md'), 'One change.\n');
  const bot = { login: 'github-actions[bot]' };
  const after = async (comments: object[]) => {
    await writeFile(join(temp, 'comments.json'), JSON.stringify(comments));
    const job = { RUNNER_TEMP: temp, GITHUB_REPOSITORY: 'jane/spa', PULL_REQUEST: '7' };
    const env = { ...process.env, ...job, PATH: `${temp}:${process.env.PATH}` };
    execFileSync('bash', ['-e', '-c', run], { cwd: temp, env });
    return readFile(join(temp, 'asked'), 'utf8');
  };
  const others = [
    { id: 1, user: bot, body: 'Coverage: 80%' },
    { id: 2, user: { login: 'jane' }, body: 'One change.' },
  ];
  const body = `--field body=@${temp}/comment.md\n`;
  expect(await after(others)).toBe(`api --silent repos/jane/spa/issues/7/comments ${body}`);
  const own = await readFile(join(temp, 'comment.md'), 'utf8');
  expect(own).toMatch(/^<!-- .* -->\nOne change\.\n$/);
  const quoted = { id: 3, user: { login: 'jane' }, body: own };
  expect(await after([...others, quoted, { id: 4, user: bot, body: own }, { id: 5, user: bot, body: 'Later' }])).toBe(
    `api --silent --method PATCH repos/jane/spa/issues/comments/4 ${body}`,
  );
});

const file = '.github/workflows/publish.yml';

test('a workflow that nobody edited is replaced; an edited one is only compared, until --force', async () => {
  const { root, generate, write } = await project('small');
  const text = () => textIn(root, file);
  expect(await generate('deploy', '--host', 'netlify', '--workflow')).toMatchObject({
    exit: 0,
    out: expect.stringContaining(`Wrote ${file}.\n`),
  });
  expect((await generate('deploy', '--host', 'netlify', '--workflow')).out).toContain(
    `No change is needed in ${file}.\n`,
  );
  expect((await generate('deploy', '--host', 'vercel', '--workflow')).out).toContain(`Replaced ${file}.
`);

  const asWritten = await text();
  const edited = asWritten.replace('timeout-minutes: 30', 'timeout-minutes: 60');
  await write({ [file]: edited });
  const { exit, out, err } = await generate('deploy', '--host', 'vercel', '--workflow');
  expect({ exit, err }).toEqual({
    exit: 1,
    err: `Somebody edited ${file}, so it is unchanged. To make these changes, add --force.\n`,
  });
  expect(out).toContain('-    timeout-minutes: 60\n+    timeout-minutes: 30\n');
  expect(await text()).toBe(edited);
  expect((await generate('deploy', '--host', 'vercel', '--workflow', '--force')).out).toContain(`Replaced ${file}.
`);
  expect(await text()).toBe(asWritten);
});

test('line ends of another system are not an edit', async () => {
  const { root, generate, write } = await project('small');
  await generate('deploy', '--host', 'netlify', '--workflow');
  await write({ [file]: (await textIn(root, file)).replaceAll('\n', '\r\n') });
  expect((await generate('deploy', '--host', 's3', '--workflow')).out).toContain(`Replaced ${file}.
`);
});
