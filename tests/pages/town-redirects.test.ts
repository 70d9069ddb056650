import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withTowns } from '../harness/project/new-town.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { drains, towns } from '../harness/project/two-towns.ts';

/** A site with pages for two towns and these redirects. */
const filesWith = (redirects: string) => ({
  'site.yaml': `${withTowns(towns())}redirects:\n${redirects}`,
  'pages/drains.yaml': drains('{town.words.note}'),
});

async function rulesOf(redirects: string, files: Record<string, string> = {}): Promise<string> {
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

test('it may lead to the main page of each town, to one page for all, or to another site', async () => {
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
  ['/drains-{town.slug}: /', '/drains-{town.slug} is redirected for no town, because a page'],
  ['/Old-{town.slug}: /', 'but "/Old-{town.slug}" has capital letters in it.'],
  ['/Old-{town.slug}: /', 'Write:  "/old-{town.slug}"'],
  ['/old-{town.name}: /', 'has a placeholder in it, and only {town.slug} can be in one.'],
  ['/old-{town.slug}-{language}: /', 'has a placeholder in it, and only {town.slug} can be in one.'],
  ['/old-{town.slug}: /gone', 'There is no page "/gone".'],
  ['/old-{town.slug}: "{town.pge}"', 'There is no {town.pge} for Barre.'],
  ['/old-{town.slug}: "/drains-{town.slug}#up"', 'has the id "up"'],
  ['/old: /drains-{town.slug}', 'A redirect is for each town if the address that it begins at has {town.slug} in it.'],
])('a mistake in it is reported once: %s', async (redirect, message) => {
  const report = await reportOf(filesWith(`  ${redirect}\n`));
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
