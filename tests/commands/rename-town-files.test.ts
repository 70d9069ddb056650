import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate, page, project, textIn } from '../harness/project/project.ts';
import { files, pages, site } from '../harness/project/renamed-site.ts';
import { withTowns } from '../harness/project/small.ts';

const rename = (root: string, ...args: string[]) => generate('rename', 'town', ...args, '--root', root);

const town = (name: string, route: string, rest = '') =>
  `name: ${name}\npage: ${route}\ncenter: { latitude: 44.2, longitude: -72.5 }\n${rest}`;

test('a town keeps its redirects when it gets its old key back', async () => {
  const { root, generate: run } = await project('small', {
    ...files,
    'site.yaml': `${site}redirects: { /old: /in-old-town }\n`,
  });
  expect((await rename(root, 'old-town', 'new-town')).out).toMatchInlineSnapshot(`
    "Renamed the town "old-town" to "new-town" in 2 files.
      pages/in-old-town.yaml is now pages/in-new-town.yaml
      /in-old-town is now /in-new-town, and redirects there

    1 line still says “Old Town”:
      site.yaml:32:13  - { name: Old Town, slug: new-town, page: /in-new-town, center: { latitude: 44.2, longit …

    To change it, run:  npm run rename -- town old-town new-town --old-name "Old Town" --texts
    "
  `);
  expect(await textIn(root, 'site.yaml')).toContain('redirects: { /old: /in-new-town, /in-old-town: /in-new-town }');
  await rename(root, 'new-town', 'old-town');
  expect(await textIn(root, 'site.yaml')).toContain('redirects: { /old: /in-old-town, /in-new-town: /in-old-town }');
  expect((await run('check')).exit).toBe(0);
});

test('the file of a town is renamed', async () => {
  const { root } = await project('small', {
    'site.yaml': withTowns('towns: pages/towns\n'),
    'pages/towns/barre.yaml': town('Barre', '/', 'specialties: { drains: { opening: Drains. } }\n'),
    'pages/towns/old-town.yaml': `# Here.\n${town('Old Town', '/in-old-town')}`,
    'pages/drains.yaml': pages['pages/drains.yaml']
      .replace('service: drains', 'service: leak')
      .replace(/ A visit.*\./, ''),
    'pages/in-old-town.yaml': pages['pages/in-old-town.yaml'],
  });
  expect(await rename(root, 'old-town', 'new-town', '--texts')).toMatchObject({ exit: 0, err: '' });
  expect(await readdir(join(root, 'pages/towns'))).toEqual(['barre.yaml', 'new-town.yaml']);
  expect(await textIn(root, 'pages/towns/new-town.yaml')).toBe(`# Here.\n${town('New Town', '/in-new-town')}`);
  // The same words without capitals may not be a name.
  expect(await textIn(root, 'pages/in-new-town.yaml')).toContain('those in an old town.');
});

test.each(['', '#top'])('redirects for each town, with %j, are kept for the slug that the town had', async (id) => {
  const { root, generate: run } = await project('small', {
    'site.yaml': withTowns('towns: pages/towns\n'),
    'pages/towns/barre.yaml': town('Barre', '/'),
    'pages/towns/dover.yaml': town('Dover', '/'),
    'pages/visit.yaml': page({
      route: '/visit-{town.slug}',
      rest: 'each: towns\n',
      sections: '  - { type: intro, id: top, heading: A, text: A }\n',
    }),
  });
  const file = join(root, 'site.yaml');
  await writeFile(file, `${await readFile(file, 'utf8')}redirects:\n  /old-{town.slug}: /visit-{town.slug}${id}\n`);
  expect(await rename(root, 'barre', 'granite-town')).toMatchObject({ exit: 0, err: '' });
  expect(await readFile(file, 'utf8')).toContain(`\n  /old-barre: /visit-granite-town${id}\n`);
  expect((await run('check')).exit).toBe(0);
});

test('the only town may be renamed there and back, with a redirect for each town', async () => {
  const { root, generate: run } = await project('small', {
    'site.yaml': `${withTowns('towns: pages/towns\n')}redirects:\n  /old-{town.slug}: /visit-{town.slug}\n`,
    'pages/towns/barre.yaml': town('Barre', '/visit-barre'),
    'pages/visit.yaml': page({ route: '/visit-{town.slug}', rest: 'each: towns\n' }),
  });
  expect(await rename(root, 'barre', 'granite-town')).toMatchObject({ exit: 0, err: '' });
  expect(await rename(root, 'granite-town', 'barre')).toMatchObject({ exit: 0, err: '' });
  expect((await run('check')).exit).toBe(0);
});
