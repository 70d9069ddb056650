import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { page, project, reportOf } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

/** A site with pages for two towns and these redirects. */
const filesWith = (redirects: string) => ({
  'site.yaml': `${withTowns(towns())}redirects:\n${redirects}`,
  'pages/drains.yaml': drains('{town.words.note}'),
});

async function rulesOf(redirects: string, files: Record<string, string>): Promise<string> {
  const { generate, dist } = await project('small', { ...filesWith(redirects), ...files });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  return (await dist('_redirects')).replaceAll(' 301\n', '\n');
}

test('one line redirects from an address of each town', async () => {
  const { generate, dist } = await project('small', filesWith('  /old-{town.slug}: /drains-{town.slug}\n'));
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  expect(await dist('_redirects')).toBe('/old-barre /drains-barre 301\n/old-berlin /drains-berlin 301\n');
  expect(load(await dist('old-berlin.html'))('a').attr('href')).toBe('/drains-berlin');
});

test('a redirect for each town may lead to the main page of each town, to one page for all, or to another site', async () => {
  const lines = [
    '  /a/{town.slug}: "{town.page}"',
    '  /b/{town.slug}: /#top',
    '  /c/{town.slug}.php: booking',
    '  /d/{town.slug}: "https://maps.example.com/{town.slug}"\n',
  ];
  const home = page({ route: '/', sections: '  - { type: intro, id: top, heading: A, text: A. }\n' });
  expect(await rulesOf(lines.join('\n'), { 'pages/home.yaml': home })).toBe(`/a/barre /
/a/berlin /
/b/barre /#top
/b/berlin /#top
/c/barre.php https://book.example.com/small
/c/berlin.php https://book.example.com/small
/d/barre https://maps.example.com/barre
/d/berlin https://maps.example.com/berlin
`);
});

test('a page, or a redirect of its own, comes first, and a town without the page has none', async () => {
  const redirects =
    '  /old-{town.slug}: /drains-{town.slug}\n  /old-barre: /\n  /was-{town.slug}: /leaks-{town.slug}\n';
  const leaks = page({ route: '/leaks-{town.slug}', rest: 'each: towns\nspecialty: leaks\n' });
  const withLeaks = 'slug: berlin, specialties: { leaks: { opening: Leaks. } },';
  const site = filesWith(redirects)['site.yaml'].replace('slug: berlin,', withLeaks);
  expect(await rulesOf(redirects, { 'site.yaml': site, 'pages/leaks.yaml': leaks })).toBe(`/old-barre /
/old-berlin /drains-berlin
/was-berlin /leaks-berlin
`);
  expect(await rulesOf('  /{town.slug}: /\n', { 'pages/barre.yaml': page({ route: '/barre' }) })).toBe('/berlin /\n');
});

test.each([
  ['/old-{town.slug}: /drain-{town.slug}', 'No town has a page "/drain-{town.slug}": there is no /drain-barre'],
  ['/old-{town.slug}: /drain-{town.slug}', 'Write:  "/drains-{town.slug}"'],
  ['/old-{town.slug}: /older-{town.slug}', 'No town has a page "/older-{town.slug}"'],
  ['/drains-{town.slug}: /', 'No town is redirected from /drains-{town.slug}, because each of its addresses'],
  ['/Old {town.slug}: /', 'but "/Old {town.slug}" has a space in it.'],
  ['/Old-{town.slug}/: /', 'Write:  "/Old-{town.slug}"'],
  ['/old-{town.name}: /', 'has a placeholder other than {town.slug} in it.'],
  ['/old-{town.slug}-{language}: /', 'has a placeholder other than {town.slug} in it.'],
  ['/old-{town.slug}: /gone', 'There is no page "/gone".'],
  ['/old-{town.slug}: "{town.pge}"', 'There is no {town.pge} for Barre.'],
  ['/old-{town.slug}: "/drains-{town.slug}#up"', 'has the id "up"'],
  ['/old-{town.slug}: "https://maps.example.com/{town.words.air}"', 'There is no {town.words.air} for Barre.'],
  ['/old-{town.slug}: /gone-{town.slug}', 'is a draft'],
  ['/older-{town.slug}: /a-{town.slug}\n  /a-{town.slug}: /drains-{town.slug}', 'is not a page; it redirects to'],
  [
    '/old: /drains-{town.slug}',
    'To redirect an address of each town, write {town.slug} in the address before the colon.',
  ],
])('a mistake in it is reported once: %s', async (redirect, message) => {
  const draft = { 'pages/gone.yaml': page({ route: '"/gone-{town.slug}"', rest: 'each: towns\ndraft: true\n' }) };
  const report = await reportOf({ ...filesWith(`  ${redirect}\n`), ...draft });
  expect(report).toContain(message);
  expect(report).toContain('\n1 error in 1 file.');
});

test('what a host does not serve is reported once for all towns', async () => {
  const files = filesWith('  /old-{town.slug}.html: /drains-{town.slug}\n  /old-{town.slug}: /\n');
  const report = await reportOf({ ...files, 'site.yaml': `${files['site.yaml']}host: vercel\n` });
  expect(report.match(/error {2}.*\n.*/g)).toEqual([
    expect.stringContaining('answers /old-barre with a redirect to /.'),
  ]);
});

test('a placeholder that only one town cannot fill is a mistake, with the name of the town', async () => {
  const files = filesWith('  /old-{town.slug}: "https://maps.example.com/{town.words.map}"\n');
  const site = files['site.yaml']
    .replace('note: Where the quarries are.', 'map: quarries')
    .replace('note: "Where the quarries are."', 'map: quarries');
  const report = await reportOf({ ...files, 'site.yaml': site, 'pages/drains.yaml': drains('Here.') });
  expect(report).toContain('Berlin');
  expect(report).toContain('\n1 error in 1 file.');
});

test('a redirect for each town may lead to a file of each town, and have spaces in its braces', async () => {
  const leaks = page({ route: '/leaks-{town.slug}', rest: 'each: towns\nspecialty: leaks\n' });
  const site = filesWith('  "/a-{ town.slug }": "/menu-{town.slug}.pdf"\n  /b-{town.slug}: "/leaks-{ town.slug }"\n')[
    'site.yaml'
  ];
  const files = {
    'site.yaml': site.replace('slug: berlin,', 'slug: berlin, specialties: { leaks: { opening: Leaks. } },'),
    'pages/leaks.yaml': leaks,
    'static/menu-barre.pdf': '%PDF-1.4',
    'static/menu-berlin.pdf': '%PDF-1.4',
  };
  const { generate, dist } = await project('small', { ...filesWith(''), ...files });
  const { exit, out } = await generate('build');
  expect(exit, out).toBe(0);
  expect((await dist('_redirects')).replaceAll(' 301\n', '\n')).toBe(
    '/a-barre /menu-barre.pdf\n/a-berlin /menu-berlin.pdf\n/b-berlin /leaks-berlin\n',
  );
});

test('a target that no town has is underlined, and what replaces it', async () => {
  const report = await reportOf(filesWith('  /old-{town.slug}: /drain-{town.slug}\n'));
  expect(report).toContain(`
  44 │   /old-{town.slug}: /drain-{town.slug}
     │                     ^^^^^^^^^^^^^^^^^^
  Write:  "/drains-{town.slug}"
`);
});
