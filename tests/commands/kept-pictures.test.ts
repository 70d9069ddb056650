import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differing, keptProject, replaced } from '../harness/commands/kept-builds.ts';
import { manyTowns } from '../harness/project/many-towns.ts';
import { photo } from '../harness/project/photo.ts';
import { expectAsFresh } from '../harness/project/random-edit.ts';

test('a replaced photo changes the pages that show it, and a deleted one is reported', async () => {
  const site = await keptProject('chimney-sweep', {
    'pages/van.yaml': `route: /van
name: Van
template: standard
seo: { title: Our van, description: A red van., keywords: van }
sections:
  - { type: prose, heading: Van, text: "Red. {business.name}", image: van.jpg, alt: A red van }
`,
  });
  await writeFile(join(site.root, 'van.jpg'), await photo(1200, 800));
  await site.build();
  await utimes(join(site.root, 'van.jpg'), new Date(), new Date());
  expect((await site.build()).out).toContain('No files changed.');

  const before = await site.files();
  await writeFile(join(site.root, 'van.jpg'), await photo(1300, 900));
  expect(await site.build('--verify')).toMatchObject({ exit: 0, err: '' });
  expect(differing(before, await site.files())).toContain('van.html');

  await rm(join(site.root, 'van.jpg'));
  const { exit, out } = await site.build();
  expect(exit).toBe(1);
  expect(out).toContain('van.jpg');
});

test('a picture that a town got under another name, with the same bytes, is watched from then on', async () => {
  const towns = await manyTowns();
  const site = await keptProject('chimney-sweep', {
    ...towns,
    'pages/stoves.yaml': (towns['pages/stoves.yaml'] ?? '').replace(
      '    actions:',
      '    image: "{specialty.photo}"\n    alt: A van\n    actions:',
    ),
    ...Object.fromEntries(
      Object.entries(towns)
        .filter(([, text]) => text.includes('  stoves:\n'))
        .map(([name, text]) => [name, text.replace('    opening:', '    photo: one/van.jpg\n    opening:')]),
    ),
    'one/van.jpg': await photo(1200, 800),
    'two/van.jpg': await photo(1200, 800),
  });
  const first = await site.build();
  expect(first, first.out + first.err).toMatchObject({ exit: 0 });
  await site.build();
  await replaced(site, 'pages/towns/peacham.yaml', 'one/van.jpg', 'two/van.jpg');
  await expectAsFresh(site, 'another name');
  await site.write({ 'two/van.jpg': await photo(1300, 900) });
  await expectAsFresh(site, 'other bytes');
});
