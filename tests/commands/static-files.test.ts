import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hash } from '../../generator/files/hash.ts';
import { contentOf } from '../../generator/publish/output-file.ts';
import { SiteBuilder } from '../../generator/workshop/dev/builder.ts';
import { compareExtras } from '../../generator/workshop/diff/extras.ts';
import { differing, keptProject } from '../harness/commands/kept-builds.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { hugeSize, writeSparse } from '../harness/project/sparse-file.ts';

const linkTo = (to: string) => `  - { type: links, heading: A, links: [{ label: A, to: "${to}" }] }\n`;
const menu = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 254]);

/** The errors that a check reports for these files, without the frames. */
async function errorsWith(files: Record<string, string | Buffer>): Promise<string[]> {
  const { generate } = await project('small', files);
  const { out } = await generate('check', '--format', 'json');
  const found: { severity: string; file: string; message: string; hint: string }[] = JSON.parse(out);
  return found.filter(({ severity }) => severity === 'error').map((one) => `${one.file}: ${one.message} ${one.hint}`);
}

test('a link to a file that needs another name does not report the file as missing', async () => {
  const sections = linkTo('/Files/a b.txt');
  expect(await errorsWith({ 'static/Files/a b.txt': 'A', 'pages/a.yaml': page({ sections }) })).toEqual([
    expect.stringContaining('Rename it to static/Files/a-b.txt'),
  ]);
});

test('files of static/ are copied unchanged, and junk is left out', async () => {
  const { generate, root } = await project('small', {
    'static/CNAME': 'www.example.com\n',
    'static/files/menu.pdf': menu,
    'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    'static/favicon.ico': menu,
    'static/google0123.html': 'google-site-verification: google0123.html',
    'static/.DS_Store': 'x',
    'static/files/Thumbs.db': 'x',
  });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  expect(await readFile(join(root, 'dist/files/menu.pdf'))).toEqual(menu);
  for (const path of ['CNAME', '.well-known/security.txt', 'favicon.ico', 'google0123.html']) {
    expect(await readFile(join(root, 'dist', path))).toEqual(await readFile(join(root, 'static', path)));
  }
  for (const path of ['.DS_Store', 'files/Thumbs.db']) {
    await expect(stat(join(root, 'dist', path))).rejects.toThrow('ENOENT');
  }
  expect((await generate('diff')).out).toMatch(/^Visitors will see no change/);
});

test('a file with an invalid name, or at an address that is taken, is an error that says what has it', async () => {
  expect(
    await errorsWith({
      'pages/a.yaml': page({ route: '/services/drains' }),
      'static/Spring Menu.pdf': menu,
      'static/services/drains.html': 'x',
      'static/404/index.html': 'x',
      'static/assets/logo.png': menu,
      'static/files/menu.pdf': menu,
      'static/files/Menu.pdf': menu,
      'static/.env': 'KEY=1',
    }),
  ).toMatchInlineSnapshot(`
    [
      "static/.env: Files like this contain secrets, and everyone could read them: all files in static/ are copied to the site. Move it out of static/.",
      "static/404/index.html: This file would take the place of the page /404, which pages/404.yaml makes. Rename the file, or delete it.",
      "static/Spring Menu.pdf: The name "Spring Menu.pdf" has characters that do not work as an address on every host and computer. Use letters, digits, hyphens, underscores, and dots. Rename it to static/spring-menu.pdf, for example.",
      "static/assets: The folder /assets is for the files that the program makes. Move the file to another folder in static/, such as static/files.",
      "static/files/menu.pdf: This differs from static/files/Menu.pdf only in capitals, and some computers and hosts treat the two as one file. Rename one of the two.",
      "static/services/drains.html: This file would take the place of the page /services/drains, which pages/a.yaml makes. Rename the file, or delete it.",
    ]
  `);
  expect(await errorsWith({ 'static/robots.txt': 'x', 'static/Sitemap.xml': 'x' })).toMatchInlineSnapshot(`
    [
      "static/Sitemap.xml: This file would take the place of sitemap.xml, which the program writes. Rename the file, or delete it.",
      "static/robots.txt: This file would take the place of robots.txt, which the program writes. Rename the file, or delete it.",
    ]
  `);
});

test.each([
  ['con.txt', 'Windows cannot have a file or folder with the name "con.txt".', 'con-1.txt'],
  ['files/Aux/a.txt', 'Windows cannot have a file or folder with the name "Aux".', 'files/Aux-1'],
  ['trailing.', 'Windows cannot have a file or folder with the name "trailing.".', 'trailing'],
  ['.local-pages-foo', 'The name ".local-pages-foo" begins with ".local-pages", as', 'local-pages-foo'],
  ['Files/a b.txt', 'The name "a b.txt" has characters that do not work', 'Files/a-b.txt'],
  ['con .txt', 'The name "con .txt" has characters that do not work', 'con-1.txt'],
])(
  'the name static/%s is refused with the right reason and a better name that is accepted',
  async (path, reason, better) => {
    const [text = '', ...others] = await errorsWith({ [`static/${path}`]: 'x' });
    expect(others).toEqual([]);
    expect(text).toContain(reason);
    expect(text).toMatch(/ Rename it to \S+, for example\.$/);
    expect(text).toContain(` Rename it to static/${better}, for example.`);
    expect(await errorsWith({ [`static/${better}`]: 'x' })).toEqual([]);
  },
);

test('a name that is too long gets no better one', async () => {
  const names = ['a'.repeat(244), `${'a'.repeat(240)} b.txt`];
  const texts = await errorsWith(Object.fromEntries(names.map((name) => [`static/${name}`, 'x'])));
  expect(texts).toEqual([
    expect.stringContaining('has characters that do not work'),
    expect.stringContaining('This name has 244 characters, and not every computer can copy'),
  ]);
  expect(texts.join()).not.toContain('Rename it');
});

test('the output folder may not be in static/, whose files each build copies', async () => {
  const { root, generate } = await project('small', { 'static/menu.pdf': menu });
  for (const folder of ['static', 'static/site']) {
    const { exit, err } = await generate('build', '--out', join(root, folder));
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('is part of the project. Choose another') });
  }
});

test('a link to a file is checked like one to a page', async () => {
  const files = { 'static/files/menu.pdf': menu };
  expect(await errorsWith({ ...files, 'pages/a.yaml': page({ sections: linkTo('/files/menu.pdf#page=2') }) })).toEqual(
    [],
  );
  const links = ['/files/meny.pdf', '/menu.pdf', 'files/menu.pdf', '/static/files/menu.pdf', '/files/wines.pdf'];
  const pages = links.map((to, index) => [`pages/${index}.yaml`, page({ route: `/${index}`, sections: linkTo(to) })]);
  expect(await errorsWith({ ...files, ...Object.fromEntries(pages) })).toMatchInlineSnapshot(`
    [
      "pages/0.yaml: There is no file "/files/meny.pdf". Did you mean "/files/menu.pdf"?",
      "pages/1.yaml: There is no file "/menu.pdf". Did you mean "/files/menu.pdf"?",
      "pages/2.yaml: "files/menu.pdf" is not a route, an address, or one of the links in site.yaml. Did you mean "/files/menu.pdf"?",
      "pages/3.yaml: There is no file "/static/files/menu.pdf". Did you mean "/files/menu.pdf"?",
      "pages/4.yaml: There is no file "/files/wines.pdf". Put the file at static/files/wines.pdf, or check the address.",
    ]
  `);
});

test('a link to a file leads below the folder that the site is served from', async () => {
  const { root, generate, dist, write } = await project('small', {
    'static/menu.pdf': menu,
    'pages/a.yaml': page({ sections: linkTo('/menu.pdf') }),
  });
  await write({ 'site.yaml': `base: /spa\n${await textIn(root, 'site.yaml')}` });
  expect(await generate('build')).toMatchObject({ exit: 0 });
  expect(await dist('a.html')).toContain('href="/spa/menu.pdf"');
});

test('a link in static/ is refused', async () => {
  const { root, generate } = await project('small');
  await mkdir(join(root, 'static'));
  await symlink('/etc/hostname', join(root, 'static/name'));
  expect((await generate('check')).out).toContain('This is a link to another file or folder');
});

test('a build copies what changed, removes what is gone, and finds links to it', async () => {
  const site = await keptProject('chimney-sweep', {
    'static/menu.pdf': 'one',
    'static/other.txt': 'other',
    'pages/a.yaml': page({ sections: linkTo('/menu.pdf') }),
  });
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  expect((await site.build()).out).toContain('No files changed.');
  const { mtimeMs, ino } = await stat(join(site.root, 'dist/other.txt'));
  await site.write({ 'static/menu.pdf': 'two' });
  expect((await site.build('--verify')).out).toMatch(/ 1 file changed \(1 kB\)\.\nAll \d+ files/);
  expect(await stat(join(site.root, 'dist/other.txt'))).toMatchObject({ mtimeMs, ino });
  expect((await site.files()).get('menu.pdf')).toBe('two');

  await site.remove('static/other.txt');
  expect((await site.build()).out).toContain('1 removed');
  await site.fresh();
  expect(differing(await site.files('fresh'), await site.files())).toEqual([]);

  await site.remove('static/menu.pdf');
  expect((await site.build()).out).toContain('There is no file "/menu.pdf"');
});

test('what somebody changed in dist is copied again, readable for everybody', async () => {
  const { root, generate } = await project('small', { 'static/menu.pdf': menu });
  await chmod(join(root, 'static/menu.pdf'), 0o600);
  await generate('build');
  await writeFile(join(root, 'dist/menu.pdf'), 'x');
  await generate('build');
  expect(await readFile(join(root, 'dist/menu.pdf'))).toEqual(menu);
  expect((await stat(join(root, 'dist/menu.pdf'))).mode & 0o777).toBe(0o644);
});

test('a file of several megabytes is listed with the hash of all of it', async () => {
  const film = Buffer.alloc(2_500_000, 'film');
  const { generate, dist } = await project('small', { 'static/film.mp4': film });
  expect(await generate('build')).toMatchObject({ exit: 0 });
  expect(await dist('.local-pages')).toContain(`${hash(film)} 2500000 film.mp4\n`);
});

test('a file in dist that no build wrote stops the build, which says where it belongs', async () => {
  const { root, generate } = await project('small');
  await generate('build');
  await writeFile(join(root, 'dist/CNAME'), 'www.example.com');
  const { exit, err } = await generate('build');
  expect(exit).toBe(2);
  expect(err).toContain('Move what belongs to the site into static/, which every build copies');
});

test('dev serves them, and shows edits at once', async () => {
  const { root, write } = await project('small', { 'static/CNAME': 'one' });
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, await sharedTools());
  await builder.build();
  const text = async () => {
    const content = await builder.file('CNAME');
    return content && String(await contentOf({ path: 'CNAME', content }));
  };
  expect(await text()).toBe('one');
  await write({ 'static/CNAME': 'two' });
  expect(await text()).toBe('two');
  await rm(join(root, 'static/CNAME'));
  const film = await writeSparse(join(root, 'static/film.mp4'));
  await builder.build();
  expect(await text()).toBeNull();
  expect(await builder.file('film.mp4')).toEqual({ copyOf: film });
});

test('a diff compares files that are larger than memory', async () => {
  const { root } = await project('small');
  const [before, after] = [await writeSparse(join(root, 'old')), await writeSparse(join(root, 'new'), hugeSize + 1)];
  const film = (copyOf: string) => ({ path: 'film.mp4', content: { copyOf } });
  expect((await compareExtras([film(before)], [film(after)], '')).files).toEqual([
    { path: 'film.mp4', change: 'changed' },
  ]);
});
