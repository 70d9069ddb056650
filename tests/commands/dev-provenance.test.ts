import { expect, test } from 'vitest';
import { SiteBuilder } from '../../generator/workshop/dev/builder.ts';
import type { Location, Provenance } from '../../generator/workshop/dev/dev-protocol.ts';
import { plainPhoto } from '../harness/project/photo.ts';
import { page, project, textIn } from '../harness/project/project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';
import { siteWithTowns } from '../harness/project/town-row.ts';

const sections = `  - type: hero
    heading: Welcome to {business.name}
    text: |
      Come in.

      Sit
      down.
    actions: [{ label: Start, to: / }]
    image: room.png
    alt: A warm room
  - { type: prose, heading: Written twice, text: One }
  - { type: prose, heading: Written twice, text: Two }
`;

/** The text in a file that begins at a location. */
type At = (location: Location | null | undefined, length: number) => string;

/** Where the words of the page /a are written. */
async function provenanceOf(files: Record<string, string | Buffer>): Promise<{ provenance: Provenance; at: At }> {
  const { root } = await project('small', files);
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, await sharedTools());
  await builder.build();
  await builder.settled();
  const provenance = builder.provenance('/a');
  if (!provenance) throw new Error('There is no provenance.');
  const texts = new Map<string, string[]>();
  for (const file of ['site.yaml', 'pages/a.yaml']) {
    texts.set(file, (await textIn(root, file)).split('\n'));
  }
  const at: At = (location, length) => {
    const { file = '', line = 0, column = 0 } = location ?? {};
    return `${file}:${line} ${texts.get(file)?.[line - 1]?.slice(column - 1, column - 1 + length)}`;
  };
  return { provenance, at };
}

/** Each part of every occurrence of a text, and what is written at its location. */
function partsOf(text: string, { provenance, at }: Awaited<ReturnType<typeof provenanceOf>>): string[] {
  return provenance.texts
    .filter((one) => one.text === text)
    .flatMap(({ parts }) => {
      let end = 0;
      return parts.map(({ length, location }) => {
        const part = text.slice(end, end + length);
        end += length;
        return `${part} <- ${at(location, length)}`;
      });
    });
}

test('facts, paragraphs and alt texts are traced to the lines where they are written', async () => {
  const found = await provenanceOf({ 'room.png': await plainPhoto(), 'pages/a.yaml': page({ sections }) });
  expect(partsOf('Welcome to Small Works', found)).toEqual([
    'Welcome to  <- pages/a.yaml:7 Welcome to ',
    'Small Works <- site.yaml:4 Small Works',
  ]);
  expect(partsOf('Come in.', found)).toEqual(['Come in. <- pages/a.yaml:9 Come in.']);
  expect(partsOf('Sit\ndown.', found)).toEqual(['Sit\ndown. <- pages/a.yaml:11 Sit']);
  expect(partsOf('Written twice', found)).toEqual([
    'Written twice <- pages/a.yaml:16 Written twice',
    'Written twice <- pages/a.yaml:17 Written twice',
  ]);
  expect(found.provenance.pictures.map((location) => found.at(location, 11))).toEqual(['pages/a.yaml:15 A warm room']);
});

test('words of a text with links are traced to where each is written', async () => {
  const text = 'See it, **[it](/#top)**, and {business.name}. *See it*';
  const line = `  - { type: intro, heading: A, text: "${text}" }`;
  const found = await provenanceOf({ 'pages/a.yaml': page({ sections: `${line}\n` }) });
  const columnOf = (words: string) =>
    found.provenance.texts.find((one) => one.text === words)?.parts[0]?.location?.column;
  expect(partsOf('See it, ', found)).toEqual(['See it,  <- pages/a.yaml:6 See it, ']);
  expect(partsOf('it', found)).toEqual(['it <- pages/a.yaml:6 it']);
  expect(columnOf('it')).toBe(line.indexOf('[it]') + 2);
  expect(partsOf(', and Small Works. ', found)).toEqual([
    ', and  <- pages/a.yaml:6 , and ',
    'Small Works <- site.yaml:4 Small Works',
    '.  <- pages/a.yaml:6 . ',
  ]);
  expect(partsOf('See it', found)).toEqual(['See it <- pages/a.yaml:6 See it']);
  expect(columnOf('See it')).toBe(line.indexOf('*See it*') + 2);
});

test('the towns near a page are traced to the line of the list, and to the town', async () => {
  const item = '{ each: towns, near: town, limit: 1, label: "Pipes in {town.name}", to: / }';
  const site = await siteWithTowns(item);
  const pages = page({ route: '/in-{town.slug}', rest: 'each: towns\n' });
  const found = await provenanceOf({
    'site.yaml': site,
    'pages/a.yaml': page({ rest: 'town: dover\n' }),
    'pages/b.yaml': pages,
  });
  expect(partsOf('Pipes in Calais', found)).toEqual([
    'Pipes in  <- site.yaml:33 Pipes in ',
    'Calais <- site.yaml:22 Calais',
  ]);
  expect(partsOf('Pipes in Barre', found)).toEqual([]);
});

test('a page that does not exist has no provenance', async () => {
  const { root } = await project('small');
  const builder = new SiteBuilder({ root, today: '2026-01-01' }, await sharedTools());
  expect(builder.provenance('/')).toBeNull();
  await builder.build();
  await builder.settled();
  expect(builder.provenance('/')).not.toBeNull();
  expect(builder.provenance('/nothing')).toBeNull();
});
