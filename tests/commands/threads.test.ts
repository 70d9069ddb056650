import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { build } from '../../generator/build.ts';
import { openWriter } from '../../generator/publish/open-writer.ts';
import type { SiteWriter } from '../../generator/publish/site-writer.ts';
import { keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { page, project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { townFiles } from '../harness/project/town-files.ts';

/** Builds a small site of more pages with two threads. Returns how many documents the other one made. */
async function madeByOther(add: (writer: SiteWriter) => SiteWriter['add']): Promise<number> {
  const names = Array.from({ length: 12 }, (_, number) => `page-${number}`);
  const pages = names.map((name) => [`pages/${name}.yaml`, page({ route: `/${name}` })]);
  const { root } = await project('small', Object.fromEntries(pages));
  const writer = await openWriter(join(root, 'dist'));
  let adopted = 0;
  const output = {
    add: add(writer),
    staging: writer.staging,
    adopt: (file: Parameters<SiteWriter['adopt']>[0]) => {
      adopted += 1;
      writer.adopt(file);
    },
  };
  try {
    await build(
      { root, today: '2026-01-01', threads: 2 },
      { ...(await sharedTools()), program: 'this program' },
      output,
    );
    return adopted;
  } finally {
    await writer.close();
  }
}

test('threads share the pages of a first build, even if no town has a file of its own', async () => {
  expect(await madeByOther((writer) => (file) => writer.add(file))).toBeGreaterThan(2);
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

test.each([
  ['leads to nobody', 'mailto:nobody'],
  ['is code', 'javascript:alert()'],
])(
  'a link that %s is a mistake, though a thread reads the words of the town, and no page shows them',
  async (_, to) => {
    const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
    const words = `words: { unused: "Write to [us](${to})." }\nspecialties:`;
    await replaced(site, 'pages/towns/barnet.yaml', 'specialties:', words);
    const tools = { ...(await sharedTools()), program: 'this program' };
    await expect(build({ root: site.root, today: '2026-01-01', threads: 2 }, tools, null)).rejects.toMatchObject({
      diagnostics: [{ id: 'bad-address' }],
    });
  },
);
