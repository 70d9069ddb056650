import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { about, edited } from '../harness/project/edited-site.ts';
import { page, project } from '../harness/project/project.ts';

test('files that an interrupted build has left, or that another build is writing, are not part of the built site', async () => {
  const { generate, dist, write } = await edited({});
  const text = (await dist('about.html')).replace('fix pipes', 'mend pipes');
  await write({ 'dist/.local-pages-new/about.html': text, 'dist/.local-pages-new/menu.pdf': 'half a me' });
  expect((await generate('diff')).out).toMatch(/^Visitors will see no change/);
});

test('what is published is compared word by word if dist has it, and otherwise page by page', async () => {
  const { generate, root } = await edited({ 'pages/about.yaml': about.replace('fix pipes', 'mend pipes') });
  await cp(join(root, 'dist/published.json'), join(root, '.published.json'));
  const words = await generate('diff', '--published');
  expect(words.out).toContain('“We fix pipes in town.” → “We mend pipes in town.”');
  await generate('build');
  expect((await generate('diff')).out).toBe('Visitors will see no change. (3 pages compared.)\n');
  expect((await generate('diff', '--published')).out).toMatchInlineSnapshot(`
    "Pages: 1 changed, 1 unchanged. The published pages are not here, so the words, files, and redirects that change are not known.

    /about
    "
  `);
});

test('without dist, pages that are new, changed or gone are listed by the record alone', async () => {
  const { generate, root, write } = await edited({});
  await cp(join(root, 'dist/published.json'), join(root, '.published.json'));
  await rm(join(root, 'dist'), { recursive: true });
  await write({ 'pages/about.yaml': page({ route: '/new' }) });
  expect((await generate('diff', '--published')).out).toMatchInlineSnapshot(`
    "Pages: 1 new, 1 removed, 1 unchanged. The published pages are not here, so the words, files, and redirects that change are not known.

    New page  /new
      “A”

    Removed page  /about
    "
  `);
  await rm(join(root, '.published.json'));
  expect((await generate('diff', '--published')).out).toMatch(/^Pages: 2 new\. .*\n\nNew page {2}\/\n/);
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
  const html =
    '<html><head><link rel="manifest" href="/a"><script type="application/ld+json">/* none */</script></head></html>';
  const other = { 'other/page.html': html, 'mixed/page.html': html, 'mixed/site.webmanifest': '{}' };
  const { root, generate } = await project('small', other);
  const { exit, err } = await generate('diff', '--against', join(root, folder));
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
  expect(err).toMatch(/ or name the folder of a built one with --against\.\n$/);
});
