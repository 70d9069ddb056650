import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page, project } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

/** More towns than are listed one by one, on a road to the north. */
const towns = Array.from({ length: 25 }, (_, index) => {
  const name = `Kel${'abcdefghijklmnopqrstuvwxy'[index]}dor`;
  const center = `{ latitude: ${44.1 + index / 100}, longitude: -72.5 }`;
  const note = Array.from({ length: 12 }, (_, word) => `${name}${word}`).join(' ');
  return `  - { name: ${name}, slug: ${name.toLowerCase()}, page: /, center: ${center}, words: { note: ${note} } }\n`;
});

const site = (more = '') => withTowns(`towns:\n${towns.join('')}`) + more;

/** A definition of a page for each town. */
const forTowns = (route: string) =>
  page({
    route,
    rest: 'each: towns\n',
    sections: '  - { type: intro, heading: "In {town.name}", text: "{town.words.note}" }\n',
  }).replace('title: A, description: A', 'title: "Drains in {town.name}", description: "In {town.name}"');

/** What is in the summary after the totals, and the note that not all is listed. */
const listed = (out: string) => {
  expect(out).toMatch(
    /^Pages: .*\nOf similar changes, only a few are named\. To list all of them, .* --format json\n\n/,
  );
  return out.slice(out.indexOf('\n\n') + 2);
};

test('many new pages of one definition are counted, and others are listed one by one', async () => {
  const { generate, write } = await project('small', { 'site.yaml': site() });
  await generate('build');
  await write({ 'pages/drains.yaml': forTowns('/drains-{town.slug}'), 'pages/about.yaml': page({ route: '/about' }) });
  expect(listed((await generate('diff')).out)).toMatchInlineSnapshot(`
    "25 new pages from pages/drains.yaml, such as /drains-kelador and /drains-kelbdor

    New page  /about
      “A”
    "
  `);
  const { out } = await generate('diff', '--format', 'markdown');
  expect(out).toContain('\n\n**25 new pages** from pages/drains.yaml, such as /drains-kelador and /drains-kelbdor\n\n');
  expect(JSON.parse((await generate('diff', '--format', 'json')).out).added).toHaveLength(26);
});

test('many pages that moved are counted, and so are the redirects to them', async () => {
  const { generate, write } = await project('small', {
    'site.yaml': site(),
    'pages/drains.yaml': forTowns('/drains-{town.slug}'),
  });
  await generate('build');
  const redirects = 'redirects: { "/drains-{town.slug}": "/sinks-{town.slug}", /old: / }\n';
  await write({ 'site.yaml': site(redirects), 'pages/drains.yaml': forTowns('/sinks-{town.slug}') });
  expect(listed((await generate('diff')).out)).toMatchInlineSnapshot(`
    "25 new addresses of pages from pages/drains.yaml, such as /sinks-kelador (was /drains-kelador) and /sinks-kelbdor (was /drains-kelbdor)

    Redirects
      25 new redirects, such as /drains-kelador to /sinks-kelador and /drains-kelbdor to /sinks-kelbdor
      new: /old leads to /
    "
  `);
});

test('many pages and files that are gone are counted by what their addresses have in common', async () => {
  const photos = Array.from({ length: 25 }, (_, index) => [`static/photos/${index}.txt`, 'A photo']);
  const { root, generate } = await project('small', {
    'site.yaml': site(),
    'pages/drains.yaml': forTowns('/drains-{town.slug}'),
    'pages/about.yaml': page({ route: '/about' }),
    ...Object.fromEntries(photos),
    'static/menu.txt': 'A menu',
  });
  await generate('build');
  for (const gone of ['pages/drains.yaml', 'pages/about.yaml', 'static'])
    await rm(join(root, gone), { recursive: true });
  expect(listed((await generate('diff')).out)).toMatchInlineSnapshot(`
    "25 removed pages, such as /drains-kelador and /drains-kelbdor

    Removed page  /about
      “A”

    Files
      25 removed files, such as /photos/0.txt and /photos/1.txt
      removed: /menu.txt
    "
  `);
});

test('many links that lead elsewhere from one page are counted', async () => {
  const links = (fragment: string) => {
    const all = Array.from(
      { length: 101 },
      (_, index) => `{ label: Part ${index}, to: "https://example.com/${fragment}${index}" }`,
    );
    return page({ route: '/links', sections: `  - { type: intro, heading: A, text: A, actions: [${all}] }\n` });
  };
  const { generate, write } = await project('small', { 'pages/links.yaml': links('a') });
  await generate('build');
  await write({ 'pages/links.yaml': links('b') });
  expect(listed((await generate('diff')).out)).toMatchInlineSnapshot(`
    "/links  +0 bytes
      target of the link “Part 0”: “https://example.com/a0” → “https://example.com/b0”
      target of the link “Part 1”: “https://example.com/a1” → “https://example.com/b1”
      target of the link “Part 2”: “https://example.com/a2” → “https://example.com/b2”
      98 more like these: changed target of the link “…”.
    "
  `);
});

test('many pages that changed are counted, even if only the record of what is published is there', async () => {
  const drains = forTowns('/drains-{town.slug}');
  const { root, generate, write } = await project('small', { 'site.yaml': site(), 'pages/drains.yaml': drains });
  await generate('build');
  await cp(join(root, 'dist/published.json'), join(root, '.published.json'));
  await rm(join(root, 'dist'), { recursive: true });
  await write({ 'pages/drains.yaml': drains.replace('"In {town.name}", text', '"Here in {town.name}", text') });
  expect(listed((await generate('diff', '--published')).out)).toMatchInlineSnapshot(`
    "/drains-kelador

    /drains-kelbdor

    /drains-kelcdor
      22 more pages like these.
    "
  `);
});

test('redirects that lead elsewhere than the others are listed, and the command has what it was given', async () => {
  const { root, generate, write } = await project('small', {
    'site.yaml': site(),
    'pages/b.yaml': forTowns('/b-{town.slug}'),
  });
  await generate('build');
  const redirects = 'redirects:\n  /a-{town.slug}: /b-{town.slug}\n  /a-other: https://other.example.com\n';
  await write({ 'site.yaml': site(redirects) });
  const { out } = await generate('diff', '--against', join(root, 'dist'));
  expect(out).toContain('\n  25 new redirects, such as /a-kelador to /b-kelador and /a-kelbdor to /b-kelbdor\n');
  expect(out).toContain('\n  new: /a-other leads to https://other.example.com\n');
  expect(out).toMatch(/npm run --silent diff -- (?:--root \S+ )?--against \S+ --format json\n/);
});
