import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';

/** The policy of the home page, and the scripts of providers that the site has. */
async function countedBy(analytics: string) {
  const site = (await siteWith()) + (analytics && `analytics: { ${analytics} }\n`);
  const { root, remove } = await sharedProject('small', { 'site.yaml': site });
  const files = await builtFiles(root).finally(remove);
  const $ = load(String(files.get('index.html')?.content));
  const scripts = [...files.keys()].filter((path) => /plausible|cloudflare|goatcounter|ga4/.test(path));
  return {
    policy: $('meta[http-equiv]').attr('content'),
    scripts: scripts.map((path) => path.replace(/-\w+\.js/, '')),
  };
}

test('pages allow the provider that counts their visits, and load its script alone', async () => {
  expect(await countedBy('')).toMatchObject({ policy: expect.stringContaining(";connect-src 'self';"), scripts: [] });
  expect(await countedBy('plausible: example.com')).toEqual({
    policy: expect.stringMatching(/;connect-src 'self' https:\/\/plausible\.io;.*require-trusted-types-for/),
    scripts: ['assets/plausible'],
  });
  expect(await countedBy('goatcounter: maple')).toEqual({
    policy: expect.stringContaining(";connect-src 'self' https://maple.goatcounter.com;"),
    scripts: ['assets/goatcounter'],
  });
  expect(await countedBy('cloudflare: 0123456789abcdef0123456789abcdef')).toEqual({
    policy: expect.stringMatching(/script-src [^;]*https:\/\/static\.cloudflareinsights\.com;/),
    scripts: ['assets/cloudflare'],
  });
});
