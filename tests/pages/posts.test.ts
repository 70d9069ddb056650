import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf, headsOf, siteWith } from '../harness/messages/audit.ts';
import { linksOf, textsOf } from '../harness/pages/texts.ts';
import { photo } from '../harness/project/photo.ts';
import { built, newsPage, post, threePosts } from '../harness/project/posts.ts';
import { page, project, reportOf } from '../harness/project/project.ts';
import { towns } from '../harness/project/two-towns.ts';

describe('a site with posts', () => {
  let texts: ReadonlyMap<string, string>;
  const page = (path: string): CheerioAPI => load(texts.get(path) ?? '');
  beforeAll(async () => {
    texts = await built({ ...threePosts, 'roof.jpg': await photo(900, 900) });
  });

  test('lists the newest first, each with its day, its title, and its summary', () => {
    expect(textsOf(page('news.html'), 'main li')).toEqual([
      'March 5, 2026News of sootWhat we say of soot.',
      'February 5, 2026News of rainWhat we say of rain.',
    ]);
    expect(textsOf(page('news/2.html'), 'main li')).toEqual(['January 5, 2026News of roofsWhat we say of roofs.']);
    expect(page('news/2.html')('main li img').attr('alt')).toBe('');
  });

  test('leads from each page of the list to the next one and back', () => {
    expect(linksOf(page('news.html'), 'main nav')).toEqual([['Older', '/news/2']]);
    expect(linksOf(page('news/2.html'), 'main nav')).toEqual([['Newer', '/news']]);
    expect(page('news/2.html')('title').text()).toBe('All news · 2');
    expect(page('news/2.html')('meta[name=description]').attr('content')).toBe('All that is new · 2.');
    expect(page('news/2.html')('link[rel=canonical]').attr('href')).toBe('https://small.example.com/news/2');
    expect(texts.get('sitemap.xml')).toContain(
      '<loc>https://small.example.com/news/2</loc><lastmod>2026-01-01</lastmod>',
    );
  });

  test('says to search engines when a post was published, and by whom', () => {
    const $ = page('news/rain.html');
    const { '@graph': graph } = JSON.parse($('script[type="application/ld+json"]').text());
    const [business, article] = graph;
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'News of rain',
      url: 'https://small.example.com/news/rain',
      datePublished: '2026-02-05',
      dateModified: '2026-04-01',
      inLanguage: 'en-US',
      author: { '@id': business['@id'] },
    });
    expect($('main time').attr('datetime')).toBe('2026-02-05');
    expect($('meta[property="og:type"]').attr('content')).toBe('article');
  });

  test('has a feed, which every page names', () => {
    for (const path of ['index.html', 'news/2.html', 'news/soot.html']) {
      expect(page(path)('link[type="application/atom+xml"]').attr('href'), path).toBe('/feed.xml');
    }
    expect(texts.get('feed.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
        <id>https://small.example.com/feed.xml</id>
        <title>Small Works</title>
        <subtitle>Pipes.</subtitle>
        <updated>2026-04-01T12:00:00Z</updated>
        <link rel="self" type="application/atom+xml" href="https://small.example.com/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://small.example.com/news"/>
        <author><name>Small Works</name><uri>https://small.example.com/</uri></author>
        <entry>
          <id>https://small.example.com/news/soot</id>
          <title>News of soot</title>
          <link rel="alternate" type="text/html" href="https://small.example.com/news/soot"/>
          <published>2026-03-05T12:00:00Z</published>
          <updated>2026-03-05T12:00:00Z</updated>
          <summary>What we say of soot.</summary>
        </entry>
        <entry>
          <id>https://small.example.com/news/rain</id>
          <title>News of rain</title>
          <link rel="alternate" type="text/html" href="https://small.example.com/news/rain"/>
          <published>2026-02-05T12:00:00Z</published>
          <updated>2026-04-01T12:00:00Z</updated>
          <summary>What we say of rain.</summary>
        </entry>
        <entry>
          <id>https://small.example.com/news/roofs</id>
          <title>News of roofs</title>
          <link rel="alternate" type="text/html" href="https://small.example.com/news/roofs"/>
          <published>2026-01-05T12:00:00Z</published>
          <updated>2026-01-05T12:00:00Z</updated>
          <summary>What we say of roofs.</summary>
        </entry>
      </feed>
      "
    `);
  });
});

test('days are in the language of the site, and may be the day of an update', async () => {
  const site = await siteWith(['language: en-US', 'language: fr'], ['words:', 'words:\n  updated: Mis à jour le']);
  const texts = await built({ 'site.yaml': site, ...newsPage(), ...post('rain', '2026-02-05', 'updated: 2026-08-01') });
  const $ = load(texts.get('news/rain.html') ?? '');
  expect(textsOf($, 'main article p').slice(0, 2)).toEqual(['5 février 2026', 'Mis à jour le 1er août 2026']);
});

test('a page may show the newest posts alone', async () => {
  const texts = await built({ ...threePosts, ...newsPage('newest: 1'), 'roof.jpg': await photo(900, 900) });
  const $ = load(texts.get('news.html') ?? '');
  expect(textsOf($, 'main li')).toEqual(['March 5, 2026News of sootWhat we say of soot.']);
  expect([...texts.keys()]).not.toContain('news/2.html');
});

test('posts older than the newest ones have no page of the list', async () => {
  const list = 'newest: 2, perPage: 1, older: Older, newer: Newer';
  const texts = await built({ ...threePosts, ...newsPage(list), 'roof.jpg': await photo(900, 900) });
  const $ = load(texts.get('news/2.html') ?? '');
  expect(textsOf($, 'main li')).toEqual(['February 5, 2026News of rainWhat we say of rain.']);
  expect(linksOf($, 'main nav')).toEqual([['Newer', '/news']]);
  expect([...texts.keys()]).not.toContain('news/3.html');
});

test('where one list of posts has several pages, a second list beside it shows the same posts on each of them', async () => {
  const list = 'newest: 1 }\n  - { type: posts, heading: All, perPage: 2, older: Older, newer: Newer';
  const texts = await built({ ...threePosts, ...newsPage(list), 'roof.jpg': await photo(900, 900) });
  expect(textsOf(load(texts.get('news/2.html') ?? ''), 'main li')).toEqual([
    'March 5, 2026News of sootWhat we say of soot.',
    'January 5, 2026News of roofsWhat we say of roofs.',
  ]);
});

test('a definition that makes a post for each town counts as that many posts', async () => {
  const site = (await siteWith()).replace(/towns:\n(?: .*\n)+/, '') + towns();
  const [[, text = ''] = []] = Object.entries(post('soot', '2026-03-05', 'each: towns'));
  const ofTowns = text
    .replace(/^route: .*/m, 'route: "/news/{town.slug}"')
    .replaceAll('News of soot', 'News of {town.name}');
  const list = 'perPage: 1, older: Older, newer: Newer';
  const texts = await built({ 'site.yaml': site, ...newsPage(list), 'pages/soot.yaml': ofTowns });
  expect([texts.has('news/2.html'), texts.has('news/3.html')]).toEqual([true, false]);
});

test('a wrong number of posts on a page is one mistake', async () => {
  const report = await reportOf({
    ...newsPage('perPage: 0, older: Older, newer: Newer'),
    ...post('soot', '2026-03-05'),
  });
  expect(report).toContain('"perPage" must be 1 or more');
  expect(report).toContain('1 error in 1 file.');
});

test('a page about a town has no list on several pages', async () => {
  const [[file, text] = ['', '']] = Object.entries(newsPage());
  expect(await reportOf({ [file]: `town: barre\n${text}`, ...post('soot', '2026-03-05') })).toMatchInlineSnapshot(`
    "
    pages/news.yaml:8:36  error  posts-and-town
      A page about a town has no second page, so its list of posts cannot have "perPage:".
      7 │   - { type: intro, heading: News, text: New. }
      8 │   - { type: posts, heading: Posts, perPage: 2, older: Older, newer: Newer }
        │                                    ^^^^^^^
      Write "newest:" instead of "perPage:", and delete "older:" and "newer:". Or list all posts on a page without a town.

    1 error in 1 file.
    "
  `);
});

test('a list without posts is an error', async () => {
  expect(await reportOf(newsPage())).toMatchInlineSnapshot(`
    "
    pages/news.yaml:7:13  error  no-facts
      This section lists posts, but the site has none.
      6 │   - { type: intro, heading: News, text: New. }
      7 │   - { type: posts, heading: Posts, perPage: 2, older: Older, newer: Newer }
        │             ^^^^^
      Add "published:" with a day, such as 2026-11-02, to a page, or delete this section.

    1 error in 1 file.
    "
  `);
});

test('a list whose only post is a draft is an error that its hint corrects', async () => {
  const [[file, text] = ['', '']] = Object.entries(newsPage());
  const [[postFile, written] = ['', '']] = Object.entries(post('soot', '2026-03-05'));
  const draft = { [postFile]: `draft: true\n${written}` };
  const report = await reportOf({ [file]: text, ...draft });
  expect(report).toContain('  This section lists posts, but none of them is published.\n');
  expect(report).toContain('  Publish a post, or add "draft: true" to this section until then.\n\n1 error in 1 file');
  const asDraft = text.replace('type: posts,', 'type: posts, draft: true,');
  const { generate } = await project('small', { [file]: asDraft, ...draft });
  expect(await generate('check')).toMatchObject({ exit: 0 });
});

test('a link to a page that a list no longer has should lead to the list', async () => {
  const link = '  - { type: links, heading: A, links: [{ label: A, to: /news/3 }] }\n';
  const report = await reportOf({
    ...threePosts,
    'roof.jpg': await photo(900, 900),
    'pages/a.yaml': page({ sections: link }),
  });
  expect(report).toContain('There is no page "/news/3".');
  expect(report).toContain('Did you mean "/news"?');
});

test('a list is not blamed for the mistake of its only post', async () => {
  const [[file, text]] = Object.entries(post('soot', '2026-03-05')) as [[string, string]];
  const report = await reportOf({ ...newsPage(), [file]: text.replace('template: standard', 'template: frame') });
  expect(report).toContain('The choices are: standard');
  expect(report).toContain('1 error in 1 file.');
});

test('the day of a post is not an outdated date', async () => {
  const files = { ...threePosts, ...newsPage('newest: 3'), 'roof.jpg': await photo(900, 900) };
  expect(headsOf(await auditOf(files)).filter((head) => head.includes('stale'))).toEqual([]);
});
