import { once } from 'node:events';
import { rename, rm, symlink, truncate } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { listenWith } from '../../generator/workshop/listen.ts';
import { answer, type HttpRequest } from '../../generator/workshop/preview/answer.ts';
import { keepReading } from '../../generator/workshop/preview/read-site.ts';
import { serve } from '../../generator/workshop/preview/serve.ts';
import { asker, preview, projectFiles } from '../harness/hosts/preview.ts';
import { generate, page, project } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';
import { hugeSize, writeSparse } from '../harness/project/sparse-file.ts';

test('preview serves the site under its path on a free port, picks up a new build at once, and ends with Ctrl-C', async () => {
  const site = `base: /maple-notch\n${small}`;
  const { root, generate, write } = await project('small', { 'site.yaml': site });
  await generate('build', '--quiet');
  const { ask, port, said, interrupt } = await preview(root, '--host', 'cloudflare');
  expect(said).toContain(`http://localhost:${port}/maple-notch/ answers as "host: cloudflare" does.`);
  expect(said.includes('Something else is using port 4173.')).toBe(port !== 4173);
  expect((await ask('/maple-notch/a')).status).toBe(404);
  await write({ 'pages/a.yaml': page({}) });
  await generate('build', '--quiet');
  expect((await ask('/maple-notch/a')).status).toBe(200);
  expect(await interrupt()).toEqual([0, null]);
});

test.each([
  ['site.webmanifest', 'not json'],
  ['site.webmanifest', '{'],
  ['site.webmanifest', '{"scope": 5}'],
  ['vercel.json', '{"redirects": 5}'],
])('a folder whose %s has %s is not called a site', async (name, content) => {
  const { root, generate } = await project('small', { [`dist/${name}`]: content });
  expect(await generate('preview', '--host', 'vercel', '--port', '0')).toEqual({
    exit: 2,
    out: '',
    err: `${join(root, 'dist', name)} is damaged, or this program did not write it. To build the site again, run:  npm run generate\n`,
  });
});

test('a file that is larger than memory is sent from the disk, with its length and a version', async () => {
  const { root } = await project('small', projectFiles);
  const film = await writeSparse(join(root, 'dist/film.mp4'));
  const current = await keepReading(join(root, 'dist'), hosts.generic);
  const reply = async (request: HttpRequest) => answer(request, await current(), hosts.generic);
  const { port, stop } = await serve(reply, { wanted: 0, orNext: false });
  onTestFinished(stop);
  const ask = asker(port);
  const host = `localhost:${port}`;
  const { status, headers } = await ask('/film.mp4', { host }, 'HEAD');
  expect({ status, headers }).toMatchObject({
    status: 200,
    headers: { 'content-type': 'video/mp4', 'content-length': String(hugeSize) },
  });
  expect((await ask('/film.mp4', { host, 'if-none-match': String(headers.etag) })).status).toBe(304);
  const { body } = await fetch(`http://${host}/film.mp4`);
  const reader = body?.getReader();
  expect((await reader?.read())?.value?.[0]).toBe(0);
  await reader?.cancel();
  await truncate(film, 5);
  expect((await ask('/film.mp4', { host })).body).toEqual(Buffer.alloc(5));
  await rm(film);
  expect((await ask('/film.mp4', { host })).status).toBe(404);
  expect((await ask('/services', { host })).body.toString()).toBe('services');
});

test('while a build replaces the folder, the old site is served', async () => {
  const { root, write } = await project('small', projectFiles);
  const current = await keepReading(join(root, 'dist'), hosts.generic);
  await rename(join(root, 'dist'), join(root, 'old'));
  expect([...(await current()).files.keys()]).toContain('services.html');
  await write({ 'dist/new.html': 'new' });
  expect([...(await current()).files.keys()]).toEqual(['new.html']);
});

test('HEAD gets the length of the body without the body', async () => {
  const { port, stop } = await serve(async () => ({ status: 200, headers: {}, body: 'services' }), {
    wanted: 0,
    orNext: false,
  });
  onTestFinished(stop);
  const head = await asker(port)('/services', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0), headers: { 'content-length': '8' } });
});

test('a browser asks again for what has no cache header, such as a redirect that the next build may not have', async () => {
  const reply = async ({ url }: { url: string }) =>
    url === '/old'
      ? { status: 301, headers: { location: '/new' }, body: '' }
      : { status: 200, headers: { 'cache-control': 'max-age=9' }, body: '' };
  const { port, stop } = await serve(reply, { wanted: 0, orNext: false });
  onTestFinished(stop);
  const cachingOf = async (path: string) => {
    const { headers } = await asker(port)(path, { host: `localhost:${port}` });
    return headers['cache-control'];
  };
  expect(await cachingOf('/old')).toBe('no-store');
  expect(await cachingOf('/new')).toBe('max-age=9');
});

test('no other computer reaches the server', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const { port, stop } = await serve(async () => ({ status: 200, headers: {}, body: '' }), {
    wanted: 0,
    orNext: false,
  });
  onTestFinished(stop);
  expect(listen.mock.calls).toEqual([
    [0, '127.0.0.1'],
    [port, '::1'],
  ]);
});

const hasIpv6 = Object.values(networkInterfaces()).some((found) => found?.some(({ address }) => address === '::1'));

/** The number of a port at which another program answers only under ::1. */
async function portTakenUnderIpv6(): Promise<number> {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0, '::1'), 'listening');
  return (other.address() as AddressInfo).port;
}

test.runIf(hasIpv6)('a port at which another program answers only under ::1 is taken, too', async () => {
  const port = await portTakenUnderIpv6();
  const server = createServer((_, response) => response.end('here'));
  await expect(listenWith(server, { wanted: port, orNext: false })).rejects.toThrow(
    `Something else is using port ${port}.`,
  );
  const { port: next, stop } = await listenWith(server, { wanted: port, orNext: true });
  onTestFinished(stop);
  expect(next).toBeGreaterThan(port);
  expect(await (await fetch(`http://[::1]:${next}/`)).text()).toBe('here');
});

test.runIf(hasIpv6)('any free port is one that is free under ::1, too', async () => {
  const port = await portTakenUnderIpv6();
  const server = createServer();
  const listen = server.listen.bind(server);
  vi.spyOn(server, 'listen').mockImplementationOnce(() => listen(port, '127.0.0.1'));
  const { port: found, stop } = await listenWith(server, { wanted: 0, orNext: false });
  onTestFinished(stop);
  expect(found).not.toBe(port);
});

test('only a request that names this computer is answered', async () => {
  const { port, stop } = await serve(async () => ({ status: 200, headers: {}, body: 'services' }), {
    wanted: 0,
    orNext: false,
  });
  onTestFinished(stop);
  const statusFor = async (host: string) => (await asker(port)('/services', { host })).status;
  expect(await statusFor(`localhost:${port}`)).toBe(200);
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
  for (const host of ['evil.example.com', `127.0.0.1.evil.example.com:${port}`, 'localhost@evil.example.com']) {
    expect(await statusFor(host)).toBe(403);
  }
});

test('a link in the folder never leads a request out of it', async () => {
  const { root } = await project('small', projectFiles);
  await symlink(join(root, 'site.yaml'), join(root, 'dist/site.yaml'));
  await symlink(join(root, 'pages'), join(root, 'dist/pages'), 'junction');
  const current = await keepReading(join(root, 'dist'), hosts.generic);
  expect([...(await current()).files.keys()].filter((path) => path.endsWith('.yaml'))).toEqual([]);
});

/** The number of a port that something else uses. */
async function takenPort(): Promise<number> {
  const { port, stop } = await listenWith(createServer(), { wanted: 0, orNext: false });
  onTestFinished(stop);
  return port;
}

test('with --port, a taken port is refused', async () => {
  const { root } = await project('small', projectFiles);
  const port = await takenPort();
  expect(await generate('preview', '--root', root, '--port', String(port))).toEqual({
    exit: 2,
    out: '',
    err: `Something else is using port ${port}. Choose another with --port, or omit --port to use the next free one.\n`,
  });
});

test('without --port, a taken port is skipped', async () => {
  const port = await takenPort();
  const server = createServer((_, response) => response.end('here'));
  const { port: next, stop } = await listenWith(server, { wanted: port, orNext: true });
  onTestFinished(stop);
  expect(next).toBeGreaterThan(port);
  expect((await asker(next)('/')).body.toString()).toBe('here');
});

test('a missing build, a bad port and an unknown host are refused with an explanation', async () => {
  const { generate: run } = await project('small');
  expect(await run('preview')).toEqual({
    exit: 2,
    out: '',
    err: expect.stringMatching(/^There is no built site in .*dist\. To build it, run: {2}npm run generate\n$/),
  });
  expect((await run('preview', '--port', '99999')).err).toContain('A port is a number from 0 to 65535');
  expect((await run('preview', '--host', 'geocities')).err).toContain(Object.keys(hosts).join(', '));
  expect((await generate('preview', '--help')).out).toContain('npm run preview -- --host netlify');
});
