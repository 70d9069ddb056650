import { expect, test } from 'vitest';
import { keptProject } from '../harness/commands/kept-builds.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';
import { townFiles } from '../harness/project/town-files.ts';
import { linkTo, unfinished } from '../harness/project/unfinished-page.ts';

test('a draft with things left to do never stops a build', async () => {
  const { generate, dist } = await project('small', { 'pages/gifts.yaml': unfinished });
  const { exit, out } = await generate('build');
  expect(exit).toBe(0);
  expect(out).toMatch(/^Built 2 pages .*\n1 draft is not published: pages\/gifts.yaml\.\n$/);
  await expect(dist('gifts.html')).rejects.toThrow('ENOENT');
  expect(await dist('sitemap.xml')).not.toContain('gifts');
});

test('a check counts what is left to finish, and shows it on request', async () => {
  const { generate } = await project('small', {
    'pages/gifts.yaml': unfinished,
    'pages/done.yaml': `draft: true\n${page({ route: '/done' })}`,
  });
  const { exit, out } = await generate('check');
  expect({ exit, out }).toMatchInlineSnapshot(`
    {
      "exit": 0,
      "out": "No problems.
    2 drafts are not published:
      pages/done.yaml: nothing left to finish; to publish it, delete "draft: true"
      pages/gifts.yaml: 2 things to finish
    To see what is left to finish, run:  npm run validate -- --drafts
    5 things to replace before launch. To see them, run:  npm run validate -- --launch
    ",
    }
  `);
  expect(await generate('check', '--drafts', '--quiet')).toMatchInlineSnapshot(`
    {
      "err": "",
      "exit": 0,
      "out": "pages/gifts.yaml:3:7  warning  gap
      Still to write: a name.
      2 │ route: /gifts
      3 │ name: "TODO: a name"
        │       ^^^^^^^^^^^^^^
      4 │ template: standard
      Replace the whole text, including TODO.

    pages/gifts.yaml:7:56  warning  unknown-page
      There is no page "/nowhere".
      6 │ sections:
      7 │   - { type: links, heading: A, links: [{ label: A, to: /nowhere }] }
        │                                                        ^^^^^^^^
      Check the route, add the page, or delete this link.

    ",
    }
  `);
});

test('a draft whose YAML cannot be read does not stop a build, and a check shows what is wrong on request', async () => {
  const { root, generate, write } = await project('small', { 'pages/gifts.yaml': `draft: true\nname: "A\n` });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  expect((await generate('check')).out).toContain('pages/gifts.yaml: 1 thing to finish');
  expect((await generate('check', '--drafts')).out).toContain('never closed');
  const site = await textIn(root, 'site.yaml');
  await write({
    'site.yaml': site.replace(/^towns:\n(?: .*\n)+/m, 'towns: pages/towns\n'),
    'pages/towns/barre.yaml': 'draft: true\nname: "Barre\n',
    'pages/in-barre.yaml': page({ route: '/in-barre', rest: 'town: barre\n' }),
  });
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
});

test('a town whose YAML cannot be read hides no mistake in what is published, if it is a draft', async () => {
  const { generate, write, root } = await project('chimney-sweep', {
    ...(await townFiles('chimney-sweep')),
    'pages/towns/ryegate.yaml': 'draft: true\nname: "Ryegate\n',
  });
  expect(await generate('check')).toMatchObject({ exit: 0 });
  const stoves = await textIn(root, 'pages/stoves.yaml');
  await write({ 'pages/stoves.yaml': stoves.replace('{specialty.opening}', '{specialty.opener}') });
  expect((await generate('check')).out).toContain('There is no {specialty.opener} for Peacham');
});

test('for a town with nothing left to finish, a check says what is left on its pages', async () => {
  const { generate } = await project('small', {
    ...(await townFiles('small')),
    'pages/towns/calais.yaml':
      'draft: true\nname: Calais\npage: /calais\ncenter: { latitude: 44.2, longitude: -72.4 }\n',
    'pages/calais.yaml': page({ route: '/calais', rest: 'town: calais\n' }).replace('name: A', 'name: "TODO: a name"'),
  });
  expect((await generate('check')).out).toContain(
    'pages/towns/calais.yaml: nothing left to finish here, but 1 thing on its pages',
  );
});

test('YAML that cannot be read is an error where nothing says that it is a draft', async () => {
  const { generate } = await project('small', { 'pages/gifts.yaml': 'name: "A\n' });
  expect(await generate('check')).toMatchObject({ exit: 1 });
});

test('the pages of a town that is a draft are left out, and so is the town, wherever towns are listed', async () => {
  const files = await townFiles('chimney-sweep');
  const barnet = files['pages/towns/barnet.yaml'] ?? '';
  const { generate, dist } = await project('chimney-sweep', {
    ...files,
    'pages/towns/barnet.yaml': `draft: true\n${barnet.replace(/latitude: [\d.]+/, 'latitude: "TODO: its latitude"')}`,
    'pages/barnet.yaml': page({ route: '/barnet', rest: 'town: barnet\n', sections: linkTo('/nowhere') }),
  });
  const { exit, out } = await generate('build');
  expect(out).toContain('2 drafts are not published: pages/towns/barnet.yaml, pages/barnet.yaml.');
  expect(exit).toBe(0);
  expect(await dist('index.html')).not.toContain('Barnet');
  await expect(dist('stoves/barnet.html')).rejects.toThrow('ENOENT');
  expect((await generate('check')).out).toContain('it waits for the town Barnet');
});

test('a town in the list of site.yaml may be a draft, even with mistakes', async () => {
  const { generate } = await project('small', {
    'site.yaml': small.replace(
      /^towns:\n/m,
      `towns:\n  - { name: Walden, slug: walden, draft: true, page: /walden, centre: 3 }\n`,
    ),
  });
  const { exit, out } = await generate('check');
  expect(out).toContain('Walden in site.yaml: 1 thing to finish');
  expect(exit).toBe(0);
});

test.each([
  ['an offer', 'specials:\n  winter: { draft: true, name: Winter }\n', 'specials.winter “Winter” in site.yaml'],
  ['the banner', 'banner: { draft: true, text: Hello }\n', 'banner in site.yaml'],
])('%s that is a draft may lack what it needs', async (_, entry, name) => {
  const { generate, write } = await project('small', { 'site.yaml': small + entry });
  expect(await generate('check')).toMatchObject({ exit: 0, err: '', out: expect.stringContaining(`${name}: 1 thing`) });
  await write({ 'site.yaml': small + entry.replace('draft: true, ', '') });
  expect((await generate('check')).out).toContain('error  missing-property');
});

test('a draft that needs something of its own causes no errors in other files', async () => {
  const files = await townFiles('chimney-sweep');
  const barnet = files['pages/towns/barnet.yaml'] ?? '';
  const { generate } = await project('chimney-sweep', {
    ...files,
    'pages/towns/barnet.yaml': barnet.replace('specialties:', 'specialties:\n  boilers: { opening: Cold rooms. }'),
    'pages/boilers.yaml': `draft: true\n${page({ route: '/boilers/{town.slug}', rest: 'each: towns\nspecialty: boilers\n' })}`,
  });
  expect(await generate('check')).toMatchObject({ exit: 0 });
});

test('a build that takes over pages follows a draft as it comes and goes, and repeats its report', async () => {
  const site = await keptProject('chimney-sweep', await townFiles('chimney-sweep'));
  await site.build();
  const barnet = await site.text('pages/towns/barnet.yaml');
  await site.write({ 'pages/towns/barnet.yaml': `draft: true\n${barnet}` });
  expect((await site.build()).out).toContain('1 draft is not published');
  expect([...(await site.files()).keys()]).not.toContain('stoves/barnet.html');
  expect((await site.build()).out).toContain('No files changed.\n1 draft is not published: pages/towns/barnet.yaml.\n');
  await site.write({ 'pages/towns/barnet.yaml': barnet });
  expect((await site.build()).out).not.toContain('draft');
  expect([...(await site.files()).keys()]).toContain('stoves/barnet.html');
});
