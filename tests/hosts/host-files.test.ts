import { expect, test } from 'vitest';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { builtFor, ownFiles } from '../harness/project/hosted-project.ts';

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

test('Vercel gets a vercel.json', async () => {
  expect(await ownFiles('vercel')).toMatchInlineSnapshot(`
    "
    --- vercel.json
    {
      "cleanUrls": true,
      "trailingSlash": false,
      "redirects": [
        {
          "source": "/old-services",
          "destination": "/services",
          "statusCode": 301
        },
        {
          "source": "/news/spring",
          "destination": "/areas/barre",
          "statusCode": 301
        },
        {
          "source": "/top",
          "destination": "/#top",
          "statusCode": 301
        },
        {
          "source": "/About_us.php",
          "destination": "/areas",
          "statusCode": 301
        },
        {
          "source": "/old.html",
          "destination": "/areas",
          "statusCode": 301
        },
        {
          "source": "/old",
          "destination": "/areas",
          "statusCode": 301
        },
        {
          "source": "/%C3%BCber-uns",
          "destination": "/areas",
          "statusCode": 301
        },
        {
          "source": "/cafe%CC%81",
          "destination": "/areas",
          "statusCode": 301
        },
        {
          "source": "/shop",
          "destination": "https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22",
          "statusCode": 301
        }
      ],
      "headers": [
        {
          "source": "/(.*)",
          "headers": [
            {
              "key": "Strict-Transport-Security",
              "value": "max-age=31536000"
            },
            {
              "key": "X-Content-Type-Options",
              "value": "nosniff"
            },
            {
              "key": "Referrer-Policy",
              "value": "strict-origin-when-cross-origin"
            },
            {
              "key": "Permissions-Policy",
              "value": "camera=(), microphone=(), geolocation=()"
            },
            {
              "key": "Cross-Origin-Opener-Policy",
              "value": "same-origin"
            },
            {
              "key": "Content-Security-Policy",
              "value": "frame-ancestors 'none'"
            }
          ]
        },
        {
          "source": "/assets/(.*)",
          "headers": [
            {
              "key": "Cache-Control",
              "value": "public, max-age=31536000, immutable"
            }
          ]
        }
      ]
    }

    "
  `);
});

test('S3 gets a list of its objects', async () => {
  const { dist } = await builtFor('s3', '/maple-notch');
  const { objects } = JSON.parse(await dist('.hosts/s3.json'));
  const lines = objects.map(({ key = '', type, cache, redirect }: Record<string, string>) =>
    [key.replace(/-[\w-]{12}(?=\.)/, '-…'), redirect ?? `${type}, ${cache}`].join(': '),
  );
  expect(`\n${lines.filter((line: string) => !/\.(js|woff2|png)/.test(line)).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    maple-notch/404.html: text/html; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/areas: text/html; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/areas/barre: text/html; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/favicon.svg: image/svg+xml, public, max-age=0, must-revalidate
    maple-notch/index.html: text/html; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/robots.txt: text/plain; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/services: text/html; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/site.webmanifest: application/manifest+json, public, max-age=0, must-revalidate
    maple-notch/sitemap.xml: application/xml; charset=utf-8, public, max-age=0, must-revalidate
    maple-notch/old-services: /maple-notch/services
    maple-notch/old-services/index.html: /maple-notch/services
    maple-notch/news/spring: /maple-notch/areas/barre
    maple-notch/news/spring/index.html: /maple-notch/areas/barre
    maple-notch/top: /maple-notch/#top
    maple-notch/top/index.html: /maple-notch/#top
    maple-notch/About_us.php: /maple-notch/areas
    maple-notch/old.html: /maple-notch/areas
    maple-notch/über-uns: /maple-notch/areas
    maple-notch/über-uns/index.html: /maple-notch/areas
    maple-notch/café: /maple-notch/areas
    maple-notch/café/index.html: /maple-notch/areas
    maple-notch/shop: https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22
    maple-notch/shop/index.html: https://shop.example.com:8443/oil%3Arose%2830%29?from=%24host&to=%22
    "
  `);
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
