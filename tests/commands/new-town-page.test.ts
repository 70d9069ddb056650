import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newTown } from '../harness/project/new-town.ts';
import { generate, page, project, textIn } from '../harness/project/project.ts';
import { withTowns } from '../harness/project/small.ts';

const site = withTowns(`towns:
  - name: Barre
    slug: barre
    page: /in-barre
    center: { latitude: 44.2, longitude: -72.5 }
    specialties: { drains: { opening: Drains. } }
`);

const drains = `route: /drains-{town.slug}
name: Drains
template: standard
each: towns
specialty: drains
seo: { title: "Drains in {town.name}", description: "{town.name}", keywords: drains }
sections:
  - { type: intro, heading: "Drains in {town.name}", text: "{specialty.opening}" }
  - { type: links, heading: "{town.name}", links: [{ label: All, to: "{town.page}" }] }
`;

const links = `  - { type: links, heading: More in Barre, links: [{ label: Clear drains, to: /drains-barre }, { label: Home, to: / }] }
`;

const barre = (more: string) =>
  page({
    route: '/in-barre',
    rest: 'parent: /\ntown: barre\nstructuredData: { service: leak, areas: ["{town.name}"] }\n',
    sections: `  - type: hero
    heading: Quiet Pipes below the Quarry
    text: Dust settles in every pipe of Barre, and we know each bend of them, from the quarry down to the river.
    drawing: oil
    actions: [{ label: "Call {contact.phone}", to: call }]
  - type: features
    heading: Home
    items: [{ title: Near, text: "About {town.miles} miles." }, { title: "{town.name}", text: Home }]
${more}  - { type: callout, heading: Ask Us, text: Any day., actions: [{ label: Book, to: booking }] }
`,
  }).replace('name: A', 'name: In Barre');

async function pageFor(files: Record<string, string>, ...args: string[]): Promise<string> {
  const { root } = await project('small', { 'site.yaml': site, 'pages/drains.yaml': drains, ...files });
  const center = ['--latitude', '44.3', '--longitude', '-72.4'];
  expect(await newTown(root, 'Calais', ...center, ...args)).toMatchObject({ exit: 0, err: '' });
  // Nothing in it is a mistake, apart from what is still to be written.
  const { out } = await generate('check', '--drafts', '--root', root);
  expect(out.match(/^\S+:\d+.*error {2}(?!gap).*$/gm)).toBeNull();
  return textIn(root, 'pages/in-calais.yaml');
}

test('the main page is like that of another town, with a TODO for every text that only that page has', async () => {
  const files = { 'pages/barre.yaml': barre(links) };
  expect(await pageFor(files, '--specialties', 'drains')).toMatchInlineSnapshot(`
    "# yaml-language-server: $schema=../.schema/page.json
    route: /in-calais
    name: In {town.name}
    parent: /
    template: standard
    town: calais
    seo:
      title: "TODO: the title in search results, 60 characters or fewer, for example: A"
      description: "TODO: the sentence under it, 160 characters or fewer, for example: A"
      keywords: "TODO: words that people search for, with commas between them, for example: A"
    structuredData:
      service: leak
      areas:
        - "{town.name}"
    sections:
      - type: hero
        heading: "TODO: the heading of the page, for example: Quiet Pipes below the Quarry"
        text: "TODO: a sentence or two under it, for example: Dust settles in every pipe of Barre, and we know each bend …"
        drawing: oil
        actions:
          - label: Call {contact.phone}
            to: call

      - type: features
        heading: Home
        items:
          - title: "TODO: its name, in a few words (one thing worth knowing), for example: Near"
            text: "TODO: what it means for the visitor (one thing worth knowing), for example: About {town.miles} miles."
          - title: "{town.name}"
            text: Home

      - type: links
        heading: "TODO: the text before the links, for example: More in Barre"
        links:
          - label: Clear drains
            to: /drains-{town.slug}
          - label: Home
            to: /

      - type: callout
        heading: "TODO: the heading, for example: Ask Us"
        text: "TODO: a sentence or two, for example: Any day."
        actions:
          - label: Book
            to: booking
    "
  `);
});

test('a page without links to specialty pages gets them', async () => {
  const text = await pageFor({ 'pages/barre.yaml': barre('') }, '--specialties', 'drains');
  expect(parse(text).sections.slice(-2)).toMatchObject([
    { type: 'links', links: [{ label: 'Drains', to: '/drains-{town.slug}' }] },
    { type: 'callout' },
  ]);
});

test('links to specialties that the town does not have are left out, and an empty list with them', async () => {
  const some = parse(await pageFor({ 'pages/barre.yaml': barre(links) }));
  expect(some.sections[2].links).toEqual([{ label: 'Home', to: '/' }]);
  const none = parse(await pageFor({ 'pages/barre.yaml': barre(links.replace(', { label: Home, to: / }', '')) }));
  expect(none.sections.map(({ type }: { type: string }) => type)).toEqual(['hero', 'features', 'callout']);
});

test('links to specialties are found if the placeholder in their route has spaces', async () => {
  const files = {
    'pages/drains.yaml': drains.replace('{town.slug}', '{ town.slug }'),
    'pages/barre.yaml': barre(links),
  };
  const { sections } = parse(await pageFor(files, '--specialties', 'drains'));
  expect(sections[2].links).toEqual([
    { label: 'Clear drains', to: '/drains-{ town.slug }' },
    { label: 'Home', to: '/' },
  ]);
});

test('a slug that is part of a word in the route of the other town does not change that word', async () => {
  const { root } = await project('small', {
    'site.yaml': site
      .replace('Barre', 'Plum')
      .replace('slug: barre', 'slug: plum')
      .replace('in-barre', 'plumber-in-plum'),
    'pages/drains.yaml': drains,
    'pages/plum.yaml': page({ route: '/plumber-in-plum', rest: 'town: plum\n' }),
  });
  expect((await newTown(root, 'Dover')).out).toContain('wrote the page /plumber-in-dover\n');
});

test.each([
  ['a town', site],
  ['no town', withTowns('')],
])('on a site with %s, no page is written if a file makes one for each town', async (_, text) => {
  const { root } = await project('small', {
    'site.yaml': text,
    'pages/towns.yaml': page({ route: '/in-{ town.slug }', rest: 'each: towns\n' }),
  });
  const { out } = await newTown(root, 'Calais', '--latitude', '44.3', '--longitude', '-72.4');
  expect(out).toContain('added the town Calais');
  expect(out).not.toContain('wrote the page');
});

test('without another town that has its own page, it gets the usual sections', async () => {
  const text = await pageFor({
    'pages/barre.yaml': barre(links)
      .replace('town: barre\n', '')
      .replace(/\{town\.\w+\}/g, '3'),
  });
  expect(parse(text).sections.map(({ type }: { type: string }) => type)).toEqual(['hero', 'prose', 'callout']);
});
