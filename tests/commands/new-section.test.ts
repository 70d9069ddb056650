import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { converse, generate, page, project, textIn } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

const newSection = (root: string, ...args: string[]) => generate('new', 'section', ...args, '--root', root);

const sections = `  # The top.
  - type: intro
    heading: A
    text: A
    # It ends here.

  # The middle.
  - { type: note, heading: B }

  - type: prose
    heading: C
    text: |
      One.

      Two.

# The end.
`;

const text = page({ sections });

async function withSection(...args: string[]): Promise<string> {
  const { root } = await project('small', { 'pages/a.yaml': text });
  expect(await newSection(root, 'callout', '--page', 'pages/a.yaml', ...args)).toMatchObject({ exit: 0, err: '' });
  return textIn(root, 'pages/a.yaml');
}

test('a new section comes last, and everything else is unchanged', async () => {
  expect(await withSection()).toMatchInlineSnapshot(`
    "route: /a
    name: A
    template: standard
    seo: { title: A, description: A, keywords: A }
    sections:
      # The top.
      - type: intro
        heading: A
        text: A
        # It ends here.

      # The middle.
      - { type: note, heading: B }

      - type: prose
        heading: C
        text: |
          One.

          Two.

      - type: callout
        draft: true
        heading: "TODO: the heading"
        actions:
          - label: "TODO: the label of the button or link"
            to: booking

    # The end.
    "
  `);
});

test.each([[0], [1], [2], [3]])('a new section comes after %d others', async (after) => {
  const added = await withSection('--after', String(after));
  expect(parse(added).sections.map(({ type }: { type: string }) => type)).toEqual(
    ['intro', 'note', 'prose'].toSpliced(after, 0, 'callout'),
  );
  const block = `  - type: callout
    draft: true
    heading: "TODO: the heading"
    actions:
      - label: "TODO: the label of the button or link"
        to: booking
`;
  expect(added.replace(after === 0 ? `${block}\n` : `\n${block}`, '')).toBe(text);
});

test('a page can be named by its route, and its sections can be on one line', async () => {
  const { root } = await project('small', {
    'pages/a.yaml': page({}).replace(/sections:\n[\s\S]*/, 'sections: [{ type: intro, heading: A, text: A }] # one\n'),
  });
  expect((await newSection(root, 'links', '--route', '/a')).out).toMatchInlineSnapshot(`
    "pages/a.yaml:5 added a links section to /a

    Now write 2 texts. Each one replaces its TODO:
      pages/a.yaml:5:87  the text before the links.
      pages/a.yaml:5:140  the label of the link.

    When it is finished, delete the line "draft: true" (pages/a.yaml:5) to publish it.
    Then check the site with:  npm run validate
    "
  `);
  expect((await newSection(root, 'intro', '--route', '/a', '--after', '0')).exit).toBe(0);
  const after = parse(await textIn(root, 'pages/a.yaml')).sections;
  expect(after.map(({ type }: { type: string }) => type)).toEqual(['intro', 'intro', 'links']);
});

test.each([
  ['US', 'miles'],
  ['GB', 'miles'],
  ['IE', 'kilometers'],
])('a new map in %s has distances in %s', async (country, unit) => {
  const { root } = await project('small', { 'site.yaml': small.replace('country: US', `country: ${country}`) });
  expect((await newSection(root, 'area-map', 'home')).exit).toBe(0);
  const { sections } = parse(await textIn(root, 'pages/home.yaml'));
  expect(sections.at(-1)).toMatchObject({ unit, word: expect.stringMatching(/^TODO: /) });
});

test('a person at the terminal chooses the type and the page', async () => {
  const { root } = await project('small');
  const { exit, asked } = await converse(['callout', 'pages/home.yaml'], 'new', 'section', '--root', root);
  expect({ exit, asked }).toEqual({ exit: 0, asked: ['Type of section', 'Page to add it to'] });
  expect(await textIn(root, 'pages/home.yaml')).toContain('\n  - type: callout\n');
});

test.each([
  'drains-barre',
  'barre',
  'drains-barre.yaml',
  'pages/drains-barre.yaml',
  './pages/drains-barre.yaml',
  '/drains/barre',
  'drains/barre',
])('the page can be named %s', async (name) => {
  const { root } = await project('small', { 'pages/drains-barre.yaml': page({ route: '/drains/barre' }) });
  const { exit, out } = await newSection(root, 'callout', name);
  expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(/^pages\/drains-barre\.yaml:/) });
});

test('a word in the names of several pages is not enough to choose one', async () => {
  const files = { 'pages/drains-barre.yaml': page({}), 'pages/drains-calais.yaml': page({ route: '/b' }) };
  const { root } = await project('small', files);
  expect((await newSection(root, 'callout', 'drains')).err).toBe(
    'Several pages match "drains". Choose one:  pages/drains-barre.yaml, pages/drains-calais.yaml\n',
  );
});

const home = ['--page', 'pages/home.yaml'];

test.each([
  [[], 'The type of the section and the page are missing. For example:  npm run new -- section prose'],
  [['callout'], 'The page is missing.'],
  [['calout', ...home], 'There is no section type "calout". Did you mean "callout"?'],
  [['callout', '--page', 'pages/hme.yaml'], 'There is no page "pages/hme.yaml". Did you mean "pages/home.yaml"?'],
  [['callout', 'hme'], 'There is no page "hme". Did you mean "home"?'],
  [['callout', 'towns'], 'There is no page "towns". Name its file or its route. For example:  pages/404.yaml'],
  [['callout', 'home', '--route', '/'], 'Name the page once'],
  [['callout', '--route', '/440'], 'There is no page "/440". Did you mean "/404"?'],
  [['callout', ...home, '--route', '/'], 'Name the page once'],
  [['callout', ...home, '--after', '2'], '--after must be a number from 0 to 1 on this page, not "2".'],
  [['callout', ...home, '--after', 'intro'], 'not "intro".'],
])('new section %j is refused, and nothing is written', async (args, message) => {
  const { root } = await project('small');
  const before = await textIn(root, 'pages/home.yaml');
  const { exit, err } = await newSection(root, ...args);
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
  expect(await textIn(root, 'pages/home.yaml')).toBe(before);
});

test('a page whose sections are not a list is refused', async () => {
  const { root } = await project('small', {
    'pages/a.yaml': page({}).replace(/sections:\n[\s\S]*/, 'sections: none\n'),
  });
  const { exit, err } = await newSection(root, 'prose', '--route', '/a');
  expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining('"sections" in pages/a.yaml is not a list.') });
});
