import { expect, test } from 'vitest';
import { hostProblems } from '../../generator/publish/hosts/host-problems.ts';
import type { HostedSite } from '../../generator/publish/hosts/hosted-site.ts';
import { hosts } from '../../generator/publish/hosts/hosts.ts';
import { oversizes } from '../../generator/publish/hosts/measure.ts';
import { parse } from '../../generator/read/source.ts';
import { type HostName, hostNames } from '../../templates/facts/host-names.ts';
import { hostedProject } from '../harness/project/hosted-project.ts';

const site: HostedSite = {
  language: 'en-US',
  url: 'https://www.example.com',
  base: '',
  files: ['index.html', 'services.html', 'areas.html', 'areas/barre.html', '404.html', 'assets/a.js'],
  redirects: [
    { route: '/old', to: '/services#prices' },
    { route: '/shop', to: 'https://shop.example.com' },
    { route: '/old.html', to: '/services#prices' },
    { route: '/About_us.php', to: '/' },
    { route: '/areas/index.php', to: '/areas' },
    { route: '/über-uns', to: '/areas' },
  ],
};
const routes = ['/', '/services', '/areas', '/areas/barre', '/404'];

/** What `check` reports about a site on a host, as `id: message`. */
function problemsOn(name: HostName, changes: Partial<HostedSite> = {}, more: string[] = []): string[] {
  const changed = { ...site, ...changes };
  const source = parse('site.yaml', `host: ${name}\nbase: /x\nredirects: { /old: /a }\n`);
  const own = hosts[name].files(changed);
  const found = hostProblems({ site: changed, own, name, host: hosts[name], source }, [...routes, ...more]);
  return found.map(({ id, message, span }) => `${span.start.line}: ${id}: ${message}`);
}

test.each(hostNames)('on %s, every address and redirect of a site is answered', (name) => {
  expect(problemsOn(name)).toEqual([]);
});

test.each(['nginx', 'caddy', 's3', 'github-pages', 'generic'] as const)('%s serves a site under a path', (name) => {
  const redirects = [{ route: '/old', to: '/maple-notch/services#prices' }];
  expect(problemsOn(name, { base: '/maple-notch', redirects })).toEqual([]);
});

test('a host that serves no site under a path', () => {
  expect(problemsOn('vercel', { base: '/maple-notch' })).toEqual([
    '2: host-without-base: vercel serves a site at the root of its address, so no address under "/maple-notch" would be found.',
  ]);
});

test('an address that the host does not answer, or answers with a redirect', () => {
  const files = [...site.files, 'menu/index.html', 'old.html'];
  expect(problemsOn('netlify', { files }, ['/nothing', '/menu'])).toEqual([
    '1: host-not-served: netlify answers /nothing with "not found", but pages, the sitemap, or canonical addresses lead there.',
    '1: host-not-served: netlify answers /menu with a redirect to /menu/, but pages, the sitemap, or canonical addresses lead there.',
    '3: host-not-redirected: netlify does not redirect /old, because another file is at that address.',
    '3: host-not-redirected: /old.html cannot be redirected, because netlify already shows the page /old there.',
  ]);
});

test.each(hostNames)('%s does not hide a file behind a redirect', (name) => {
  const redirects = [{ route: '/assets/a.js', to: '/' }];
  expect(problemsOn(name, { redirects })).toEqual([
    expect.stringMatching(/host-not-redirected: .* (because another|open the) file/),
  ]);
});

test.each(hostNames)('%s needs no redirect from the file of a page, unless it does not answer its address', (name) => {
  const redirects = ['/services.html', '/areas/barre.html', '/index.html', '/404.html'].map((route) => ({
    route,
    to: '/services',
  }));
  const needless = redirects.filter(({ route }) => name !== 's3' || /index|404/.test(route));
  const problems = needless.map(({ route }) =>
    expect.stringContaining(`${route} cannot be redirected, because ${name} already shows`),
  );
  expect(problemsOn(name, { redirects })).toEqual(problems);
});

test('a redirect that differs from a page only in capitals', () => {
  const redirects = [
    { route: '/Services', to: '/areas' },
    { route: '/Areas.html', to: '/services' },
    { route: '/Our_Team', to: '/areas' },
  ];
  for (const name of ['cloudflare', 'nginx', 'caddy', 's3'] as const)
    expect(problemsOn(name, { redirects })).toEqual([]);
  expect(problemsOn('vercel', { redirects })).toEqual([
    '3: host-not-redirected: vercel ignores capitals, so a redirect from /Services would redirect /services, where a page is.',
    '3: host-not-redirected: vercel ignores capitals, so a redirect from /Areas.html would redirect /areas, where a page is.',
  ]);
  expect(problemsOn('netlify', { redirects })).toHaveLength(2);
  const twins = [
    { route: '/Team', to: '/services' },
    { route: '/team', to: '/areas' },
    { route: '/TEAM', to: '/services' },
  ];
  expect(problemsOn('nginx', { redirects: twins })).toEqual([]);
  expect(problemsOn('vercel', { redirects: twins })).toEqual([
    '3: host-not-redirected: vercel ignores capitals, so it redirects /team like /Team, which comes first and leads elsewhere.',
  ]);
  expect(problemsOn('github-pages', { redirects })).toEqual([
    expect.stringContaining('Windows and macOS treat those of /Services and /services as one file.'),
    expect.stringContaining('Windows and macOS treat those of /Areas.html and /areas as one file.'),
  ]);
});

test('two redirects that are one file', () => {
  const redirects = [...site.redirects, { route: '/shop.html', to: '/services' }];
  expect(problemsOn('nginx', { redirects })).toEqual([]);
  expect(problemsOn('github-pages', { redirects })).toEqual([
    expect.stringContaining('github-pages does not redirect /shop.html, because another file is at that address.'),
  ]);
});

test('two redirects that Vercel takes for one, and one that it takes for a page', () => {
  const redirects = [
    { route: '/news.html', to: '/' },
    { route: '/news/index.html', to: 'https://example.com' },
    { route: '/services/index.html', to: '/areas' },
    { route: '/areas/index.html', to: '/areas' },
  ];
  expect(problemsOn('netlify', { redirects })).toEqual([]);
  expect(problemsOn('vercel', { redirects })).toEqual([
    '3: host-not-redirected: vercel removes the ending of /news/index.html before it applies redirects, and answers /news with a redirect to /.',
    '3: host-not-redirected: vercel removes the ending of /services/index.html before it applies redirects, and answers /services with status 200.',
  ]);
});

test('two redirects whose files differ only in capitals', () => {
  const redirects = [...site.redirects, { route: '/Old.html', to: '/services#prices' }];
  expect(problemsOn('nginx', { redirects })).toEqual([]);
  expect(problemsOn('generic', { redirects })).toEqual([
    expect.stringContaining('Windows and macOS treat those of /Old.html and /old as one file.'),
  ]);
});

test('two redirects whose files differ only in how an accent is written', () => {
  const redirects = ['/caf\u00e9', '/cafe\u0301'].map((route) => ({ route, to: '/services' }));
  for (const name of ['netlify', 'cloudflare', 'vercel', 'nginx', 'caddy', 's3'] as const)
    expect(problemsOn(name, { redirects })).toEqual([]);
  for (const name of ['github-pages', 'generic'] as const)
    expect(problemsOn(name, { redirects })).toEqual([
      expect.stringContaining('Windows and macOS treat those of /cafe%CC%81 and /caf\u00e9 as one file.'),
    ]);
});

test('a redirect to an address that is redirected again', () => {
  const redirects = [...site.redirects, { route: '/older', to: '/old' }];
  expect(problemsOn('cloudflare', { redirects })).toEqual([
    '3: host-redirect-target: cloudflare answers /old with a redirect to /services#prices, so this redirect does not lead to a page in one step.',
  ]);
});

/** What a host model reports about a site that is too large, as `what: found of most`. */
const shown = (found: ReturnType<typeof oversizes>) =>
  found.map(({ what, found, most, culprit }) => `${what}: ${found} of ${most}${culprit ? ` (${culprit})` : ''}`);

test('each limit of a host is kept', () => {
  const many = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, i) => name(i));
  const files = many(60_000, (index) => `pages/${index}.html`);
  const redirects = many(
    1500,
    (index) => ({ route: `/${index}`, to: '/' }) as never,
  ) as unknown as HostedSite['redirects'];
  const of = (name: HostName, changes: Partial<HostedSite>) =>
    problemsOn(name, changes).filter((problem) => problem.includes('host-limit'));
  expect(of('cloudflare', { files, redirects })).toEqual([
    '1: host-limit: The site has 60,002 files; cloudflare allows 20,000.',
    '3: host-limit: The site has 3,000 rules for 1,500 redirects; cloudflare allows 2,000.',
  ]);
  expect(of('netlify', { files })).toEqual([
    '1: host-limit: The site has 60,000 files in one folder (pages/); netlify allows 54,000.',
  ]);
  expect(of('cloudflare', { redirects: [{ route: '/a', to: `/${'a'.repeat(1000)}` }] })).toEqual([
    '3: host-limit: The site has 1,009 characters in one redirect (/a/); cloudflare allows 1,000.',
  ]);
  expect(of('s3', { files: [`${'é'.repeat(600)}.pdf`] })).toEqual([
    `1: host-limit: The site has 1,205 bytes in the path of one file (${'é'.repeat(600)}.pdf); s3 allows 1,024.`,
  ]);
  const sizes = new Map([
    ['film.mp4', { size: 1024 ** 3 }],
    ['index.html', { size: 1 }],
  ]);
  expect(shown(oversizes(sizes, hosts.cloudflare))).toEqual(['bytes in one file: 1073741824 of 26214400 (film.mp4)']);
  expect(shown(oversizes(sizes, hosts['github-pages']))).toEqual(['bytes in all files: 1073741825 of 1073741824']);
  expect(shown(oversizes(sizes, hosts.generic))).toEqual([]);
});

test('the message names the line to change', async () => {
  const { generate } = await hostedProject('vercel', '/maple-notch');
  const { exit, out } = await generate('check');
  expect(exit).toBe(1);
  expect(out).toContain(`site.yaml:2:7  error  host-without-base
  vercel serves a site at the root of its address, so no address under "/maple-notch" would be found.
  1 │ host: vercel
  2 │ base: /maple-notch
    │       ^^^^^^^^^^^^
  3 │ redirects:
  Delete this line. If another server passes on requests for this path, write "host: generic".
`);
});
