import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { readSite } from '../../generator/workshop/preview/read-site.ts';
import { dist, projectFiles, script, siteOf, visitorOf } from '../harness/hosts/preview.ts';
import { project } from '../harness/project/project.ts';

const redirects = `# Old addresses
/old /services
/news/* /folder/:splat 302
/shop/:thing/buy https://shop.example.com/:thing?from=site 301
/about-us /services 200
/services /folder/ 301
/folder/* / 301!
/country /services 302 Country=au`;
const headers = `/*
  X-Frame-Options: DENY
  Cache-Control: no-store
/assets/*
  ! Cache-Control
  X-Frame-Options: SAMEORIGIN`;

test('hosts that know _redirects and _headers apply them, each in its own way', () => {
  const site = siteOf(dist, { redirects, headers });
  const moved = ['/old', '/old/', '/news/may', '/shop/oil/buy?a', '/about-us', '/services', '/folder/', '/country'];
  const lines = (['github-pages', 'netlify', 'cloudflare'] as const).map((host) => {
    const ask = visitorOf(site, host);
    const line = (path: string) => {
      const { status, headers, body } = ask(path);
      const shown = headers.location ?? body;
      return `${host.padEnd(13)}${path.padEnd(16)}${status} ${shown} ${headers['x-frame-options'] ?? ''}`;
    };
    const asset = ask(script).headers;
    const kept = `${host.padEnd(13)}assets: ${asset['cache-control'] ?? 'not kept'}, ${asset['x-frame-options'] ?? ''}`;
    return [...moved.map(line), kept].map((text) => text.trimEnd()).join('\n');
  });
  expect(`\n${lines.join('\n\n')}\n`).toMatchInlineSnapshot(`
    "
    github-pages /old            404 not here
    github-pages /old/           404 not here
    github-pages /news/may       404 not here
    github-pages /shop/oil/buy?a 404 not here
    github-pages /about-us       404 not here
    github-pages /services       200 services
    github-pages /folder/        200 folder
    github-pages /country        404 not here
    github-pages assets: max-age=600,

    netlify      /old            301 /services
    netlify      /old/           301 /services
    netlify      /news/may       302 /folder/may
    netlify      /shop/oil/buy?a 301 https://shop.example.com/oil?from=site
    netlify      /about-us       200 services DENY
    netlify      /services       200 services DENY
    netlify      /folder/        301 /
    netlify      /country        404 not here DENY
    netlify      assets: no-store, DENY, SAMEORIGIN

    cloudflare   /old            302 /services
    cloudflare   /old/           404 not here DENY
    cloudflare   /news/may       302 /folder/may
    cloudflare   /shop/oil/buy?a 301 https://shop.example.com/oil?from=site
    cloudflare   /about-us       200 services DENY
    cloudflare   /services       301 /folder/
    cloudflare   /folder/        301 /
    cloudflare   /country        404 not here DENY
    cloudflare   assets: not kept, DENY, SAMEORIGIN
    "
  `);
});

test('the rules of a built site are applied, but not served as files', async () => {
  const files = { 'dist/_redirects': '/old /services', 'dist/_headers': '/*\n  X-Frame-Options: DENY' };
  const { root } = await project('small', { ...projectFiles, ...files });
  const site = await readSite(`${root}/dist`, hosts.netlify);
  const ask = visitorOf(() => site, 'netlify');
  expect(ask('/old').headers.location).toBe('/services');
  expect(ask('/services').headers['x-frame-options']).toBe('DENY');
  expect(ask('/_redirects').status).toBe(404);
  expect(ask('/_headers').status).toBe(404);
});
