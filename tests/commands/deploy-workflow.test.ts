import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type DeployHostName, deployHosts } from '../../generator/workshop/deploy/hosts.ts';
import { workflowFor } from '../../generator/workshop/deploy/workflow.ts';
import { seal } from '../../generator/workshop/deploy/workflow-file.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { generate, project, repository } from '../harness/project.ts';

/** The parts of a workflow that could go out of date. */
interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { uses?: string; run?: string; if?: string }[] }>;
}

const names = Object.keys(deployHosts) as DeployHostName[];
const workflowOf = (name: DeployHostName, daily = false): Workflow => parse(workflowFor(name, { daily }));
const stepsOf = (name: DeployHostName) => Object.values(workflowOf(name).jobs).flatMap(({ steps }) => steps);

test.each(names)('the workflow for %s is as it was reviewed', async (name) => {
  await expect(workflowFor(name, { daily: false })).toMatchFileSnapshot(`deploy-workflows/${name}.yml`);
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
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  },
);

test.each(names)('the workflow for %s publishes nothing but the main branch, after every check', (name) => {
  const { jobs } = workflowOf(name);
  const all = Object.values(jobs).flatMap((job) => job.steps);
  const at = (words: RegExp) => all.findIndex(({ run = '', uses = '' }) => words.test(`${run}${uses}`));
  const last = all.length - 1;
  expect(at(/--publish$|deploy-pages/)).toBe(last);
  const order = [/--record/, /validate/, /diff/, /generate/].map(at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const guarded = JSON.stringify(name === 'github-pages' ? jobs.publish : all[last]);
  expect(guarded).toContain("github.ref == 'refs/heads/main'");
  expect(workflowOf(name).on).toHaveProperty('pull_request');
});

test('a site with something scheduled is published every morning too', () => {
  expect(workflowOf('netlify').on).not.toHaveProperty('schedule');
  expect(workflowOf('netlify', true).on).toHaveProperty('schedule', [{ cron: '17 10 * * *' }]);
});

test('this repository publishes with a workflow that the program wrote', async () => {
  const text = await readFile(join(repository, '.github/workflows/publish.yml'), 'utf8');
  expect(text).toBe(seal(workflowFor('github-pages', { daily: false })));
});

const file = '.github/workflows/publish.yml';

test('a workflow that nobody edited is replaced; an edited one is only compared, until --force', async () => {
  const { root, generate, write } = await project('small');
  const text = () => readFile(join(root, file), 'utf8');
  expect(await generate('deploy', '--host', 'netlify', '--workflow')).toMatchObject({
    exit: 0,
    out: expect.stringContaining(`Wrote ${file}.\n`),
  });
  expect((await generate('deploy', '--host', 'netlify', '--workflow')).out).toContain(
    `No change is needed in ${file}.\n`,
  );
  expect((await generate('deploy', '--host', 'vercel', '--workflow')).out).toContain(`Replaced ${file}.
`);

  const edited = (await text()).replace('timeout-minutes: 30', 'timeout-minutes: 60');
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
  expect(await text()).toBe(seal(workflowFor('vercel', { daily: false })));
});

test('line ends of another system are no edit', async () => {
  const { root, generate, write } = await project('small');
  await generate('deploy', '--host', 'netlify', '--workflow');
  await write({ [file]: (await readFile(join(root, file), 'utf8')).replaceAll('\n', '\r\n') });
  expect((await generate('deploy', '--host', 's3', '--workflow')).out).toContain(`Replaced ${file}.
`);
});
