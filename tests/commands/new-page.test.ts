import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { siteWith } from '../harness/messages/audit.ts';
import { newTown } from '../harness/project/new-town.ts';
import { converse, generate, project, textIn } from '../harness/project/project.ts';

const newPage = (root: string, ...args: string[]) => generate('new', 'page', ...args, '--root', root);

/** The ids of what a check of the project finds, each once. */
async function idsOf(root: string): Promise<string[]> {
  const { out } = await generate('check', '--root', root, '--drafts', '--format', 'json');
  return [...new Set<string>(JSON.parse(out).map(({ id }: { id: string }) => id))];
}

test('the name of a page is enough for its route', async () => {
  const { root } = await project('small');
  expect((await newPage(root, 'Our Workshop')).out).toContain('wrote the page /our-workshop');
  expect((await newPage(root, 'Our Hut', '--route', '/hut')).out).toContain('wrote the page /hut');
  expect((await newPage(root, '/barn', '--name', 'Our Barn')).out).toContain('wrote the page /barn');
  expect((await newPage(root, '山')).err).toContain(
    '"山" has no Latin letter or digit, so its address needs a route. Add one with --route. For example:  --route /gift-cards',
  );
});

test('in German, the route of a page and the slug of a town have the usual spelling', async () => {
  const { root, write } = await project('small');
  await write({ 'site.yaml': await siteWith(['language: en-US', 'language: de-DE']) });
  expect((await newPage(root, 'Über Größe')).out).toContain('wrote the page /ueber-groesse');
  expect((await newTown(root, 'Grünwald', '--page', '/gruenwald')).exit).toBe(0);
  expect(await textIn(root, 'site.yaml')).toContain('slug: gruenwald');
  expect((await newPage(root, 'Spaß', '--route', '/spaß-für-ältere')).err).toContain('/spass-fuer-aeltere');
  expect((await newTown(root, 'Gföllern', '--slug', 'gföllern')).err).toContain('gfoellern');
});

test('the page called Home is the home page, also in a project that has no page left', async () => {
  const { root } = await project('small');
  expect((await newPage(root, 'Home')).err).toContain('The page / already exists: pages/home.yaml:1.');
  await rm(join(root, 'pages'), { recursive: true });
  expect((await newPage(root, 'Home')).out).toContain('pages/home.yaml:1 wrote the page /\n');
  expect((await newPage(root, 'Home', '--route', '/home')).err).toContain('pages/home.yaml already exists');
});

test('a new page has a gap for every text and nothing else to fix', async () => {
  const { root } = await project('small');
  const args = ['--route', '/drains/winter', '--name', 'Drains: in Winter', '--town', 'barre'];
  const { exit, out } = await newPage(root, ...args, '--sections', 'intro,faq,pricing');
  expect(exit).toBe(0);
  expect(out).toContain('pages/drains-winter.yaml:1 wrote the page /drains/winter\n\nNow write 9 texts.');
  const path = join(root, 'pages/drains-winter.yaml');
  expect(await readFile(path, 'utf8')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../.schema/page.json
    draft: true # Delete this line to publish the page.
    route: /drains/winter
    name: "Drains: in Winter"
    template: standard
    town: barre
    seo:
      title: "TODO: the title in search results, 60 characters or fewer"
      description: "TODO: the sentence under it, 160 characters or fewer"
    sections:
      - type: intro
        heading: "TODO: the heading of the page"
        text: "TODO: what the page is about"

      - type: faq
        heading: "TODO: the heading"
        items:
          - question: "TODO: the question (a question)"
            answer: "TODO: the answer. A blank line starts a new paragraph (a question)"

      - type: pricing
        heading: "TODO: the heading"
        service: leak
        book: "TODO: the label of the button"
    "
  `);
  expect(await idsOf(root)).toEqual(['gap']);
});

describe.each([...(await loadSectionTypes()).keys()])('a section of the type %s', (type) => {
  test('is written with gaps and no other problem', async () => {
    const { root } = await project('every-fact');
    expect(await newPage(root, '--route', '/new', '--name', 'New', '--sections', type)).toMatchObject({ exit: 0 });
    expect(await idsOf(root)).toEqual(['gap']);
  });
});

test('a contact form begins with a field for the address to answer to', async () => {
  const { root } = await project('small');
  await newPage(root, 'Ask', '--sections', 'contact-form');
  expect(await textIn(root, 'pages/ask.yaml')).toContain(
    '    fields:\n      - label: "TODO: the label of the field"\n        kind: email\n    submit:',
  );
});

test('braces in a name are doubled, unless they are those of a placeholder', async () => {
  const { root } = await project('small');
  const name = 'X: "y" {z} }: {business.name} in {year}';
  await newPage(root, '--route', '/a', '--name', name, '--sections', 'intro');
  expect(await textIn(root, 'pages/a.yaml')).toContain(`name: 'X: "y" {{z}} }}: {business.name} in {year}'`);
  await generate('new', 'town', '{y}', '--root', root);
  expect(await textIn(root, 'site.yaml')).toContain('name: "{{y}}"');
  expect(await idsOf(root)).toEqual(['gap']);
});

test('a page gets the usual sections by default', async () => {
  const { root } = await project('small');
  await newPage(root, '--route', '/couples', '--name', 'Couples', '--template', 'printable');
  const text = await textIn(root, 'pages/couples.yaml');
  expect(text.match(/(?<=- type: ).*/g)).toEqual(['hero', 'prose', 'callout']);
  expect(text).toContain('template: printable\n');
});

test('a person at the terminal is asked for the route, the name, and the sections', async () => {
  const { root } = await project('small');
  const answers = ['couples', '/couples', 'Couples', ['prose', 'hero']];
  const { asked, refused, exit } = await converse(answers, 'new', 'page', '--root', root);
  expect({ exit, asked, refused }).toMatchInlineSnapshot(`
    {
      "asked": [
        "Route of the page, such as /gift-cards",
        "Route of the page, such as /gift-cards",
        "Name of the page, such as Gift Cards",
        "Sections, chosen from top to bottom (none: hero, prose, callout)",
      ],
      "exit": 0,
      "refused": [
        "The route "couples" does not begin with a slash. Did you mean "/couples"?",
      ],
    }
  `);
  const text = await textIn(root, 'pages/couples.yaml');
  expect(text).toContain('name: Couples\n');
  expect(text.match(/(?<=- type: ).*/g)).toEqual(['prose', 'hero']);
});

test('a person who presses Enter gets the usual sections', async () => {
  const { root } = await project('small');
  await converse([[]], 'new', 'page', '--route', '/couples', '--name', 'Couples', '--root', root);
  const text = await textIn(root, 'pages/couples.yaml');
  expect(text.match(/(?<=- type: ).*/g)).toEqual(['hero', 'prose', 'callout']);
});

const named = ['--name', 'A'];

test.each([
  [[], '--route and --name are missing. For example:  npm run new -- page "Gift Cards" --route /gift-cards'],
  [['--route', '/a'], '--name is missing.'],
  [['--route', '/', ...named], 'The page / already exists: pages/home.yaml:1.'],
  [['--route', '/home', ...named], 'pages/home.yaml already exists and will not be overwritten.'],
  [['--route', '/Couples Massage', ...named], 'Did you mean "/couples-massage"?'],
  [['--route', '/a', ...named, '--sections', 'hero,prse'], 'There is no section type "prse". Did you mean "prose"?'],
  [['--route', '/a', ...named, '--template', 'standart'], 'Did you mean "standard"?'],
  [['--route', '/a', ...named, '--town', 'berlin'], 'No town has the slug "berlin". The slugs are: barre.'],
])('new page %j is refused, and nothing is written', async (args, message) => {
  const { root } = await project('small');
  const { exit, err } = await newPage(root, ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
  expect(await readdir(join(root, 'pages'))).toEqual(['404.yaml', 'home.yaml']);
});
