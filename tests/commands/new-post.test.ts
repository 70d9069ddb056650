import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { converse, generate, page, project, textIn } from '../harness/project/project.ts';

const newPost = (root: string, ...args: string[]) => generate('new', 'post', ...args, '--root', root);

const list = page({
  route: '/blog',
  sections: '  - { type: intro, heading: A, text: A }\n  - { type: posts, heading: News }\n',
});

const post = (route: string, published: string) => page({ route, rest: `parent: /blog\npublished: ${published}\n` });

test('the first post has the day of today, and its list is still to be added', async () => {
  const { root } = await project('small');
  const { exit, out } = await newPost(root, 'Open on Sundays');
  expect(exit).toBe(0);
  expect(out).toContain('wrote the post /news/open-on-sundays. No page lists the posts yet.');
  expect(out).toContain('run:  npm run new -- section posts /\n\nNow write 2 texts.');
  expect(await textIn(root, 'pages/news-open-on-sundays.yaml')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../.schema/page.json
    draft: true # Delete this line to publish the page.
    route: /news/open-on-sundays
    name: Open on Sundays
    published: 2026-01-01
    template: standard
    seo:
      title: Open on Sundays | {business.name}
      description: "TODO: what it is about, for lists of posts and for search engines, 160 characters or fewer"
    sections:
      - type: article
        heading: Open on Sundays
        text: "TODO: the text. A blank line starts a new paragraph"
    "
  `);
});

test('another post is next to the latest one, and belongs to the same page', async () => {
  const { root } = await project('small', {
    'pages/blog.yaml': list,
    'pages/posts/new.yaml': post('/blog/2025/new', '2025-12-01'),
    'pages/old.yaml': post('/old', '2024-12-01'),
  });
  const { out } = await newPost(root, 'Open: Sundays {too}');
  expect(out).toContain('pages/posts/open-sundays-too.yaml:1 wrote the post /blog/2025/open-sundays-too\n');
  const written = parse(await textIn(root, 'pages/posts/open-sundays-too.yaml'));
  expect(written).toMatchObject({ parent: '/blog', name: 'Open: Sundays {{too}}', published: '2026-01-01' });
});

test('the first post is below the page that lists posts', async () => {
  const { root } = await project('small', { 'pages/blog.yaml': list });
  expect((await newPost(root, 'Sundays')).out).toContain('wrote the post /blog/sundays\n');
  expect((await newPost(root, 'Sundays')).err).toContain('The page /blog/sundays already exists');
  expect((await newPost(root, 'Sundays', '--route', '/sundays')).out).toContain('wrote the post /sundays\n');
});

test('a post whose two texts are written is published and listed', async () => {
  const { root, dist, write } = await project('small', { 'pages/blog.yaml': list });
  await newPost(root, 'Open on Sundays');
  const file = join(root, 'pages/blog-open-on-sundays.yaml');
  const draft = await readFile(file, 'utf8');
  const finished = draft.replace(/^draft: .*\n/m, '').replace(/"TODO: [^"]*"/g, 'From noon to six.');
  await write({ 'pages/blog-open-on-sundays.yaml': finished });
  expect(await generate('build', '--root', root)).toMatchObject({ exit: 0 });
  expect(await dist('blog.html')).toContain('href="/blog/open-on-sundays"');
  expect(await dist('blog/open-on-sundays.html')).toContain('January 1, 2026');
});

test('a title without Latin letters needs a route', async () => {
  const { root } = await project('small');
  expect((await newPost(root, '山')).err).toContain('Add one with --route. For example:  --route /news/sunday');
  expect((await newPost(root, '山', '--route', '/news/yama')).out).toContain('wrote the post /news/yama.');
});

test('at a terminal, the title is asked for', async () => {
  const { root } = await project('small');
  const { asked, out } = await converse(['Sundays'], 'new', 'post', '--root', root);
  expect(asked).toEqual(['Title of the post, such as Open on Sundays']);
  expect(out).toContain('wrote the post /news/sundays.');
  for (const none of [[], ['  ', '--route', '/news/blank']])
    expect((await newPost(root, ...none)).err).toContain('The title of the post is missing.');
});
