import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenWith } from '../../generator/workshop/listen.ts';
import { project } from '../harness/project/project.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'tokens-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test('the Vercel token is in the environment of its program, and not among its arguments', async () => {
  const { generate } = await project('small');
  const programs = await folder();
  const [npx, noted] = [join(programs, 'npx'), join(programs, 'noted')];
  await writeFile(npx, `#!/bin/sh\necho "$VERCEL_TOKEN: $*" > '${noted}'\n`);
  await chmod(npx, 0o755);
  const settings = { VERCEL_ORG_ID: 'org', VERCEL_PROJECT_ID: 'project', VERCEL_TOKEN: 'a-token' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  await generate('build');
  expect(await generate('deploy', '--host', 'vercel', '--publish')).toMatchObject({ exit: 0, err: '' });
  expect(await readFile(noted, 'utf8')).toMatch(/^a-token: (?!.*a-token)--yes vercel@\S+ deploy \S+ --prod --yes\n$/);
});

test('git gets the token of an address in its environment, and no program of it among its arguments', async () => {
  const { generate } = await project('small');
  const trace = join(await folder(), 'trace');
  const seen = new Set<string | undefined>();
  const server = createServer(({ headers }, response) => {
    seen.add(headers.authorization);
    response.writeHead(404).end();
  });
  const { port, stop } = await listenWith(server, { wanted: 0, orNext: false });
  onTestFinished(stop);
  vi.stubEnv('PUBLISH_REMOTE', `http://jane:a-%2Ftoken@localhost:${port}/site.git`);
  vi.stubEnv('GIT_TRACE', trace);
  vi.stubEnv('GIT_CONFIG_COUNT', '1');
  vi.stubEnv('GIT_CONFIG_KEY_0', 'http.proxy');
  vi.stubEnv('GIT_CONFIG_VALUE_0', '');
  await generate('build');
  expect((await generate('deploy', '--host', 'git', '--publish')).exit).toBe(1);
  expect([...seen]).toEqual([`Basic ${Buffer.from('jane:a-/token').toString('base64')}`]);
  const traced = await readFile(trace, 'utf8');
  expect(traced).toContain(`http://localhost:${port}/site.git`);
  expect(traced).not.toContain('token');
});
