import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fixtures, repository } from '../harness/project/project.ts';

test('the budgets of another business leave out a page that it does not have', async () => {
  const command = ['--import', 'tsx', `${repository}tests/bench/size.ts`];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: `${fixtures}chimney-sweep` });
  expect(stdout).toContain('bytes  Largest page, its styles included (index.html)');
  expect(stdout).not.toContain('specialty page of a town');
});
