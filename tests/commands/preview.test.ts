import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { hostNames } from '../../templates/facts/host-names.ts';
import { dist, projectFiles, script, siteOf, visitorOf } from '../harness/hosts/preview.ts';
import { project } from '../harness/project/project.ts';

test('each host has its own rules for addresses, and for how long browsers keep a script', () => {
  const paths = ['/', '/services', '/services/?a=b', '/services.html', '/folder', '/folder/', '/nothing', script];
  const lines = hostNames.map((host) => {
    const ask = visitorOf(siteOf(dist), host);
    const line = (path: string) => {
      const { status, headers, body } = ask(path);
      const shown = headers.location ?? (path.startsWith('/assets') ? headers['cache-control'] : body);
      return `${host.padEnd(13)}${path.padEnd(26)}${status} ${shown}`;
    };
    return paths.map(line).join('\n');
  });
  expect(`\n${lines.join('\n\n')}\n`).toMatchInlineSnapshot(`
    "
    netlify      /                         200 home
    netlify      /services                 200 services
    netlify      /services/?a=b            301 /services?a=b
    netlify      /services.html            200 services
    netlify      /folder                   301 /folder/
    netlify      /folder/                  200 folder
    netlify      /nothing                  404 not here
    netlify      /assets/main-ABCD1234.js  200 public, max-age=0, must-revalidate

    cloudflare   /                         200 home
    cloudflare   /services                 200 services
    cloudflare   /services/?a=b            308 /services?a=b
    cloudflare   /services.html            308 /services
    cloudflare   /folder                   308 /folder/
    cloudflare   /folder/                  200 folder
    cloudflare   /nothing                  404 not here
    cloudflare   /assets/main-ABCD1234.js  200 public, max-age=0, must-revalidate

    github-pages /                         200 home
    github-pages /services                 200 services
    github-pages /services/?a=b            404 not here
    github-pages /services.html            200 services
    github-pages /folder                   301 /folder/
    github-pages /folder/                  200 folder
    github-pages /nothing                  404 not here
    github-pages /assets/main-ABCD1234.js  200 max-age=600

    vercel       /                         200 home
    vercel       /services                 200 services
    vercel       /services/?a=b            308 /services?a=b
    vercel       /services.html            308 /services
    vercel       /folder                   200 folder
    vercel       /folder/                  200 folder
    vercel       /nothing                  404 not here
    vercel       /assets/main-ABCD1234.js  200 public, max-age=0, must-revalidate

    nginx        /                         200 home
    nginx        /services                 200 services
    nginx        /services/?a=b            301 /services?a=b
    nginx        /services.html            200 services
    nginx        /folder                   200 folder
    nginx        /folder/                  200 folder
    nginx        /nothing                  404 not here
    nginx        /assets/main-ABCD1234.js  200 public, max-age=31536000, immutable

    caddy        /                         200 home
    caddy        /services                 200 services
    caddy        /services/?a=b            301 /services?a=b
    caddy        /services.html            200 services
    caddy        /folder                   308 /folder/
    caddy        /folder/                  200 folder
    caddy        /nothing                  404 not here
    caddy        /assets/main-ABCD1234.js  200 public, max-age=31536000, immutable

    s3           /                         200 home
    s3           /services                 200 services
    s3           /services/?a=b            404 not here
    s3           /services.html            404 not here
    s3           /folder                   302 /folder/
    s3           /folder/                  200 folder
    s3           /nothing                  404 not here
    s3           /assets/main-ABCD1234.js  200 public, max-age=31536000, immutable

    generic      /                         200 home
    generic      /services                 200 services
    generic      /services/?a=b            404 not here
    generic      /services.html            200 services
    generic      /folder                   301 /folder/
    generic      /folder/                  200 folder
    generic      /nothing                  404 not here
    generic      /assets/main-ABCD1234.js  200 public, max-age=31536000, immutable
    "
  `);
});

test('files have their type, and are compressed if that helps and the browser can read it', () => {
  const ask = visitorOf(siteOf(dist), 'netlify');
  const brotli = ask(script, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe('script();'.repeat(100));
  const gzip = ask(script, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(gzip.body).toString()).toBe('script();'.repeat(100));
  const plain = ask(script);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const font = ask('/assets/font-ABCD1234.woff2', { 'accept-encoding': 'gzip, br' });
  expect(font).toMatchObject({ headers: { 'content-type': 'font/woff2' }, body: Buffer.from('font') });
  expect(font.headers).not.toHaveProperty('content-encoding');
});

test('a file that the browser already has is not sent again', () => {
  const ask = visitorOf(siteOf(dist), 'github-pages');
  const { headers } = ask('/services', { 'accept-encoding': 'gzip' });
  expect(ask('/services', { 'if-none-match': String(headers.etag) })).toMatchObject({
    status: 304,
    headers: { 'cache-control': 'max-age=600' },
    body: Buffer.alloc(0),
  });
  expect(ask('/services', { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
});

test('only GET and HEAD are answered', () => {
  const ask = visitorOf(siteOf(dist), 'github-pages');
  expect(ask('/services', {}, 'HEAD').status).toBe(200);
  expect(ask('/services', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('without a page 404.html, Cloudflare shows the home page and others show nothing', () => {
  const site = siteOf({ 'index.html': 'home', 'blog/404.html': 'no such post' });
  const [netlify, cloudflare] = [visitorOf(site, 'netlify'), visitorOf(site, 'cloudflare')];
  expect(netlify('/nothing').status).toBe(404);
  expect(cloudflare('/nothing')).toMatchObject({ status: 200, body: Buffer.from('home') });
  expect(cloudflare('/blog/a/b')).toMatchObject({ status: 404, body: Buffer.from('no such post') });
});

test('a site that lives under a path is served under it only', () => {
  const ask = visitorOf(
    siteOf(dist, { redirects: '/maple-notch/old /maple-notch/services', base: '/maple-notch' }),
    'cloudflare',
  );
  expect(ask('/maple-notch/services').status).toBe(200);
  expect(ask('/maple-notch')).toMatchObject({ status: 301, headers: { location: '/maple-notch/' } });
  expect(ask('/maple-notch/services/').headers.location).toBe('/maple-notch/services');
  expect(ask('/maple-notch/old').headers.location).toBe('/maple-notch/services');
  expect(ask('/services').status).toBe(404);
  expect(ask('/maple-notch-2/services').status).toBe(404);
});

test('no address leads out of the folder or to a hidden file', async () => {
  const { root } = await project('small', { ...projectFiles, 'dist/.local-pages': 'index.html' });
  const site = await readSite(`${root}/dist`, hosts['github-pages']);
  const ask = visitorOf(() => site, 'github-pages');
  expect(ask('/folder/').body.toString()).toBe('folder');
  const paths = ['/../site.yaml', '/..%2fsite.yaml', '/%2e%2e/site.yaml', '/folder/../../site.yaml', '//site.yaml'];
  for (const path of [...paths, '/..\\site.yaml', '/%00', '/.local-pages']) {
    expect(ask(path), path).toMatchObject({ status: 404, body: Buffer.from('not here') });
  }
  expect(ask('/%E0%A4%A').status).toBe(400);
});
