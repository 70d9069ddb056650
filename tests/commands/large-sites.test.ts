import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { generate } from '../harness/project/project.ts';

/** The parts of a workflow that could go out of date. */
interface Workflow {
  jobs: Record<
    string,
    { needs?: string | string[]; strategy?: { matrix: { part: number[] } }; steps: { run?: string }[] }
  >;
}

const text = await readFile('docs/large-sites.md', 'utf8');
const workflows = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']): Workflow => parse(yaml));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));

test('the workflow of the docs uses scripts and options that exist', async () => {
  expect(workflows).toHaveLength(1);
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => (run?.startsWith('npm run ') ? [run] : [])));
  for (const command of commands) {
    const [, script = '', options = ''] = command.match(/^npm run (\w+)(.*)/) ?? [];
    expect(Object.keys(packageJson.scripts)).toContain(script);
    const { out } = await generate(script, '--help');
    for (const [option] of options.matchAll(/--\w+/g)) expect(out).toContain(option);
  }
});

test('the workflow in parts builds every part', () => {
  const matrices = jobs.flatMap(({ strategy, steps }) => (strategy ? [{ parts: strategy.matrix.part, steps }] : []));
  expect(matrices).toHaveLength(1);
  for (const { parts, steps } of matrices) {
    // The number of jobs is that of the parts.
    expect(JSON.stringify(steps)).toContain(`--shard $\{{ matrix.part }}/$\{{ strategy.job-total }} `);
    expect(parts).toEqual(parts.map((_, index) => index + 1));
  }
});

test('all jobs that make pages get the same day', () => {
  const makers = jobs.filter(({ steps }) => JSON.stringify(steps).includes('npm run'));
  expect(makers).toHaveLength(2);
  for (const job of makers) {
    expect([job.needs].flat()).toContain('day');
    expect(JSON.stringify(job)).toContain(`"SOURCE_DATE_EPOCH":"$\{{ needs.day.outputs.seconds }}"`);
  }
});
