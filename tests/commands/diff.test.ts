import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostNames } from '../../templates/facts/host-names.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

const about = page({ route: '/about', sections: '  - { type: intro, heading: About, text: We fix pipes in town. }\n' });

/** A site that was built and then edited. */
async function edited(files: Record<string, string>) {
  const made = await project('small', { 'pages/about.yaml': about });
  await made.generate('build');
  await made.write(files);
  return made;
}

test('an unchanged site is reported as unchanged', async () => {
  const { generate } = await edited({});
  expect((await generate('diff')).out).toBe('Visitors will see no change. (3 pages compared.)\n');
});

test('files that an interrupted build has left, or that another build is writing, are not part of the built site', async () => {
  const { generate, dist, write } = await edited({});
  const text = (await dist('about.html')).replace('fix pipes', 'mend pipes');
  await write({ 'dist/.local-pages-new/about.html': text, 'dist/.local-pages-new/menu.pdf': 'half a me' });
  expect((await generate('diff')).out).toMatch(/^Visitors will see no change/);
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
    "Pages: 1 changed, 2 unchanged. +n bytes in total.

    /about  +n bytes
      title: “A” → “About us”
      text under “About”: “We fix pipes in town.” → “We mend pipes in town.”
      new text under “About”: “Start”
    "
  `);
});

test('a change in the footer of every page is described once', async () => {
  const { root, generate, write } = await edited({});
  await write({ 'site.yaml': (await textIn(root, 'site.yaml')).replaceAll('555-0100', '555-0199') });
  expect((await generate('diff')).out).toMatchInlineSnapshot(`
    "Pages: 3 changed. +0 bytes in total.

    On 3 pages
      text under “Contact”: “Call 802-555-0100” → “Call 802-555-0199”
      target of the link “Text”: “sms:+18025550100” → “sms:+18025550199”
    "
  `);
});

test('a page whose words are the same is listed if its pictures, colors, or links differ', async () => {
  const { generate, write } = await edited({});
  await write({ 'pages/about.yaml': about.replace('We fix pipes', 'We **fix** pipes') });
  expect((await generate('diff')).out.replace(/[+−]\d+ bytes/g, '+n bytes')).toMatchInlineSnapshot(`
    "Pages: 1 with a new look, 2 unchanged. +n bytes in total.

    Same words, new look
      /about
      Their pictures, colors, layout, or links are different. To see them, run:  npm run preview
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

test('as Markdown, words of the page are code, so that nothing in them is markup or a mention', async () => {
  const { generate } = await edited({
    'pages/about.yaml': about
      .replace('heading: About', 'heading: "About *us* @you"')
      .replace('fix pipes', 'fix `pipes`'),
    'pages/new.yaml': page({ route: '/new' }),
  });
  const { out } = await generate('diff', '--format', 'markdown');
  expect(out.replace(/[+−][\d,]+ bytes/g, '+n bytes')).toMatchInlineSnapshot(`
    "Pages: 1 new, 1 changed, 2 unchanged. +n bytes in total.

    **New page** /new

    - \`A\`

    **/about** +n bytes

    - text: \`About\` → \`About *us* @you\`
    - \`text under “About *us* @you”\`: \`We fix pipes in town.\` → \`\`We fix \`pipes\` in town.\`\`
    "
  `);
});

test.each(hostNames)(
  'redirects and files of static/ are listed on %s, and a file of HTML is not a page',
  async (host) => {
    const withRedirects = (all: string) => `host: ${host}\n${small}redirects: ${all}\n`;
    const { root, generate, write } = await project('small', {
      'site.yaml': withRedirects('{ /old: /, /older: / }'),
      'pages/about.yaml': about,
      'static/menu.pdf': 'one',
      'static/gone.txt': 'one',
      'static/same.html': '<p>Verified</p>',
    });
    await generate('build');
    expect((await generate('diff')).out).toBe('Visitors will see no change. (3 pages compared.)\n');
    await write({
      'site.yaml': withRedirects('{ /old: /about, /about.php: "/#top" }'),
      'static/menu.pdf': 'two',
      'static/verified.html': '<p>Verified</p>',
    });
    await rm(join(root, 'static/gone.txt'));
    expect((await generate('diff')).out).toBe(`Pages: 3 unchanged. +0 bytes in total.

Redirects
  /old leads to /about, no longer to /
  removed: /older, which led to /
  new: /about.php leads to /#top

Files
  new: /verified.html
  changed: /menu.pdf
  removed: /gone.txt
`);
  },
);

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
  const html =
    '<html><head><link rel="manifest" href="/a"><script type="application/ld+json">/* none */</script></head></html>';
  const other = { 'other/page.html': html, 'mixed/page.html': html, 'mixed/site.webmanifest': '{}' };
  const { root, generate } = await project('small', other);
  const { exit, err } = await generate('diff', '--against', join(root, folder));
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(words) });
  expect(err).toMatch(/ or name the folder of a built one with --against\.\n$/);
});

test('an entry of the navigation that moved is one move on every page', async () => {
  const links = (...names: string[]) =>
    small.replace(
      'links: [{ label: Home, to: / }], book',
      `links: [${names.map((label) => `{ label: ${label}, to: / }`)}], book`,
    );
  const { generate, write } = await project('small', { 'site.yaml': links('One', 'Two', 'Three') });
  await generate('build');
  await write({ 'site.yaml': links('Three', 'One', 'Two') });
  expect((await generate('diff')).out).toMatchInlineSnapshot(`
    "Pages: 2 changed. +0 bytes in total.

    /  +0 bytes
      “Three” moved: was after “Two”, is now after “Small Works”

    /404  +0 bytes
      “Three” moved: was after “Two”, is now after “Small Works”
    "
  `);
});
