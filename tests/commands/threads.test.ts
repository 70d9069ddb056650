import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { build } from '../../generator/build.ts';
import { unknownTowns } from '../../generator/pipeline/crew/crew-towns.ts';
import type { FolderWriter } from '../../generator/publish/folder-writer.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import { type ThreadOutput, threadWriter } from '../../generator/publish/thread-writer.ts';
import { listDefinitions } from '../../generator/read/list-files.ts';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page, project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { townFiles } from '../harness/project/town-files.ts';

/** Only a program that is known starts threads. */
const toolsForThreads = async () => ({ ...(await sharedTools()), programHash: 'this program' });

/** Builds a small site of more pages with two threads. Returns how many documents the other one made. */
async function madeByOther(add: (writer: FolderWriter) => FolderWriter['add']): Promise<number> {
  const names = Array.from({ length: 12 }, (_, number) => `page-${number}`);
  const pages = names.map((name) => [`pages/${name}.yaml`, page({ route: `/${name}` })]);
  const { root } = await project('small', Object.fromEntries(pages));
  const writer = await openWriter(join(root, 'dist'));
  let adopted = 0;
  const { staging, adopt } = writer.threads;
  const counted: ThreadOutput['adopt'] = (...file) => {
    adopted += 1;
    adopt(...file);
  };
  const output = { add: add(writer), threads: { staging, adopt: counted } };
  try {
    await build({ root, today: '2026-01-01', threads: 2 }, await toolsForThreads(), output);
    return adopted;
  } finally {
    await writer.close();
  }
}

test('threads share the pages of a first build, even if no town has a file of its own', async () => {
  expect(await madeByOther((writer) => (file) => writer.add(file))).toBeGreaterThan(2);
});

test('a hidden file beside a town is not a town that a thread checks', async () => {
  const hidden = { 'pages/towns/._barre.yaml': Buffer.from([0, 5, 22, 7]), 'pages/.old/barre.yaml': 'name: Barre' };
  const { root } = await project('chimney-sweep', { ...(await townFiles('chimney-sweep')), ...hidden });
  const { definitions } = await listDefinitions(root);
  const towns = definitions.filter((file) => file.startsWith('pages/towns/'));
  expect(unknownTowns(root, null).sort()).toEqual(towns);
  expect(towns).toContain('pages/towns/barnet.yaml');
});

test('a disk that is full while several pages are taken from a thread fails the build once', async () => {
  const full = new Error('The disk is full.');
  let wait = 200;
  // Later files fail first.
  const failing = async () => {
    wait -= 20;
    await setTimeout(Math.max(wait, 0));
    throw full;
  };
  // The tests end with an error if nothing handles a failure.
  await expect(madeByOther(() => failing)).rejects.toThrow('The disk is full.');
});

test('a thread that still makes pages after another one has failed leaves no files behind', async () => {
  const { root } = await project('small');
  const writer = await openWriter(join(root, 'dist'));
  await writer.add({ path: 'index.html', content: 'A page' });
  const closing = writer.close();
  await expect(writer.add({ path: 'about.html', content: 'Another page' })).rejects.toThrow();
  await closing;
  expect(await readdir(root)).not.toContain('dist');
});

test('two documents at one path are a mistake that is named, in one thread or in two', async () => {
  const { root } = await project('small');
  const writer = await openWriter(join(root, 'dist'));
  const { staging, adopt } = writer.threads;
  const stage = threadWriter(staging);
  const document = (name: string) => ({ path: 'a.html', origin: `pages/${name}.yaml` });
  adopt(stage(document('one'), 'One'), 'pages/one.yaml');
  const second = stage(document('two'), 'Two');
  expect(() => adopt(second, 'pages/two.yaml')).toThrow(
    'pages/one.yaml and pages/two.yaml would both be written to a.html.',
  );
  await expect(writer.add({ ...document('three'), path: 'A.html', content: 'Three' })).rejects.toThrow(
    'pages/three.yaml would be written to A.html, and pages/one.yaml to a.html.',
  );
  await writer.close();
});

test.each([
  ['leads to nobody', 'mailto:nobody'],
  ['is code', 'javascript:alert()'],
])(
  'a link that %s is a mistake, though a thread reads the words of the town, and no page shows them',
  async (_, to) => {
    const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
    const words = `words: { unused: "Write to [us](${to})." }\nspecialties:`;
    await replaced(site, 'pages/towns/barnet.yaml', 'specialties:', words);
    await expect(
      build({ root: site.root, today: '2026-01-01', threads: 2 }, await toolsForThreads(), null),
    ).rejects.toMatchObject({
      diagnostics: [{ id: 'bad-address' }],
    });
  },
);

test.each([
  ['a placeholder that nothing has', 'the Peacham road', '"near {town.nmae}"', 'unknown-placeholder'],
  ['a text with half a placeholder', 'the Peacham road', '"near {town.name"', 'unclosed-placeholder'],
  ['a link that leads nowhere', /^page: .*/m, 'page: /nowhere', 'unknown-page'],
  ['a link in a text that leads nowhere', /opening: .*?(?= \})/, 'opening: "See [the map](/nowhere)."', 'unknown-page'],
  ['a link in a text that no page shows', 'words: {', 'words: { spare: "See [the map](/nowhere).",', 'unknown-page'],
  [
    'a link with the domain of the site in a text that no page shows',
    'words: {',
    'words: { spare: "See [ours](https://sweep.example.com/maple-notch/prices).",',
    'bad-address',
  ],
  ['a text that is not there for one of its pages', 'opening: Old', 'local: Old', 'missing-word'],
  ['an unknown fact', 'the Peacham road', '"the road for {prices.none}"', 'unknown-placeholder'],
])('%s in the file of a town is reported as by one thread', async (_, from, to, id) => {
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  // The other thread reads this town, which is the second one.
  await replaced(site, 'pages/towns/peacham.yaml', from, to);
  const alone = await site.freshCommand('build', '--threads', '1', '--out', join(site.root, 'dist'));
  expect(alone).toMatchObject({ exit: 1, out: expect.stringContaining('pages/towns/peacham.yaml:') });
  expect(alone.out).toContain(id);
  expect(await site.buildWith(toolsForThreads, '--threads', '2')).toEqual(alone);
});
