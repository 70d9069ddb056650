import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { mostSeconds, processorSeconds } from '../harness/project/processor-seconds.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { small, withTowns } from '../harness/project/small.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

const siteWith = (redirects: string) => `${small}redirects: ${redirects}\n`;

test('an old route redirects, by a rule for hosts that know rules and by a page for the others', async () => {
  const site = siteWith('{ /old: /new, /very/old: "https://book.example.com/a?b=c#d" }');
  const { generate, dist } = await project('small', { 'site.yaml': site, 'pages/new.yaml': page({ route: '/new' }) });
  const { exit, out } = await generate('build');
  expect(exit).toBe(0);
  expect(out).toContain('Built 3 pages (');
  expect(await dist('_redirects')).toBe('/old /new 301\n/very/old https://book.example.com/a?b=c#d 301\n');
  const $ = load(await dist('old.html'));
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/new');
  expect($('a').attr('href')).toBe('/new');
  expect($('link[rel="canonical"]').attr('href')).toBe('https://small.example.com/new');
  // Search engines would leave out the page that it leads to as well.
  expect($('meta[name="robots"]').toString()).toBe('');
  const away = load(await dist('very/old.html'));
  expect(away('link[rel="canonical"]').attr('href')).toBe('https://book.example.com/a?b=c');
  expect(await dist('sitemap.xml')).not.toContain('old');
});

test('a redirect to a missing page, and one from a page that exists', async () => {
  const report = await reportOf({
    'site.yaml': siteWith('{ /old: /nwe, /new: / }'),
    'pages/new.yaml': page({ route: '/new' }),
  });
  expect(
    report
      .split('\n')
      .filter((line) => /^\S|^ {2}[A-Z/]/.test(line))
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "site.yaml:46:20  error  unknown-page
      There is no page "/nwe".
      Did you mean "/new"?
    site.yaml:46:26  error  redirected-page
      /new cannot be redirected, because it is the route of pages/new.yaml.
      Delete the redirect, or give the page another route.
    2 errors in 1 file."
  `);
});

const listOf = (link: string) =>
  page({ route: '/list', sections: `  - { type: links, heading: Towns, links: [${link}] }\n` });

test('a town with an old address is one mistake, and not one in each list of towns', async () => {
  const link = '{ each: towns, label: "{town.name}", to: "{town.page}" }';
  const report = await reportOf({
    'site.yaml': `${withTowns(towns()).replace('slug: barre, page: /,', 'slug: barre, page: /old-barre,')}redirects: { "/old-{town.slug}": "/drains-{town.slug}" }\n`,
    'pages/drains.yaml': drains('{town.words.note}'),
    'pages/list.yaml': listOf(link),
  });
  expect(report).toContain('"/old-barre" is not a page; it redirects to "/drains-barre".');
  expect(report).toMatch(/Did you mean "\/drains-barre"\?\n\n1 error in 1 file/);
});

test.each([
  ['/drains-{town.slug}', 'Write:  "/drains-{town.slug}"'],
  ['/', 'Write the route of a page that is made for each town.'],
])('links of a list to the old addresses of all towns, which redirect to %s', async (to, hint) => {
  const report = await reportOf({
    'site.yaml': `${withTowns(towns())}redirects: { "/old-{town.slug}": "${to}" }\n`,
    'pages/drains.yaml': drains('{town.words.note}'),
    'pages/list.yaml': listOf('{ each: towns, label: "{town.name}", to: "/old-{town.slug}" }'),
  });
  expect(report).toMatch(/"\/old-\w+" is not a page; it redirects to/);
  expect(report).toContain(`${hint}\n\n1 error in 1 file`);
});

// When every redirect was followed to its end from each of those before it, this took minutes.
test('thousands of redirects that lead to each other, and circles with some that lead to them', async () => {
  const chain = Array.from({ length: 4000 }, (_, index) => `/r${index}: /r${index + 1}#part`);
  const circles = ['/to-a: /a', '/a: /b#part', '/b: /c', '/c: /a', '/to-self: /self', '/self: /self'];
  const redirects = `{ ${[...chain, '/r4000: /#top', ...circles].join(', ')} }`;
  const { generate } = await project('small', { 'site.yaml': siteWith(redirects) });
  const [seconds, { out }] = await processorSeconds(() => generate('check', '--format', 'json'));
  const messages: string[] = JSON.parse(out).map(({ message }: { message: string }) => message);
  const chains = Array.from({ length: 4000 }, (_, index) => `"/r${index + 1}" is not a page; it redirects to "/#top".`);
  expect(messages).toEqual([
    ...chains,
    'These redirects lead in a circle: /a → /b → /c → /a.',
    '/self is redirected to itself.',
  ]);
  expect(seconds).toBeLessThan(mostSeconds);
});

test('of a circle of many redirects, a few are named', async () => {
  const circle = (length: number) =>
    Array.from({ length }, (_, index) => `/r${index}: /r${(index + 1) % length}`).join(', ');
  const said = async (length: number) => {
    const { generate } = await project('small', { 'site.yaml': siteWith(`{ ${circle(length)} }`) });
    return (await generate('check')).out.match(/These redirects .*/)?.[0];
  };
  expect(await said(6)).toBe('These redirects lead in a circle: /r0 → /r1 → /r2 → /r3 → /r4 → /r5 → /r0.');
  expect(await said(1500)).toBe(
    'These redirects lead in a circle: /r0 → /r1 → /r2 → 1,495 more → /r1498 → /r1499 → /r0.',
  );
});

test('addresses of an earlier site redirect: a host that only serves files gets a page for each', async () => {
  const old = ['/old', '/old.html', '/About_us.php', '/blog/index.aspx', '/Our_Team', '/spring--tips', '/up/Menu.pdf'];
  const site = siteWith(`{ ${old.map((route) => `${route}: /`).join(', ')} }`);
  const { generate, dist } = await project('small', { 'site.yaml': site });
  expect(await generate('build')).toMatchObject({ exit: 0 });
  const inFolders = ['About_us.php', 'blog/index.aspx', 'up/Menu.pdf'].map((folder) => `${folder}/index.html`);
  const withSlash = ['old/index.html', 'Our_Team/index.html'];
  for (const file of ['old.html', 'Our_Team.html', 'spring--tips.html', ...inFolders, ...withSlash]) {
    expect(load(await dist(file))('meta[http-equiv="refresh"]').attr('content'), file).toBe('0; url=/');
  }
  expect(await dist('_redirects')).toContain('/About_us.php / 301\n');
});

test.each([
  ['/new.html', '/new.html cannot be redirected, because generic already shows the page /new there.'],
  ['/assets/a.php', 'is in the folder /assets'],
  ['/con.php', 'has the part "con", which cannot be the name of a file on Windows'],
  ['/New', 'treat those of /New and /new as one file'],
  ['/Old/', 'Did you mean "/Old"?'],
  ['https://www.example.com/Our_Team?a=b', 'Did you mean "/Our_Team"?'],
  ['/old.2', 'For example:  /old-page'],
  [
    '/our team.html',
    'has a space in it. Only letters, digits, hyphens, underscores, and an ending such as .html can be',
  ],
  ['/our%20team', 'Delete this redirect. Only the settings of your host can redirect such an address.'],
  ['/sitemap.xml', 'another file is at that address'],
  ['/../a.php', 'has dots that would lead out of the site'],
  ['/a.b', 'has the character "."'],
  ['/.git', 'has the character "."'],
])('a redirect from %s is a mistake', async (route, words) => {
  const files = { 'site.yaml': siteWith(`{ ${route}: / }`), 'pages/new.yaml': page({ route: '/new' }) };
  expect(await reportOf(files)).toContain(words);
});

test('a file of static/ at the address of a redirect is a mistake', async () => {
  const site = siteWith('{ /old.html: /, /About_us.php: / }');
  const report = await reportOf({ 'site.yaml': site, 'static/old.html': 'a', 'static/About_us.php': 'a' });
  expect(report).toContain('the redirect from /old.html in site.yaml');
  expect(report).toContain('the redirect from /About_us.php in site.yaml');
});
