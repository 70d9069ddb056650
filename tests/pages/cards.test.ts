import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtures, generate, page } from '../harness/project/project.ts';
import { builtFiles, builtTexts, type SharedProject, sharedProject } from '../harness/project/shared-project.ts';

let project: SharedProject;
let texts: ReadonlyMap<string, string>;

const pageWithCard = (card: string) => page({ route: '/own' }).replace('seo: {', `seo: { card: { ${card} },`);

/* A page about a service in a town, and one whose YAML says what is on its card. */
beforeAll(async () => {
  project = await sharedProject('every-fact', {
    'pages/town.yaml': page({
      route: '/pipes-in-{town.slug}',
      rest: 'each: towns\nstructuredData: { service: first, areas: [Barre] }\n',
    }),
    'pages/own.yaml': pageWithCard('heading: Ours, line: Pipes for less'),
    'pages/one.yaml': page({ route: '/one' }),
    'pages/two.yaml': page({ route: '/two' }),
  });
  texts = await builtTexts(project.root);
});

afterAll(() => project.remove());

const cardOf = (path: string) => load(texts.get(path) ?? '')('meta[property="og:image:alt"]').attr('content');

test('a social card has the main heading, the town, the prices and the name of the business', () => {
  expect(cardOf('index.html')).toBe('Small Works · Pipes that hold');
  expect(cardOf('pipes-in-barre.html')).toBe('Small Works · A · Barre, VT · 60 min $90 · 90 min $120');
});

test('a page can have another heading and another line on its card', () => {
  expect(cardOf('own.html')).toBe('Small Works · Ours · Pipes for less');
});

test('two pages with the same words share a card, which is written once', async () => {
  expect(await generate('build', '--root', project.root, '--quiet')).toMatchObject({ exit: 0, err: '' });
  const image = (path: string) => load(texts.get(path) ?? '')('meta[property="og:image"]').attr('content');
  expect(image('one.html')).toMatch(/card-.*\.png$/);
  expect(image('one.html')).toBe(image('two.html'));
});

const cardPaths = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()].filter((path) => path.startsWith('assets/card-'));

test('a letter that no page had before changes one card', async () => {
  const before = new Set(cardPaths(await builtFiles(project.root)));
  await project.write({ 'pages/own.yaml': pageWithCard('heading: Öurs, line: Pipes for less') });
  const after = new Set(cardPaths(await builtFiles(project.root)));
  await project.write({ 'pages/own.yaml': pageWithCard('heading: Ours, line: Pipes for less') });
  expect([...after].filter((path) => !before.has(path))).toHaveLength(1);
  expect([...before].filter((path) => !after.has(path))).toHaveLength(1);
});

describe('`cards` in site.yaml', () => {
  const builtWith = async (cards: string) => {
    const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
    await project.write({ 'site.yaml': `${site}\ncards: ${cards}\n` });
    const files = await builtFiles(project.root);
    await project.write({ 'site.yaml': site });
    const headOf = (path: string) => load(String(files.get(path)?.content))('head');
    return { paths: cardPaths(files), headOf };
  };

  test('page is the default', async () => {
    expect((await builtWith('page')).paths).toEqual(cardPaths(await builtFiles(project.root)));
  });

  test('with site, all pages have the card of the home page', async () => {
    const { paths, headOf } = await builtWith('site');
    expect(paths).toHaveLength(1);
    for (const path of ['index.html', 'own.html', 'pipes-in-barre.html']) {
      const head = headOf(path);
      expect(head.find('meta[property="og:image"]').attr('content')).toBe(`https://small.example.com/${paths[0]}`);
      expect(head.find('meta[property="og:image:alt"]').attr('content')).toBe('Small Works · Pipes that hold');
    }
    expect(headOf('index.html').text()).toContain(`"image":"https://small.example.com/${paths[0]}"`);
  });

  test('with none, no page has a card, and structured data has no picture', async () => {
    const { paths, headOf } = await builtWith('none');
    expect(paths).toEqual([]);
    const head = headOf('own.html');
    expect(head.find('meta[property^="og:image"]')).toHaveLength(0);
    expect(head.find('meta[name="twitter:card"]')).toHaveLength(0);
    expect(head.find('meta[property="og:title"]').attr('content')).toBe('A');
    expect(head.text()).not.toContain('"image"');
  });
});
