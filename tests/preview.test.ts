import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { anyPort, dist, preview } from './preview.ts';
import { fixtures, page, project } from './project.ts';

const hosts = ['github', 'netlify', 'cloudflare', 'plain'];

test('each host has its own way with addresses, and with how long a script is kept', async () => {
  const { root } = await project('small', dist);
  const lines = hosts.map(async (host) => {
    const { ask } = await preview(root, '--host', host, ...anyPort);
    const line = async (path: string) => {
      const { status, headers, body } = await ask(path);
      const shown = headers.location ?? (path.startsWith('/assets') ? headers['cache-control'] : body);
      return `${host.padEnd(11)}${path.padEnd(26)}${status} ${shown}`;
    };
    const paths = ['/', '/services', '/services/?a=b', '/services.html', '/folder', '/folder/', '/nothing'];
    return (await Promise.all([...paths, '/assets/main-ABCD1234.js'].map(line))).join('\n');
  });
  expect(`\n${(await Promise.all(lines)).join('\n\n')}\n`).toMatchInlineSnapshot(`
    "
    github     /                         200 home
    github     /services                 200 services
    github     /services/?a=b            404 not here
    github     /services.html            200 services
    github     /folder                   301 /folder/
    github     /folder/                  200 folder
    github     /nothing                  404 not here
    github     /assets/main-ABCD1234.js  200 max-age=600

    netlify    /                         200 home
    netlify    /services                 200 services
    netlify    /services/?a=b            301 /services?a=b
    netlify    /services.html            200 services
    netlify    /folder                   301 /folder/
    netlify    /folder/                  200 folder
    netlify    /nothing                  404 not here
    netlify    /assets/main-ABCD1234.js  200 public, max-age=0, must-revalidate

    cloudflare /                         200 home
    cloudflare /services                 200 services
    cloudflare /services/?a=b            308 /services?a=b
    cloudflare /services.html            308 /services
    cloudflare /folder                   308 /folder/
    cloudflare /folder/                  200 folder
    cloudflare /nothing                  404 not here
    cloudflare /assets/main-ABCD1234.js  200 public, max-age=0, must-revalidate

    plain      /                         200 home
    plain      /services                 200 services
    plain      /services/?a=b            404 not here
    plain      /services.html            200 services
    plain      /folder                   301 /folder/
    plain      /folder/                  200 folder
    plain      /nothing                  404 not here
    plain      /assets/main-ABCD1234.js  200 public, max-age=31536000, immutable
    "
  `);
});

test('files go out with their type, compressed where that helps and the browser can read it', async () => {
  const { root } = await project('small', dist);
  const { ask } = await preview(root, '--host', 'netlify', ...anyPort);
  const script = '/assets/main-ABCD1234.js';
  const brotli = await ask(script, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(dist['dist/assets/main-ABCD1234.js']);
  const gzip = await ask(script, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.body).toString()).toBe(dist['dist/assets/main-ABCD1234.js']);
  const plain = await ask(script);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const font = await ask('/assets/font-ABCD1234.woff2', { 'accept-encoding': 'gzip, br' });
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '4' });
});

test('a file that the browser has is not sent again, and HEAD sends none', async () => {
  const { root } = await project('small', dist);
  const { ask } = await preview(root, ...anyPort);
  const { headers } = await ask('/services', { 'accept-encoding': 'gzip' });
  const again = await ask('/services', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { 'cache-control': 'max-age=600' } });
  const head = await ask('/services', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0), headers: { 'content-length': '8' } });
  expect((await ask('/services', {}, 'POST')).status).toBe(405);
});

const rules = {
  'dist/_redirects': `# Old addresses
/old /services
/news/* /folder/:splat 302
/shop/:thing/buy https://shop.example.com/:thing?from=site 301
/about-us /services 200
/services /folder/ 301
/folder/* / 301!
/country /services 302 Country=au`,
  'dist/_headers': `/*
  X-Frame-Options: DENY
  Cache-Control: no-store
/assets/*
  ! Cache-Control
  X-Frame-Options: SAMEORIGIN`,
};

test('_redirects and _headers are honoured by the hosts that know them, each in its way', async () => {
  const { root } = await project('small', { ...dist, ...rules });
  const lines = ['github', 'netlify', 'cloudflare'].map(async (host) => {
    const { ask } = await preview(root, '--host', host, ...anyPort);
    const line = async (path: string) => {
      const { status, headers, body } = await ask(path);
      return `${host.padEnd(11)}${path.padEnd(16)}${status} ${headers.location ?? body} ${headers['x-frame-options'] ?? ''}`;
    };
    const paths = [
      '/old',
      '/old/',
      '/news/may',
      '/shop/oil/buy',
      '/about-us',
      '/services',
      '/folder/',
      '/country',
      '/_headers',
    ];
    const { headers } = await ask('/assets/main-ABCD1234.js');
    const asset = `${host.padEnd(11)}assets: ${headers['cache-control'] ?? 'not kept'}, ${headers['x-frame-options'] ?? ''}`;
    return [...(await Promise.all(paths.map(line))), asset].map((text) => text.trimEnd()).join('\n');
  });
  expect(`\n${(await Promise.all(lines)).join('\n\n')}\n`).toMatchInlineSnapshot(`
    "
    github     /old            404 not here
    github     /old/           404 not here
    github     /news/may       404 not here
    github     /shop/oil/buy   404 not here
    github     /about-us       404 not here
    github     /services       200 services
    github     /folder/        200 folder
    github     /country        404 not here
    github     /_headers       404 not here
    github     assets: max-age=600,

    netlify    /old            301 /services
    netlify    /old/           301 /services
    netlify    /news/may       302 /folder/may
    netlify    /shop/oil/buy   301 https://shop.example.com/oil?from=site
    netlify    /about-us       200 services DENY
    netlify    /services       200 services DENY
    netlify    /folder/        301 /
    netlify    /country        404 not here DENY
    netlify    /_headers       404 not here DENY
    netlify    assets: no-store, DENY, SAMEORIGIN

    cloudflare /old            302 /services
    cloudflare /old/           404 not here DENY
    cloudflare /news/may       302 /folder/may
    cloudflare /shop/oil/buy   301 https://shop.example.com/oil?from=site
    cloudflare /about-us       200 services DENY
    cloudflare /services       301 /folder/
    cloudflare /folder/        301 /
    cloudflare /country        404 not here DENY
    cloudflare /_headers       404 not here DENY
    cloudflare assets: not kept, DENY, SAMEORIGIN
    "
  `);
});

test('without a page 404.html, Cloudflare shows the home page and others nothing', async () => {
  const { root } = await project('small', { 'dist/index.html': 'home', 'dist/blog/404.html': 'no such post' });
  const [netlify, cloudflare] = await Promise.all(
    ['netlify', 'cloudflare'].map((host) => preview(root, '--host', host, ...anyPort)),
  );
  expect(await netlify?.ask('/nothing')).toMatchObject({ status: 404 });
  expect(await cloudflare?.ask('/nothing')).toMatchObject({ status: 200, body: Buffer.from('home') });
  expect(await cloudflare?.ask('/blog/a/b')).toMatchObject({ status: 404, body: Buffer.from('no such post') });
});

test('a site that lives under a path is served under it', async () => {
  const small = `base: /maple-notch\n${await readFile(join(fixtures, 'small/site.yaml'), 'utf8')}`;
  const { root, generate } = await project('small', { 'site.yaml': small, 'pages/a.yaml': page({}) });
  await generate('build', '--quiet');
  const { ask, said } = await preview(root, '--host', 'cloudflare', ...anyPort);
  expect(said).toMatch(/^http:\/\/localhost:\d+\/maple-notch\/ answers as cloudflare does\. Ctrl-C stops it\.\n$/);
  expect((await ask('/maple-notch/a')).status).toBe(200);
  expect((await ask('/maple-notch')).headers.location).toBe('/maple-notch/');
  expect((await ask('/maple-notch/a/')).headers.location).toBe('/maple-notch/a');
  expect((await ask('/a')).status).toBe(404);
});

test('no address leads out of the folder', async () => {
  const { root } = await project('small', { ...dist, 'dist/.local-pages': 'index.html' });
  const { ask } = await preview(root, ...anyPort);
  const paths = ['/../site.yaml', '/..%2fsite.yaml', '/%2e%2e/site.yaml', '/folder/../../site.yaml', '//site.yaml'];
  for (const path of [...paths, '/..\\site.yaml', '/%00', '/.local-pages']) {
    expect(await ask(path), path).toMatchObject({ status: 404, body: Buffer.from('not here') });
  }
  expect((await ask('/%E0%A4%A')).status).toBe(400);
});
