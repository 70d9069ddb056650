import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { site as siteSchema } from '../../templates/facts/site.ts';
import { headsOf, home, pageNamed, prose } from '../harness/messages/audit.ts';
import { fixtures, page, project, textIn } from '../harness/project/project.ts';
import { builtTexts, sharedProject } from '../harness/project/shared-project.ts';
import { small } from '../harness/project/small.ts';

interface Rules {
  markdown?: boolean;
  items?: Rules;
  properties?: Record<string, Rules>;
  additionalProperties?: Rules | false;
}

/** Adds Markdown to every running text in a value, as its schema names them. */
function withMarkdown(value: unknown, rules: Rules): unknown {
  if (typeof value === 'string') return rules.markdown ? `${value} **bold** [words](/)` : value;
  if (Array.isArray(value)) return value.map((item) => withMarkdown(item, rules.items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const rulesOf = (name: string) => rules.properties?.[name] ?? (rules.additionalProperties || {});
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMarkdown(inner, rulesOf(name))]));
}

test('every section and the frame show the Markdown of every text that may have it', async () => {
  const facts = parse(await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8'));
  const files = [...(await loadSectionTypes())].map(([type, { examples, schema }]) => {
    const sections = examples.map((example) => ({ type, ...(withMarkdown(example, schema as Rules) as object) }));
    const seo = { title: type, description: type, keywords: type };
    return [
      `pages/of-${type}.yaml`,
      stringify({ route: `/of-${type}`, name: type, template: 'standard', seo, sections }),
    ];
  });
  const all = { ...Object.fromEntries(files), 'site.yaml': stringify(withMarkdown(facts, siteSchema as Rules)) };
  const { root, remove } = await sharedProject('every-fact', all);
  const texts = await builtTexts(root);
  await remove();
  const pages = [...texts].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(files.length);
  for (const [path, html] of pages) {
    const text = load(html)('body').text();
    expect(text, path).not.toMatch(/\*\*|\]\(/);
    expect(html.match(/<head>[\s\S]*<\/head>/)?.[0], path).not.toMatch(/\*\*|\]\(/);
    expect(html, path).toContain('<strong class="font-semibold">bold</strong>');
  }
});

test.each([
  'text: One line\n      of it.\n\n      Another.',
  'text: "One line\n      of it.\n\n      Another."',
  'text: >\n      One line\n      of it.\n\n      Another.',
  'text: |\n      One line\n      of it.\n\n      Another.',
])('a blank line begins a paragraph: %j', async (text) => {
  const section = `  - type: prose\n    heading: More\n    ${text}\n`;
  const { generate, dist } = await project('small', { 'pages/a.yaml': pageNamed('/a', section) });
  await generate('build');
  const paragraphs = load(await dist('a.html'))('main p').toArray();
  const words = paragraphs.map((one) => load(one).text().replace(/\s+/g, ' '));
  expect(words).toEqual(expect.arrayContaining(['One line of it.', 'Another.']));
});

/** A small site with an answer, a town, and a page that names facts with Markdown in them. */
const answers = `  - type: faq
    heading: Questions
    items: [{ question: When?, answer: "**Now**, or [soon](/).", id: when }]
`;

test('search engines get the words alone', async () => {
  const { generate, dist, root } = await project('small', { 'pages/faq.yaml': pageNamed('/faq', answers) });
  const site = await textIn(root, 'site.yaml');
  const named = pageNamed('/named').replace('All about /named', '"{services.leak.description}"');
  const { exit, err, out } = await generate('build', '--force');
  expect(exit, err + out).toBe(0);
  expect(await dist('faq.html')).toContain('"text":"Now, or soon."');
  const described = site.replace('description: Mended.', 'description: "**Mended**, [soon](/)."');
  expect(described).not.toBe(site);
  const again = await project('small', { 'site.yaml': described, 'pages/named.yaml': named });
  expect((await again.generate('build')).exit).toBe(0);
  expect(await again.dist('named.html')).toContain('<meta name="description" content="Mended, soon."/>');
});

test('a link in the text of a town is checked where it is written, and works on each of its pages', async () => {
  const towns = (to: string) =>
    `towns:\n  - { name: Barre, slug: barre, page: /near-barre, center: { latitude: 44.2, longitude: -72.5 }, words: { drive: "Up [the hill](${to})." } }\n`;
  const site = small.replace(/towns:\n(?: .*\n)+/, '');
  const near = page({
    route: '/near-{town.slug}',
    rest: 'each: towns\n',
    sections: `  - { type: intro, heading: Near, text: "[{town.name}]({town.page})." }\n${prose('{town.words.drive} {town.words.drive}')}`,
  });
  const files = { 'pages/near.yaml': near, 'pages/home.yaml': home() };
  const wrong = await project('small', { ...files, 'site.yaml': site + towns('/hil') });
  const { out } = await wrong.generate('check');
  expect(headsOf(out)).toEqual([expect.stringMatching(/^site.yaml:\d+:\d+ {2}error {2}unknown-page$/)]);
  const right = await project('small', { ...files, 'site.yaml': site + towns('/') });
  expect((await right.generate('build')).exit).toBe(0);
  const $ = load(await right.dist('near-barre.html'));
  const links = $('main a')
    .get()
    .map((one) => [$(one).text(), $(one).attr('href')]);
  expect(links).toEqual([
    ['Barre', '/near-barre'],
    ['the hill', '/'],
    ['the hill', '/'],
  ]);
});

test('a page that only a text links to is not an orphan, and the link has the base path', async () => {
  const { generate, dist, root, write } = await project('small', {
    'pages/home.yaml': home(prose('See [it](/a).')),
    'pages/a.yaml': pageNamed('/a'),
  });
  const site = await textIn(root, 'site.yaml');
  await write({ 'site.yaml': `${site}base: /shop\n` });
  expect((await generate('check')).out).not.toContain('orphan');
  expect((await generate('build')).exit).toBe(0);
  expect(await dist('index.html')).toContain('href="/shop/a"');
});
