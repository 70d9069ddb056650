import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anyPort, dist, preview } from './preview.ts';
import { generate, page, project } from './project.ts';

test('a new build is served at once', async () => {
  const { root, generate, write } = await project('small');
  await generate('build', '--quiet');
  const { ask } = await preview(root, ...anyPort);
  expect((await ask('/a')).status).toBe(404);
  await write({ 'pages/a.yaml': page({}) });
  await generate('build', '--quiet');
  expect((await ask('/a')).status).toBe(200);
});

test('Ctrl-C ends it as it should end', async () => {
  const { root } = await project('small', dist);
  const { child, ask } = await preview(root, ...anyPort);
  expect((await ask('/')).status).toBe(200);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port that is taken is refused where it was asked for, and passed over where it was not', async () => {
  const { root, generate } = await project('small', dist);
  const taken = createServer().listen(0, '127.0.0.1');
  const usual = createServer().listen(4173, '127.0.0.1');
  // Where somebody else has the usual port, it is taken all the same.
  usual.on('error', () => undefined);
  onTestFinished(() => {
    taken.close();
    usual.close();
  });
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await generate('preview', '--port', String(port))).toMatchObject({
    exit: 2,
    err: `Something else is using port ${port}. Choose another with --port, or leave --port out and the next free one is taken.\n`,
  });
  const { said, ask } = await preview(root);
  expect(said).toContain('Something else is using port 4173.\n');
  expect((await ask('/services')).body.toString()).toBe('services');
});

test('what cannot be served is refused in words', async () => {
  const { generate: run } = await project('small');
  expect(await run('preview')).toEqual({
    exit: 2,
    out: '',
    err: 'There is nothing to serve: run `generate build` first.\n',
  });
  expect((await run('preview', '--port', '99999')).err).toContain('A port is a number from 0 to 65535');
  expect((await run('preview', '--host', 'geocities')).err).toContain('github, netlify, cloudflare, plain');
  expect((await generate('preview', '--help')).out).toContain('generate preview --host netlify');
});
