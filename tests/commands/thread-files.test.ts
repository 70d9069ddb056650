import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareLines } from '../../generator/memory/shared-texts.ts';
import { noClaims } from '../../generator/pipeline/crew/claims.ts';
import { PageThread } from '../../generator/pipeline/crew/page-thread.ts';
import { everyPage } from '../../generator/pipeline/share.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page, project } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

test('a thread sends the pictures that several pages share once', async () => {
  const names = ['one', 'two', 'three'];
  const pages = names.map((name) => [
    `pages/${name}.yaml`,
    page({ route: `/${name}`, sections: heroWith('room.jpg') }),
  ]);
  const { root } = await project('small', { 'room.jpg': await photo(900, 900), ...Object.fromEntries(pages) });
  const settings = { input: { root, today: '2026-01-01' }, share: everyPage };
  const thread = new PageThread(settings, await sharedTools());
  const staging = { target: join(root, 'dist'), needsMode: false, lost: [] };
  const pictures = (await thread.plan({ kind: 'plan', towns: shareLines([]), words: null, done: [], staging })) ?? [];
  const documents: string[] = [];
  const sent: string[] = [];
  await thread.make({ kind: 'make', claims: noClaims(10), pictures }, async (made) => {
    documents.push(...made.documents.map(({ path }) => path));
    sent.push(...made.assets.map(({ path }) => path));
  });
  expect(documents).toEqual(expect.arrayContaining(names.map((name) => `${name}.html`)));
  expect(sent).toContainEqual(expect.stringMatching(/^assets\/room-/));
  expect(sent.sort()).toEqual([...new Set(sent)].sort());
});
