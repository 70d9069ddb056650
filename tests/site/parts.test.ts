import { appendFile, cp, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { differing, filesIn } from '../harness/commands/kept-builds.ts';
import { photo } from '../harness/project/photo.ts';
import { type SharedSite, sharedSite } from './harness/apart.ts';

/** Its parts are in the folders part-1, part-2, and part-3. */
let site: SharedSite;

beforeAll(async () => {
  site = await sharedSite();
  for (const [number, threads] of [
    [1, 1],
    [2, 3],
    [3, 2],
  ]) {
    const options = ['--shard', `${number}/3`, '--threads', String(threads)];
    expect(await site.start(...options, '--out', site.folder(`part-${number}`))).toMatchObject({
      exit: 0,
      err: '',
      out: expect.stringMatching(/part-1 \S+part-2 \S+part-3\n$/),
    });
  }
  return site.remove;
});

test('parts that were built one by one, each with other threads, are merged into what one build makes', async () => {
  const parts = ['part-3', 'part-1', 'part-2'].map(site.folder);
  expect(await site.start('merge', ...parts, '--out', site.folder('merged'))).toMatchObject({
    exit: 0,
    err: '',
    out: expect.stringContaining('1 draft is not published: pages/towns/barre.yaml.'),
  });
  expect(differing(site.expected, await filesIn(site.folder('merged')))).toEqual([]);

  const [, ...others] = parts;
  expect(await site.start('merge', ...others, '--out', site.folder('lacking'))).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /^These parts are missing: 3\/3\. A part is made with: {2}npm .* --shard 3\/3 --out part-3\n$/,
    ),
  });
});

test('a build replaces neither a part nor a whole site of another kind', async () => {
  const refused = async (fault: string, command: string, ...args: string[]) =>
    expect(await site.runIn('site', command, ...args)).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`${fault}. Choose another`),
    });
  const parts = ['part-1', 'part-2', 'part-3'].map(site.folder);
  await refused('part-1 holds part 1 of 3', 'merge', ...parts, '--out', site.folder('part-1'));
  await refused('part-1 holds part 1 of 3', 'build', '--out', site.folder('part-1'));
  await refused('part-1 holds part 1 of 3', 'build', '--shard', '2/3', '--out', site.folder('part-1'));
  await refused(
    'merged holds a whole site, and a part would delete most of its pages',
    'build',
    '--shard',
    '1/3',
    '--out',
    site.folder('merged'),
  );
});

test('a folder that is not a part is named, with what to do', async () => {
  const merged = async (...names: string[]) =>
    (await site.runIn('site', 'merge', ...names.map(site.folder), '--out', site.folder('merged'))).err;
  expect(await merged('part-1', 'site/site.yaml')).toContain('is a file, not the folder of a part.');
  expect(await merged('part-1', 'nowhere')).toMatch(/^There is no folder \S+nowhere\.\n$/);
  expect(await merged('.')).toMatch(/is the folder of the parts\. Name each of them: {2}npm run merge .* \S+part-1 /);
  expect(await merged('part-1', 'part-2', 'part-2')).toMatch(/part-2 is named twice\. Leave one of them out\.\n$/);
  await cp(site.folder('part-3'), site.folder('cut'), { recursive: true });
  onTestFinished(() => rm(site.folder('cut'), { recursive: true }));
  await rm(join(site.folder('cut'), '.local-pages'));
  expect(await merged('part-1', 'part-2', 'cut')).toContain('Copy the hidden files of each part too.');
});

test('parts that were made before a text of a town changed are refused', async () => {
  const file = join(site.folder('later'), 'pages/towns/frisco.yaml');
  await cp(site.folder('site'), site.folder('later'), { recursive: true });
  await appendFile(file, '# edited\n');
  const parts = ['part-1', 'part-2', 'part-3'].map(site.folder);
  expect(await site.startIn('later', 'merge', ...parts, '--out', site.folder('merged'))).toMatchObject({
    exit: 2,
    err: expect.stringContaining('another version of this site'),
  });
});

test.each([
  ['a picture changed', async (folder: string) => writeFile(join(folder, 'roof.jpg'), await photo(1000, 900))],
  [
    'a town without a page got a mistake',
    async (folder: string) =>
      appendFile(join(folder, 'pages/towns/plano.yaml'), 'words: { drive: A <b>short</b> drive. }\n'),
  ],
])('parts are refused if one was made before %s', async (_, edit) => {
  const changing = site.folder('changing');
  await cp(site.folder('site'), changing, { recursive: true });
  onTestFinished(() => rm(changing, { recursive: true }));
  const plano = 'name: Plano\npage: /areas-we-serve\ncenter: { latitude: 33.02, longitude: -96.7 }\n';
  await writeFile(join(changing, 'pages/towns/plano.yaml'), plano);
  const parts = [1, 2].map((number) => site.folder(`half-${number}`));
  const make = (number: number) =>
    site.runIn('changing', 'build', '--shard', `${number}/2`, '--out', site.folder(`half-${number}`));
  expect(await make(1)).toMatchObject({ exit: 0 });
  await edit(changing);
  expect(await make(2)).toMatchObject({ exit: 0 });
  expect(await site.runIn('changing', 'merge', ...parts, '--out', site.folder('merged'))).toMatchObject({
    exit: 2,
    err: expect.stringContaining('another version of this site'),
  });
});

test('a half and a third of a site are not merged, and the message says which is which', async () => {
  expect(await site.runIn('site', 'build', '--shard', '1/2', '--out', site.folder('half-1'))).toMatchObject({
    exit: 0,
  });
  expect(
    await site.runIn('site', 'merge', site.folder('part-1'), site.folder('half-1'), '--out', site.folder('merged')),
  ).toMatchObject({
    exit: 2,
    err: expect.stringMatching(/half-1 is part 1 of 2, and \S+part-1 is part 1 of 3\./),
  });
});

test('parts of another day are refused', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 0, 2, 12) / 1000));
  const parts = ['part-1', 'part-2', 'part-3'].map(site.folder);
  expect(await site.runIn('site', 'merge', ...parts, '--out', site.folder('merged'))).toMatchObject({
    exit: 2,
    err: 'The parts were made on 2026-01-01, and today is 2026-01-02. Make all parts again.\n',
  });
});

test('a part needs a folder of its own', async () => {
  expect(await site.start('--shard', '1/2')).toMatchObject({
    exit: 2,
    err: expect.stringMatching(
      /^A part needs a folder of its own. Write: {2}npm run generate -- --root \S+ --shard 1\/2 --out part-1\n$/,
    ),
  });
});

test('a part that was not copied completely is refused', async () => {
  const paths = [...(await filesIn(site.folder('part-1'))).keys()];
  const [page = '', asset = ''] = ['.html', '.png'].map((ending) => paths.find((path) => path.endsWith(ending)));
  for (const [path, harm] of [
    [page, (file: string) => truncate(file, 100)],
    [asset, (file: string) => rm(file)],
  ] as const) {
    await cp(site.folder('part-1'), site.folder('copy'), { recursive: true });
    await harm(join(site.folder('copy'), path));
    const { exit, err } = await site.start(
      'merge',
      site.folder('copy'),
      site.folder('part-2'),
      site.folder('part-3'),
      '--out',
      site.folder('merged'),
    );
    expect({ exit, err }).toEqual({
      exit: 2,
      err: expect.stringMatching(
        /copy\S+ is (missing|not the file that the build of its part wrote)\. Copy the whole part again/,
      ),
    });
    expect(differing(site.expected, await filesIn(site.folder('merged')))).toEqual([]);
  }
});
