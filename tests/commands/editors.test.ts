import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { type LanguageServer, languageServer } from '../harness/commands/language-server.ts';
import { fixtures, generate, page } from '../harness/project/project.ts';
import { type SharedProject, sharedProject } from '../harness/project/shared-project.ts';

/** Services and towns beside those of the fixture. */
const more = {
  services: '  second: { name: Second Service, description: Another., prices: { Visit: $50 }, booking: booking }',
  towns: `  - name: Plainfield
    slug: plainfield
    page: /
    county: Washington County
    center: { latitude: 44.28, longitude: -72.43 }
    specialties: { boilers: { opening: Boilers. } }`,
};

const sections = await loadSectionTypes();
let server: LanguageServer;
let made: SharedProject;

beforeAll(async () => {
  const site = await readFile(join(fixtures, 'every-fact/site.yaml'), 'utf8');
  const longer = Object.entries(more).reduce(
    (text, [key, lines]) => text.replace(`\n${key}:\n`, `\n${key}:\n${lines}\n`),
    site,
  );
  made = await sharedProject('every-fact', { 'site.yaml': longer });
  expect((await generate('schema', '--root', made.root)).exit).toBe(0);
  server = await languageServer();
  return () => {
    server.stop();
    return made.remove();
  };
});

/** A page that somebody is typing. */
const typed = (sections: string) => `# yaml-language-server: $schema=../.schema/page.json\n${page({ sections })}`;
let drafts = 0;
const newPage = () => join(made.root, `pages/draft-${drafts++}.yaml`);
const offeredIn = async (text: string) => (await server.completions(newPage(), text)).map(({ label }) => label);
const offered = (sections: string) => offeredIn(typed(sections));

test('an editor offers every section type with its required properties', async () => {
  const items = await server.completions(newPage(), typed('  - |'));
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining([...sections.keys()]));
  const hero = items.find(({ label }) => label === 'hero');
  expect(`\n${hero?.insertText.replace(/\{(\d):[^}]*\}/g, '{$1:…}')}\n`).toMatchInlineSnapshot(`
    "
    type: hero
      heading: \${1:…}
      text: \${2:…}
      actions:
        - label: \${3:…}
          to: \${4:…}
    "
  `);
});

test('an editor inserts sections that the generator accepts as they are', async () => {
  const items = await server.completions(newPage(), typed('  - |'));
  const types = items.filter(({ label }) => sections.has(label));
  expect(types.map(({ label }) => label).sort()).toEqual([...sections.keys()]);
  const snippets = types.map(({ insertText }) => {
    const filled = insertText.replaceAll(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1').replaceAll(/\\(.)/g, '$1');
    // An editor indents all lines of what it inserts like the first.
    return `  - ${filled.replaceAll('\n', '\n  ')}\n`;
  });
  await made.write({ 'pages/inserted.yaml': page({ route: '/inserted', sections: snippets.join('') }) });
  expect(await generate('check', '--root', made.root, '--quiet')).toMatchObject({ exit: 0 });
});

test('an editor offers the properties that a section does not have yet', async () => {
  const labels = await offered('  - type: checklist\n    heading: A\n    |');
  expect(labels).toEqual(expect.arrayContaining(['text', 'items', 'action', 'id', 'ground']));
  expect(labels).not.toContain('heading');
});

test('an editor offers the services, towns and specialties of the project', async () => {
  const top = (line: string) => `${typed('  - type: newsletter\n')}${line}`;
  expect(await offered('  - type: pricing\n    service: |')).toEqual(['second', 'first']);
  expect(await offeredIn(top('town: |'))).toEqual(['plainfield', 'barre']);
  expect(await offeredIn(top('specialty: |'))).toEqual(['boilers', 'drains']);
});

test('an editor offers what lists of towns can be near to, and what they can be in', async () => {
  const item = (words: string) => `  - type: links\n    heading: A\n    links:\n      - ${words}\n`;
  expect(await offered(item('near: |'))).toEqual(['town', 'business', 'plainfield', 'barre']);
  expect(await offered(item('in: |'))).toEqual(['VT', 'Washington County', 'Washington County, VT']);
  expect(await offered(item('each: towns\n        |'))).toEqual(
    expect.arrayContaining(['in', 'near', 'limit', 'specialty']),
  );
  const whole = (limit: string) => item(`{ each: towns, near: town, limit: ${limit}, label: A, to: / }`);
  expect(await server.problems(newPage(), typed(whole('5')))).toEqual([]);
  expect(await server.problems(newPage(), typed(whole('2.5')))).toHaveLength(1);
});

test('for a link, an editor offers routes, anchors and named addresses, and accepts any other text', async () => {
  const links = (to: string) => `  - type: links\n    heading: A\n    links:\n      - { label: A, to: ${to} }\n`;
  expect(await offered(links('/|'))).toEqual(
    expect.arrayContaining(['/questions', '/questions#copper', 'booking', 'call']),
  );
  expect(await server.problems(newPage(), typed(links('"/a-{town.slug}"')))).toEqual([]);
});

test('an editor shows what a property is for, with an example', async () => {
  const hero = sections.get('hero');
  const example = hero?.examples.find(({ eyebrow }) => eyebrow)?.eyebrow;
  const shown = await server.hover(newPage(), typed('  - type: hero\n    eye|brow: A\n'));
  expect(shown).toContain('#### Eyebrow');
  expect(shown).toContain(hero?.schema.properties.eyebrow?.description);
  expect(shown).toContain('`{contact.phone}`');
  expect(shown).toContain(`\`\`\`yaml\n${example}\n\`\`\``);
});

test('an editor underlines a misspelled property, and nothing else', async () => {
  const sections = '  - type: enhancements\n    heading: A\n    texxt: A\n';
  expect(await server.problems(newPage(), typed(sections))).toMatchObject([
    {
      message: 'Property texxt is not allowed.',
      range: { start: { line: 8, character: 4 }, end: { line: 8, character: 9 } },
    },
  ]);
});

test('an editor finds no problems in the files of a project', async () => {
  const problemsOf = async (file: string, change = '') => {
    const path = join(made.root, file);
    const schema = file === 'site.yaml' ? '.schema/site.json' : '../.schema/page.json';
    const text = `# yaml-language-server: $schema=${schema}\n${await readFile(path, 'utf8')}${change}`;
    return server.problems(change ? `${path}.changed.yaml` : path, text);
  };
  const pages = (await readdir(join(fixtures, 'every-fact/pages'))).map((name) => `pages/${name}`);
  const problems = await Promise.all(['site.yaml', ...pages].map((file) => problemsOf(file)));
  expect(problems.flat()).toEqual([]);
  expect(await problemsOf('site.yaml', 'buisness: {}\n')).toHaveLength(1);
});

/** A town that somebody is typing. */
const typedTown = (lines: string) =>
  `# yaml-language-server: $schema=../../.schema/town.json\nname: A\npage: /\ncenter: { latitude: 44, longitude: -72 }\n${lines}`;
const townFile = () => join(made.root, `pages/towns/draft-${drafts++}.yaml`);
const offeredInTown = async (lines: string) =>
  (await server.completions(townFile(), typedTown(lines))).map(({ label }) => label);

test('in the file of a town, an editor offers properties, and the specialties and texts that other towns have', async () => {
  expect(await offeredInTown('|')).toEqual(expect.arrayContaining(['words', 'specialties', 'order']));
  expect(await offeredInTown('|')).not.toContain('slug');
  expect(await offeredInTown('specialties:\n  |')).toContain('boilers');
  expect(await offeredInTown('specialties:\n  boilers:\n    |')).toContain('opening');
  const links = await server.completions(townFile(), typedTown('').replace('page: /', 'page: /|'));
  expect(links.map(({ label }) => label)).toContain('/questions');
});

test('in the file of a town, an editor accepts new texts, and underlines a slug', async () => {
  const texts = 'words: { new: A }\nspecialties: { new: { opening: A }, boilers: { new: A } }\norder: 1\n';
  expect(await server.problems(townFile(), typedTown(texts))).toEqual([]);
  expect(await server.problems(townFile(), typedTown('slug: a\n'))).toMatchObject([
    { message: 'Property slug is not allowed.' },
  ]);
});
