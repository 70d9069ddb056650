import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { linksOf } from '../harness/pages/texts.ts';
import { photo } from '../harness/project/photo.ts';
import { built, newsPage, post, threePosts } from '../harness/project/posts.ts';
import { page, reportOf } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

test('links and redirects may lead to the feed while there are posts', async () => {
  const text = page({ route: '/more' }).replace(
    'text: A',
    'text: "[Our feed](/feed.xml), and [all pages](/sitemap.xml)"',
  );
  const site = `${small}redirects: { /feed: /feed.xml }\n`;
  const files = { 'site.yaml': site, 'pages/more.yaml': text };
  const texts = await built({ ...threePosts, ...files, 'roof.jpg': await photo(900, 900) });
  expect(linksOf(load(texts.get('more.html') ?? ''), 'main')).toEqual([
    ['Our feed', '/feed.xml'],
    ['all pages', '/sitemap.xml'],
  ]);
  expect(texts.get('_redirects')).toContain('/feed /feed.xml 301\n');
  expect(await reportOf(files)).toContain('There is no file "/feed.xml". The same problem is in pages/more.yaml');
});

test('a feed escapes what XML gives a meaning', async () => {
  const [[file = '', text = ''] = []] = Object.entries(post('soot', '2026-03-05'));
  const texts = await built({ ...newsPage('newest: 1'), [file]: text.replace('News of soot', '5 < 6 & "ash" ]]>') });
  expect(texts.get('feed.xml')).toContain('<title>5 &lt; 6 &amp; &quot;ash&quot; ]]&gt;</title>');
});

test('the feed has the newest 30 posts', async () => {
  const days = Array.from({ length: 31 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  const posts = Object.assign({}, ...days.map((day) => post(day, day)));
  const texts = await built({ ...newsPage('newest: 1'), ...posts });
  const found = [...(texts.get('feed.xml') ?? '').matchAll(/<published>(.*?)T/g)].map(([, day]) => day);
  expect(found).toEqual(days.slice(1).reverse());
});

test('the feed leads to the page with all posts', async () => {
  const latest = { 'pages/latest.yaml': (newsPage('newest: 1')['pages/news.yaml'] ?? '').replace('/news', '/latest') };
  const texts = await built({ ...newsPage(), ...latest, ...post('soot', '2026-03-05') });
  expect(texts.get('feed.xml')).toContain('type="text/html" href="https://small.example.com/news"/>');
});

test('a site without posts has no feed', async () => {
  const texts = await built({});
  expect([...texts.keys()]).not.toContain('feed.xml');
  expect(texts.get('index.html')).not.toContain('atom');
});
