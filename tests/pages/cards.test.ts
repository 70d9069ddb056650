import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate, page } from '../harness/project.ts';
import { builtTexts, type SharedProject, sharedProject } from '../harness/shared-project.ts';

let project: SharedProject;
let texts: ReadonlyMap<string, string>;

/* A page about a service in a town, and one whose YAML says what is on its card. */
beforeAll(async () => {
  project = await sharedProject('every-fact', {
    'pages/town.yaml': page({
      route: '/pipes-in-{town.slug}',
      rest: 'each: towns\nstructuredData: { service: first, areas: [Barre] }\n',
    }),
    'pages/own.yaml': page({ route: '/own' }).replace(
      'seo: {',
      'seo: { card: { heading: Ours, line: Pipes for less },',
    ),
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
