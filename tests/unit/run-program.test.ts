import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repository } from '../harness/project/project.ts';

test('regular expressions that ran before the program is started run in it as well', async () => {
  const code = `
    const { runProgram, scriptOf } = require('./generator/start/run-program.cjs');
    globalThis.patterns = Array.from({ length: 200 }, (_, index) => new RegExp('(?:a|b)+?[xyz]{2}(?:q|r)*?w' + index));
    for (const pattern of patterns) pattern.test('abxyw');
    const text = "exports.start = () => console.log(patterns.filter((one) => one.test('ab'.repeat(500) + 'xyw7')).length)";
    const file = ${JSON.stringify(join(repository, 'program.cjs'))};
    runProgram({ file, hash: '', unwritten: new Map([[file, scriptOf(text)]]) });`;
  const run = promisify(execFile)(process.execPath, ['-e', code], { cwd: repository });
  expect(await run).toEqual({ stdout: '1\n', stderr: '' });
});
