import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { differing, type KeptProject, keptProject } from '../harness/commands/kept-builds.ts';
import { townFiles } from '../harness/project/town-files.ts';

/** Built again after a moment, because a build does not trust files that have just been written. */
async function builtSite(): Promise<KeptProject> {
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  await setTimeout(50);
  expect(await site.build()).toMatchObject({ exit: 0, err: '' });
  return site;
}

/** Edits a built file without changing its size, so that the next build believes that nobody touched it. */
async function editUnseen(site: KeptProject, path: string): Promise<void> {
  const file = join(site.root, 'dist', path);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('chimney', 'CHIMNEY'));
  await setTimeout(50);
  // The list is written later than the file.
  await writeFile(join(site.root, 'dist/.local-pages'), await site.text('dist/.local-pages'));
}

test('every file that a build took over is compared with one that is made from nothing', async () => {
  const site = await builtSite();
  const [peacham, files] = ['pages/towns/peacham.yaml', (await site.files()).size];
  await site.write({ [peacham]: (await site.text(peacham)).replace('Old farmhouses', 'Older farmhouses') });
  const { exit, out, err } = await site.build('--verify');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toContain(' 2 files changed ');
  expect(out.split('\n')[1]).toMatch(
    new RegExp(`^All ${files} files in .*dist are what a build from scratch makes\\.$`),
  );
});

test('files that a build took over by mistake are named, and --force repairs them', async () => {
  const site = await builtSite();
  const before = await site.files();
  await editUnseen(site, 'stoves/peacham.html');
  expect((await site.build()).out).toContain('No files changed.');

  const { exit, err } = await site.build('--verify');
  expect(exit).toBe(1);
  expect(err.replace(/^\S*dist/, 'dist')).toMatchInlineSnapshot(`
    "dist is not what a build from scratch makes:
      stoves/peacham.html differs
    A build took over what it had to make again, or something else changed these files. Repair the folder:
      npm run generate -- --force
    Then please report this as a bug, with these names and what you edited since the build before.
    "
  `);

  expect(await site.build('--force', '--verify')).toMatchObject({ exit: 0, err: '' });
  expect(differing(before, await site.files())).toEqual([]);
});

test('a file that no build wrote is named before anything is compared', async () => {
  const site = await builtSite();
  await writeFile(join(site.root, 'dist/notes.txt'), 'Mine');
  const { exit, err } = await site.build('--verify');
  expect(exit).toBe(2);
  expect(err).toContain('has files that this program did not write, and they would be lost: notes.txt.');
});

test.each([
  ['gone', (list: string) => rm(list)],
  ['cut short', (list: string) => truncate(list, 5)],
])('if the list of files in dist is %s, the next step is to delete dist', async (_, harm) => {
  const site = await builtSite();
  await harm(join(site.root, 'dist/.local-pages'));
  expect(await site.build('--force')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /dist\/\.local-pages, is gone or damaged\. If nothing else is in \S+dist, delete it and build again/,
    ),
  });
});

test('assets that are kept for pages in browsers do not count as a difference', async () => {
  const site = await builtSite();
  const start = await site.text('pages/start.yaml');
  await site.write({ 'pages/start.yaml': start.replace(/heading: /, 'heading: Ŵ ') });
  expect(await site.build('--verify')).toMatchObject({ exit: 0, err: '' });
  expect(await readFile(join(site.root, 'dist/.local-pages'), 'utf8')).toMatch(/\n\n\S+ \d+ assets\//);
});

test('errors are reported once, and nothing is compared', async () => {
  const site = await builtSite();
  await rm(join(site.root, 'pages/towns/barnet.yaml'));
  await site.write({
    'pages/prices.yaml': (await site.text('pages/prices.yaml')).replace(/^route: .*/m, 'route: /Prices'),
  });
  const plain = await site.build();
  expect(plain.exit).toBe(1);
  expect(await site.build('--verify')).toEqual(plain);
});

test.each(['--verify', '--launch', '--force'])(
  'a part of a site is refused with %s, which a part would ignore',
  async (option) => {
    const site = await builtSite();
    const { exit, err } = await site.build(option, '--shard', '1/2');
    expect(exit).toBe(2);
    expect(err).toMatch(
      new RegExp(`^Option '--shard <i/n>' cannot be used with option '${option}'\\. Leave one of the two out\\.\\n$`),
    );
  },
);
