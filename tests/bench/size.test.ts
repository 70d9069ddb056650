import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fixtures, repository } from '../harness/project/project.ts';

test('the budgets of another business count what its pages load, and leave out a page that it does not have', async () => {
  const command = ['--import', 'tsx', `${repository}tests/bench/size.ts`];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: `${fixtures}chimney-sweep` });
  expect(stdout).toContain('bytes  Largest page, its styles included (index.html)');
  expect(stdout).not.toContain('specialty page of a town');
  // Its base path is in every address. A first page has two fonts, of more than ten thousand bytes each.
  expect(stdout).toMatch(/✓ +[34]\d{4} of +50000 bytes {2}First page/);
});
