import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostNames } from '../../templates/facts/host-names.ts';
import { about, edited } from '../harness/project/edited-site.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

test('an unchanged site is reported as unchanged', async () => {
  const { generate } = await edited({});
  expect((await generate('diff')).out).toBe('Visitors will see no change. (3 pages compared.)\n');
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

test.each(['nginx', 'caddy', 'generic', 'github-pages'])(
  'a page that redirects to another is that page also under a base, on %s',
  async (host) => {
    const withBase = (redirects: string) => `host: ${host}\nbase: /shop\n${small}${redirects}`;
    const { generate, write } = await project('small', {
      'site.yaml': withBase(''),
      'pages/about.yaml': page({ route: '/about' }),
    });
    await generate('build');
    await write({
      'site.yaml': withBase('redirects: { /about: /story }\n'),
      'pages/about.yaml': page({ route: '/story', sections: '  - { type: intro, heading: B, text: B }\n' }),
    });
    const { out } = await generate('diff');
    expect(out).toContain('\nNew address  /about is now /story\n');
    expect(out).toContain('\n  new: /shop/about leads to /shop/story\n');
  },
);

test('changes are printed as JSON', async () => {
  const { generate } = await edited({ 'pages/about.yaml': about.replace('fix pipes', 'mend pipes') });
  expect(JSON.parse((await generate('diff', '--format', 'json')).out).changed).toMatchObject([
    {
      route: '/about',
      changes: [{ before: 'We fix pipes in town.', after: 'We mend pipes in town.' }],
    },
  ]);
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
