import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Location, PageEvent, Provenance } from '../../generator/workshop/dev/dev-protocol.ts';
import { devServer } from '../../generator/workshop/dev/dev-server.ts';
import { listenWith } from '../../generator/workshop/listen.ts';
import { asker } from '../harness/hosts/preview.ts';
import { project } from '../harness/project/project.ts';
import { hugeSize, writeSparse } from '../harness/project/sparse-file.ts';

const files = new Map([
  ['index.html', '<body>home</body>'],
  ['a.html', '<body>a</body>'],
  ['404.html', '<body>not here</body>'],
  ['assets/main.css', 'p {}'],
]);

/** What pages receive about a build without problems. */
function builtAs(version: number, changed: string[] | null): PageEvent {
  const found = { problems: [], total: 0, report: '' };
  return { kind: 'ok', base: '', drafts: [], partlyDrafts: [], ...found, version, changed, warnings: found };
}

/** Serves the files above. A test passes only the options that it is about. */
async function serve(changes: Partial<Parameters<typeof devServer>[0]> = {}) {
  const { handle, broadcast } = devServer({
    base: () => '',
    file: async (path) => files.get(path) ?? null,
    provenance: async () => null,
    redirect: async () => null,
    open: async () => null,
    script: 'script()',
    state: () => builtAs(7, null),
    ...changes,
  });
  const { port, stop } = await listenWith(createServer(handle), { wanted: 0, orNext: false });
  onTestFinished(stop);
  const local = { host: `localhost:${port}` };
  const ask = asker(port);
  return {
    ask,
    broadcast,
    port,
    get: async (path: string) => {
      const { status, headers, body } = await ask(path, local);
      return { status, type: headers['content-type'], body: body.toString() };
    },
  };
}

const withScript = (text: string, route: string, page = route) =>
  `<body>${text}<script type="module" src="/@dev/client.js" data-route="${route}" data-page="${page}" data-version="7"></script></body>`;

test('every page gets the dev script and its own route', async () => {
  const { get } = await serve();
  const type = 'text/html; charset=utf-8';
  expect(await get('/')).toEqual({ status: 200, type, body: withScript('home', '/') });
  expect(await get('/a?b=c')).toEqual({ status: 200, type, body: withScript('a', '/a') });
  expect(await get('/@dev/client.js')).toMatchObject({ status: 200, body: 'script()' });
});

test('other files are sent unchanged', async () => {
  const { get } = await serve();
  expect(await get('/assets/main.css')).toEqual({ status: 200, type: 'text/css; charset=utf-8', body: 'p {}' });
  expect(await get('/assets/none.css')).toMatchObject({ status: 404, body: '' });
});

test('a copied file is sent from the disk, whatever its size', async () => {
  const { root } = await project('small', {
    'static/menu.pdf': 'menu',
    'static/empty.txt': '',
    'static/page.html': 'A',
  });
  await writeSparse(join(root, 'static/film.mp4'));
  const { ask, get, port } = await serve({ file: async (path) => ({ copyOf: join(root, 'static', path) }) });
  expect(await get('/menu.pdf')).toEqual({ status: 200, type: 'application/pdf', body: 'menu' });
  expect(await get('/empty.txt')).toMatchObject({ status: 200, body: '' });
  expect(await get('/gone.txt')).toMatchObject({ status: 404, body: '' });
  expect(await get('/page')).toMatchObject({ status: 200, body: 'A' });
  const { headers } = await ask('/film.mp4', { host: `localhost:${port}` }, 'HEAD');
  expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': String(hugeSize) });
});

test('an unknown route shows the 404 page, or without one an empty page that still gets updates', async () => {
  const { get } = await serve();
  expect(await get('/nothing')).toMatchObject({ status: 404, body: withScript('not here', '/nothing', '/404') });
  const quoted = '/%22%3E%3Cscript%3E';
  expect((await get(quoted)).body).toBe(withScript('not here', '/&quot;&gt;&lt;script&gt;', '/404'));
  const empty = await serve({ file: async () => null });
  const { status, body } = await empty.get('/');
  expect(status).toBe(404);
  expect(body).toContain('src="/@dev/client.js"');
});

test('an address without a page leads where the site redirects it', async () => {
  const moved = new Map([
    ['/old', '/shop/a#prices'],
    ['/about.html', 'https://other.example.com/'],
    ['/a', '/shop/'],
  ]);
  const { ask, port } = await serve({ base: () => '/shop', redirect: async (route) => moved.get(route) ?? null });
  const leads = async (path: string) => {
    const { status, headers } = await ask(path, { host: `localhost:${port}` });
    return [status, headers.location];
  };
  expect(await leads('/shop/old')).toEqual([302, '/shop/a#prices']);
  expect(await leads('/shop/old/?from=mail')).toEqual([302, '/shop/a#prices']);
  expect(await leads('/shop/about.html')).toEqual([302, 'https://other.example.com/']);
  expect(await leads('/shop/a')).toEqual([200, undefined]);
});

test('a site that lives under a path is served under it', async () => {
  const { get } = await serve({ base: () => '/maple-notch' });
  expect(await get('/maple-notch')).toMatchObject({ status: 200, body: withScript('home', '/') });
  expect(await get('/maple-notch/a')).toMatchObject({ status: 200, body: withScript('a', '/a') });
  expect(await get('/maple-notch/assets/main.css')).toMatchObject({ status: 200, body: 'p {}' });
});

test('a path that only begins like the path of the site is not below it', async () => {
  const { get } = await serve({ base: () => '/a' });
  expect(await get('/ab')).toMatchObject({ status: 404 });
});

test('a request that fails does not end the server', async () => {
  const { ask, get, port } = await serve({ provenance: () => Promise.reject(new Error('the builder has stopped')) });
  const headers = { host: `localhost:${port}` };
  expect((await get('/%')).status).toBe(400);
  expect((await get('/%E0%A4%A')).status).toBe(400);
  expect((await get('//')).status).toBe(200);
  expect(await get('/@dev/provenance?route=/')).toMatchObject({
    status: 500,
    body: 'The server failed to answer: the builder has stopped',
  });
  expect((await ask('/@dev/open', headers, 'POST', 'not JSON')).status).toBe(400);
  expect((await get('/')).status).toBe(200);
});

test('a link on another website may lead to a page, and to nothing else', async () => {
  const { ask, port } = await serve();
  const headers = { host: `localhost:${port}`, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await ask('/', headers)).status).toBe(200);
  expect((await ask('/@dev/open', headers, 'POST', '{}')).status).toBe(403);
});

test.each([
  ['another website', { origin: 'https://evil.example.com' }],
  ['another server on this computer', { origin: 'http://localhost:9999' }],
  ['a picture on another website', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'a frame on another website',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  ['a script on another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ['a domain that points to this computer', { host: 'evil.example.com' }],
])('%s gets nothing and can open nothing', async (_, headers) => {
  const open = vi.fn(async () => null);
  const { ask, port } = await serve({ open });
  const all = { host: `localhost:${port}`, ...headers };
  expect(await ask('/', all)).toMatchObject({ status: 403 });
  const location = JSON.stringify({ file: 'site.yaml', line: 1, column: 1 });
  expect(await ask('/@dev/open', all, 'POST', location)).toMatchObject({ status: 403 });
  expect(open).not.toHaveBeenCalled();
});

test('a page can open a file of the project, but no file outside it', async () => {
  const location: Location = { file: 'pages/a.yaml', line: 7, column: 3 };
  const asked: Location[] = [];
  const refused = { status: 403 as const, message: 'Only files of the site.' };
  const { ask, port } = await serve({
    open: async (one) => (asked.push(one) && one.file === location.file ? null : refused),
  });
  const headers = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
  const open = (one: Location, method = 'POST') => ask('/@dev/open', headers, method, JSON.stringify(one));
  expect((await open(location)).status).toBe(204);
  expect(await open({ ...location, file: '../../etc/passwd' })).toMatchObject({
    status: 403,
    body: Buffer.from(refused.message),
  });
  expect((await open(location, 'GET')).status).toBe(405);
  expect(asked).toEqual([location, { ...location, file: '../../etc/passwd' }]);
});

test.each([
  ['nothing', 'null', 400],
  ['no file', '{}', 400],
  ['a line that is not a number', '{"file":"site.yaml","line":"1","column":1}', 400],
  ['a path that no system has', `{"file":"${'a'.repeat(300_000)}","line":1,"column":1}`, 413],
])('a request to open %s is refused', async (_, body, status) => {
  const open = vi.fn(async () => null);
  const { ask, port } = await serve({ open });
  expect((await ask('/@dev/open', { host: `localhost:${port}` }, 'POST', body)).status).toBe(status);
  expect(open).not.toHaveBeenCalled();
});

test('the provenance of a page is found by its route', async () => {
  const provenance: Provenance = { texts: [], pictures: [{ file: 'pages/a.yaml', line: 9, column: 10 }] };
  const { get } = await serve({ provenance: async (route) => (route === '/a b' ? provenance : null) });
  expect(JSON.parse((await get('/@dev/provenance?route=%2Fa%20b')).body)).toEqual(provenance);
  expect(JSON.parse((await get('/@dev/provenance?route=/b')).body)).toBeNull();
});

test('an open page gets the state at once, and every event from then on', async () => {
  const { warnings } = builtAs(7, null);
  const crash: PageEvent = { kind: 'crash', text: 'broken', version: 7, changed: null, warnings };
  const { broadcast, port } = await serve({ state: () => crash });
  const open = async () => {
    const [reply] = (await once(
      request({ host: '127.0.0.1', port, path: '/@dev/events', headers: { host: `localhost:${port}` } }).end(),
      'response',
    )) as [IncomingMessage];
    const events = reply.setEncoding('utf8').iterator({ destroyOnReturn: false });
    return async () => JSON.parse(String((await events.next()).value).replace(/^data: /, ''));
  };
  const [first, second] = [await open(), await open()];
  expect(await first()).toEqual(crash);
  expect(await second()).toEqual(crash);
  const built = builtAs(8, ['/a']);
  broadcast(built);
  expect(await first()).toEqual(built);
  expect(await second()).toEqual(built);
});
