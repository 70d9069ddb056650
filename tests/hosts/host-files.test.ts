import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { ownFiles } from '../harness/project/hosted-project.ts';

test('Netlify gets its rules, and no file that would hide one', async () => {
  expect(await ownFiles('netlify')).toMatchInlineSnapshot(`
    "
    --- _headers
    /*
      Strict-Transport-Security: max-age=31536000
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), microphone=(), geolocation=()
      Cross-Origin-Opener-Policy: same-origin
      Content-Security-Policy: frame-ancestors 'none'
    /assets/*
      Cache-Control: public, max-age=31536000, immutable

    --- _redirects
    /old-services /services 301
    /news/spring /areas/barre 301
    /top /#top 301
    /About_us.php /areas 301
    /old.html /areas 301
    /%C3%BCber-uns /areas 301
    /%c3%bcber-uns /areas 301
    /cafe%CC%81 /areas 301
    /cafe%cc%81 /areas 301
    /shop https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22 301

    "
  `);
});

test('Cloudflare Pages gets a rule for each address with a slash at its end', async () => {
  expect(await ownFiles('cloudflare')).toContain(`--- _redirects
/old-services /services 301
/old-services/ /services 301
`);
});

test('GitHub Pages, which serves only files, gets pages that redirect', async () => {
  expect(await ownFiles('github-pages', '/maple-notch')).toMatchInlineSnapshot(`
    "
    --- .nojekyll

    About_us.php/index.html: url=/maple-notch/areas
    café.html: url=/maple-notch/areas
    café/index.html: url=/maple-notch/areas
    news/spring.html: url=/maple-notch/areas/barre
    news/spring/index.html: url=/maple-notch/areas/barre
    old-services.html: url=/maple-notch/services
    old-services/index.html: url=/maple-notch/services
    old.html: url=/maple-notch/areas
    shop.html: url=https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&amp;to=%22
    shop/index.html: url=https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&amp;to=%22
    top.html: url=/maple-notch/#top
    top/index.html: url=/maple-notch/#top
    über-uns.html: url=/maple-notch/areas
    über-uns/index.html: url=/maple-notch/areas
    "
  `);
});

test('Vercel gets a redirect from each address that its clean addresses lead to', () => {
  const routes = ['/old.html', '/blog/index.html', '/shop/index', '/old/index.html'];
  const redirects = routes.map((route) => ({ route, to: '/' }));
  const [file] = hosts.vercel.files({
    language: 'en-US',
    url: 'https://www.example.com',
    base: '',
    files: ['index.html'],
    redirects,
  });
  const { redirects: rules } = JSON.parse(String(file?.content));
  const sources = rules.map(({ source }: { source: string }) => source);
  expect(sources).toEqual([
    '/old.html',
    '/old',
    '/blog/index.html',
    '/blog',
    '/shop/index',
    '/shop',
    '/old/index.html',
  ]);
});

test.each([
  ['nginx gets a file for its server block', 'nginx', '/maple-notch'],
  ['Caddy gets a file for its site block', 'caddy', ''],
  ['Vercel gets a vercel.json', 'vercel', ''],
])('%s', async (_, host, base) => {
  await expect(await ownFiles(host, base)).toMatchFileSnapshot(`own-files/${host}.txt`);
});

test('a host that is not named gets what every host can use', async () => {
  expect(await ownFiles('generic')).toMatchInlineSnapshot(`
    "
    About_us.php/index.html: url=/areas
    --- _redirects
    /old-services /services 301
    /news/spring /areas/barre 301
    /top /#top 301
    /About_us.php /areas 301
    /old.html /areas 301
    /%C3%BCber-uns /areas 301
    /%c3%bcber-uns /areas 301
    /cafe%CC%81 /areas 301
    /cafe%cc%81 /areas 301
    /shop https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22 301

    café.html: url=/areas
    café/index.html: url=/areas
    news/spring.html: url=/areas/barre
    news/spring/index.html: url=/areas/barre
    old-services.html: url=/services
    old-services/index.html: url=/services
    old.html: url=/areas
    shop.html: url=https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&amp;to=%22
    shop/index.html: url=https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&amp;to=%22
    top.html: url=/#top
    top/index.html: url=/#top
    über-uns.html: url=/areas
    über-uns/index.html: url=/areas
    "
  `);
});
