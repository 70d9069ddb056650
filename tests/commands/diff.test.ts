import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures, page, project } from '../harness/project.ts';

const about = page({ route: '/about', sections: '  - { type: intro, heading: About, text: We fix pipes in town. }\n' });

/** A site that was built and then edited. */
async function edited(files: Record<string, string>) {
  const made = await project('small', { 'pages/about.yaml': about });
  await made.generate('build');
  await made.write(files);
  return made;
}

test('it says so if nothing changed', async () => {
  const { generate } = await edited({});
  expect((await generate('diff')).out).toBe('Visitors will see no change on 3 pages.\n');
});

test('changed texts, titles and links are described page by page', async () => {
  const { generate } = await edited({
    'pages/about.yaml': about
      .replace('title: A,', 'title: About us,')
      .replace('fix pipes', 'mend pipes')
      .replace('text: We', 'actions: [{ label: Start, to: / }], text: We'),
  });
  const { out, exit } = await generate('diff');
  expect(exit).toBe(0);
  expect(out.replace(/[+−]\d+ bytes/g, '+n bytes')).toMatchInlineSnapshot(`
    "/about  +n bytes
      title: “A” → “About us”
      text under “About”: “We fix pipes in town.” → “We mend pipes in town.”
      new text under “About”: “Start”

    Pages: 1 changed, 2 unchanged. +n bytes in all.
    "
  `);
});

test('a change in the footer of every page is described once', async () => {
  const { root, generate, write } = await edited({});
  await write({ 'site.yaml': (await readFile(join(root, 'site.yaml'), 'utf8')).replaceAll('555-0100', '555-0199') });
  expect((await generate('diff')).out).toMatchInlineSnapshot(`
    "On most pages
      text under “Contact”: “Call 802-555-0100” → “Call 802-555-0199”
      target of the link “Text”: “sms:+18025550100” → “sms:+18025550199”

    Pages: 3 changed. +0 bytes in all.
    "
  `);
});

test('new, deleted and moved pages are listed', async () => {
  const { generate, write, root } = await edited({
    'pages/about.yaml': about.replace('route: /about', 'route: /who-we-are'),
    'pages/new.yaml': page({ route: '/new' }),
  });
  const first = (await generate('diff')).out;
  expect(first).toContain('New page  /new\n  “A”');
  expect(first).toContain('New address  /about is now /who-we-are');
  await generate('build', '--out', join(root, 'other'));
  await write({
    'pages/new.yaml': page({ route: '/different', sections: '  - { type: intro, heading: B, text: B }\n' }),
  });
  const second = (await generate('diff', '--against', join(root, 'other'))).out;
  expect(second).toMatch(/New page {2}\/different[\s\S]*Removed page {2}\/new/);
});

test('changes are printed as JSON', async () => {
  const { generate } = await edited({ 'pages/about.yaml': about.replace('fix pipes', 'mend pipes') });
  expect(JSON.parse((await generate('diff', '--format', 'json')).out).changed).toMatchObject([
    {
      route: '/about',
      changes: [{ before: 'We fix pipes in town.', after: 'We mend pipes in town.' }],
    },
  ]);
});

test('without a built site there is nothing to compare with', async () => {
  const { generate } = await project('small');
  const { exit, err } = await generate('diff');
  expect(exit).toBe(2);
  expect(err).toMatch(
    /^There is no folder .*dist to compare with\. Build a site with npm run generate, or name .* with --against\.\n$/,
  );
});

test('errors are reported instead of changes', async () => {
  const { generate } = await edited({ 'pages/about.yaml': about.replace('heading', 'headng') });
  const { exit, out } = await generate('diff');
  expect(exit).toBe(1);
  expect(out).toContain('Unknown property "headng"');
  expect(out).toContain('Fix these errors first; a site with errors cannot be compared.');
});

test.each([
  ['a folder that is missing', 'missing', 'There is no folder'],
  ['a file', 'site.yaml', 'is a file, not the folder of a built site.'],
  ['a folder without pages', 'pages', 'holds no pages to compare with.'],
  ['a website of another program', 'other', 'which has no site.webmanifest.'],
  ['a page of another program', 'mixed', 'This program did not write page.html'],
])('%s cannot be compared, and the message says why', async (_, folder, words) => {
  const html = '<html><head><script type="application/ld+json">/* none */</script></head></html>';
  const other = { 'other/page.html': html, 'mixed/page.html': html, 'mixed/site.webmanifest': '{}' };
  const { root, generate } = await project('small', other);
  const { exit, err } = await generate('diff', '--against', join(root, folder));
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
  expect(err).toMatch(/ or name the folder of a built one with --against\.\n$/);
});

test('an entry of the navigation that moved is one move on every page', async () => {
  const site = await readFile(join(fixtures, 'small/site.yaml'), 'utf8');
  const links = (...names: string[]) =>
    site.replace(
      'links: [{ label: Home, to: / }], book',
      `links: [${names.map((label) => `{ label: ${label}, to: / }`)}], book`,
    );
  const { generate, write } = await project('small', { 'site.yaml': links('One', 'Two', 'Three') });
  await generate('build');
  await write({ 'site.yaml': links('Three', 'One', 'Two') });
  expect((await generate('diff')).out).toMatchInlineSnapshot(`
    "/  +0 bytes
      “Three” moved: was after “Two”, is now after “Small Works”

    /404  +0 bytes
      “Three” moved: was after “Two”, is now after “Small Works”

    Pages: 2 changed. +0 bytes in all.
    "
  `);
});
