import { expect, test } from 'vitest';
import { converse, page, project, textIn } from '../harness/project/project.ts';
import { rename } from '../harness/project/renamed-site.ts';
import { small, withTowns } from '../harness/project/small.ts';

const towns = page({ route: '"/visit-{town.slug}"', rest: 'each: towns\n' }).replace('name: A', 'name: "{town.name}"');

test('the page of one town is renamed with its town, or with all others', async () => {
  const { root } = await project('small', { 'pages/visit.yaml': towns });
  expect(await rename(root, 'page', '/visit-barre', '/barre')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /^pages\/visit\.yaml makes that page for a town\. .* town barre the-new-slug\n.* "\/visit-\{town\.slug\}" /,
    ),
  });
  expect((await rename(root, 'page', '/visit-barer', '/barre')).err).toMatch(/^There is no page "\/visit-barer"\./);
  const { out } = await rename(root, 'page', '/visit-{town.slug}', '/near-{town.slug}');
  expect(out).toContain('/visit-{town.slug} is now /near-{town.slug}, and redirects there');
});

test.each([
  [
    '\nredirects:\n  /visit-us: /near-barre\n',
    '\nredirects:\n  /visit-us: /near-barre\n  /visit-{town.slug}: /near-{town.slug}\n',
  ],
  ['\nredirects: { /us: / }\n', '\nredirects: { /us: /, "/visit-{town.slug}": "/near-{town.slug}" }\n'],
])('the pages of all towns share a redirect, which goes when they go back: %j', async (before, after) => {
  const { root, generate: run } = await project('small', {
    'site.yaml': small + before.replace('/near-barre', '/visit-barre'),
    'pages/visit.yaml': towns,
  });
  const written = async () => (await textIn(root, 'site.yaml')).slice(small.length);
  expect(await rename(root, 'page', '/visit-{town.slug}', '/near-{town.slug}')).toMatchObject({ exit: 0, err: '' });
  expect(await written()).toBe(after);
  expect((await run('check')).exit).toBe(0);
  expect(await rename(root, 'page', '/near-{town.slug}', '/visit-{town.slug}')).toMatchObject({ exit: 0, err: '' });
  expect(await written()).toBe(
    after.replaceAll('visit-{', 'now-{').replaceAll('near-', 'visit-').replaceAll('now-{', 'near-{'),
  );
});

test('a page has its new address wherever links lead to it, and redirects', async () => {
  const site = withTowns('redirects:\n  # The first one.\n  /us: /about-us\n');
  const about = page({
    route: '"/about-us"',
    sections: '  - { type: intro, id: top, heading: We, text: "[Up](#top)" }\n',
  });
  const links = page({
    route: '/about-us/team',
    rest: 'parent: /about-us\n',
    sections: '  - { type: intro, heading: Team, text: "[We](/about-us#top), not /about-us-all." }\n',
  });
  const pages = { 'pages/about.yaml': about, 'pages/team.yaml': links };
  const { root, generate: run } = await project('small', { 'site.yaml': site, ...pages });
  expect(await rename(root, 'page', '/about-us', '/our-story')).toEqual({
    err: '',
    exit: 0,
    out: `Renamed the page "/about-us" to "/our-story" in 3 files.
  /about-us is now /our-story, and redirects there
`,
  });
  const read = (file: string) => textIn(root, file);
  expect(await read('site.yaml')).toBe(site.replace('/us: /about-us', '/us: /our-story\n  /about-us: /our-story'));
  expect(await read('pages/about.yaml')).toBe(about.replace('/about-us', '/our-story'));
  expect(await read('pages/team.yaml')).toBe(
    links.replace('parent: /about-us', 'parent: /our-story').replace('(/about-us#top)', '(/our-story#top)'),
  );
  expect((await run('check')).exit).toBe(0);
});

test.each([
  [['/abot', '/us'], 'There is no page "/abot". Did you mean "/about"?'],
  [['/', '/us'], 'The page / must keep its address.'],
  [['/about', 'us'], 'The route "us" does not begin with a slash. Did you mean "/us"?'],
  [['/about', '/404'], 'The page /404 already exists: pages/404.yaml:'],
  [['/about'], 'its new route is missing'],
])('a page is not renamed with %j', async (routes, message) => {
  const { root } = await project('small', { 'pages/about.yaml': page({ route: '/about' }) });
  const { exit, err } = await rename(root, 'page', ...routes);
  expect(exit).toBe(2);
  expect(err.toLowerCase()).toContain(message.toLowerCase());
});

const added = '\nredirects:\n  /about: /us\n';

test.each([
  ['...\n', `${added}...\n`],
  ['... # The end.\n', `${added}... # The end.\n`],
  ['# Below.\n...', `# Below.\n${added}...`],
  ['# Below.', `# Below.\n${added}`],
])('a redirect is added to a file that ends with %j', async (before, after) => {
  const site = withTowns('');
  const files = { 'site.yaml': site + before, 'pages/about.yaml': page({ route: '/about' }) };
  const { root, generate: run } = await project('small', files);
  expect(await rename(root, 'page', '/about', '/us')).toMatchObject({ exit: 0, err: '' });
  expect(await textIn(root, 'site.yaml')).toBe(site + after);
  expect((await run('check')).exit).toBe(0);
});

test('a town that is a draft has the new address of its page too, and no redirect of its own', async () => {
  const later = '  - { name: Calais, slug: calais, page: /visit-calais, draft: true }\n';
  const { root, generate: run } = await project('small', {
    'site.yaml': small.replace('towns:\n', `towns:\n${later}`),
    'pages/visit.yaml': towns,
  });
  await rename(root, 'page', '/visit-{town.slug}', '/near-{town.slug}');
  expect(await textIn(root, 'site.yaml')).toContain('slug: calais, page: /near-calais, draft');
  await rename(root, 'town', 'calais', 'east-calais');
  const site = await textIn(root, 'site.yaml');
  expect(site).toContain('slug: east-calais, page: /near-east-calais, draft');
  expect(site.split('redirects:\n')[1]).toBe('  /visit-{town.slug}: /near-{town.slug}\n');
  expect((await run('check')).exit).toBe(0);
});

test('a person at the terminal chooses the page', async () => {
  const { root } = await project('small', { 'pages/about.yaml': page({ route: '/about' }) });
  const { exit, asked } = await converse(['/about', '/us'], 'rename', 'page', '--root', root);
  expect({ exit, asked }).toEqual({ exit: 0, asked: ['Page', 'New route, such as /our-story'] });
  expect(await textIn(root, 'pages/about.yaml')).toContain('route: /us\n');
});

test('a page that is written for one town moves with that of all towns, and not by itself', async () => {
  const own = page({ route: '/visit-barre', rest: 'town: barre\n' });
  const { root, dist, generate: run } = await project('small', { 'pages/visit.yaml': towns, 'pages/own.yaml': own });
  expect(await rename(root, 'page', '/visit-barre', '/shop')).toMatchObject({
    exit: 2,
    err: 'pages/own.yaml takes the place of a page that pages/visit.yaml makes, so it cannot have an address of its own. To give the pages of all towns another address, rename "/visit-{town.slug}".\n',
  });
  expect(await rename(root, 'page', '/visit-{town.slug}', '/near-{town.slug}')).toMatchObject({ exit: 0, err: '' });
  expect(await textIn(root, 'pages/own.yaml')).toBe(own.replace('/visit-barre', '/near-barre'));
  expect(await run('build')).toMatchObject({ exit: 0, out: expect.stringContaining('Built 3 pages') });
  expect(await dist('_redirects')).toBe('/visit-barre /near-barre 301\n');
});
