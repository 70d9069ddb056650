import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test.each(['bench', 'kills', 'lighthouse'])('npm run %s says how it is used', async (name) => {
  const command = (...args: string[]) => run(process.execPath, ['--import', 'tsx', `tests/bench/${name}.ts`, ...args]);
  const usage = new RegExp(`^npm run ${name} -- `, 'm');
  expect(await command('--help')).toEqual({ stdout: expect.stringMatching(usage), stderr: '' });
  await expect(command('--wrong')).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(usage) });
});
