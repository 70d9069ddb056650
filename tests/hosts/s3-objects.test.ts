import { expect, test } from 'vitest';
import { builtFor } from '../harness/project/hosted-project.ts';

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
