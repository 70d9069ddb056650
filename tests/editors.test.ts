import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, test } from 'vitest';
import { languageServer } from './language-server.ts';
import { generate, page, project, spa } from './project.ts';

const read = (file: string) => readFile(join(spa, file), 'utf8');
const pages = (await readdir(join(spa, 'pages'))).map((name) => `pages/${name}`);
const site = Object.fromEntries(
  await Promise.all(['site.yaml', ...pages].map(async (file) => [file, await read(file)] as const)),
);
const server = await languageServer();
afterAll(() => server.stop());

/** A page of the real site, as far as it has been typed. */
const typed = (sections: string) => `# yaml-language-server: $schema=../.schema/page.json\n${page({ sections })}`;
let drafts = 0;
const newPage = () => join(spa, `pages/draft-${drafts++}.yaml`);
const offered = async (sections: string) => {
  const items = await server.completions(newPage(), typed(sections));
  return items.map(({ label }) => label);
};

test('the schemas in the repository are those of its pages and facts', async () => {
  const { root } = await project('small', site);
  expect((await generate('schema', '--root', root)).out).toBe('Wrote .schema/site.json and .schema/page.json.\n');
  for (const file of ['.schema/site.json', '.schema/page.json']) {
    expect((await readFile(join(root, file), 'utf8')) === (await read(file)), `${file}: npm run schema`).toBe(true);
  }
});

test('what is added is made known to editors that know the project', async () => {
  const { root } = await project('small', { '.schema/page.json': '{}' });
  const flags = ['--route', '/prices', '--name', 'Prices', '--sections', 'intro'];
  const { out } = await generate('new', 'page', ...flags, '--root', root);
  expect(out).toContain('.schema/ tells editors of it\n');
  expect(await readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/prices"');
});

interface Property {
  title?: string;
  description?: string;
  markdownDescription?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  anyOf?: unknown[];
  properties?: Record<string, Property>;
  items?: Property;
  additionalProperties?: Property | false;
  definitions?: Record<string, Property>;
}

/** All properties of a schema, with their names along the way. */
function propertiesOf(schema: Property, path: string): [string, Property][] {
  const { properties = {}, definitions = {}, items, additionalProperties } = schema;
  const own = Object.entries(properties).map(([name, one]): [string, Property] => [`${path}.${name}`, one]);
  const inside = [...own, ...Object.entries(definitions), [`${path}[]`, items], [`${path}.*`, additionalProperties]];
  return [...own, ...inside.flatMap(([at, one]) => (one ? propertiesOf(one as Property, String(at)) : []))];
}

describe.each(['site', 'page'])('the schema of a %s', async (name) => {
  const properties = propertiesOf(JSON.parse(await read(`.schema/${name}.json`)), name);

  test('has a title, a description and an example or choices for every property', () => {
    expect(properties.length).toBeGreaterThan(90);
    for (const [path, { title, description, ...rest }] of properties) {
      expect([title, description].every(Boolean), path).toBe(true);
      const group = rest.properties ?? rest.items ?? rest.additionalProperties;
      const choices = rest.enum ?? rest.anyOf ?? rest.examples ?? (rest.const ? [rest.const] : []);
      if (group) expect(rest.markdownDescription, path).toMatch(/```yaml\n(?![\s\S]*undefined)/);
      else if (rest.type !== 'boolean') expect(choices, path).not.toEqual([]);
    }
  });

  test('has examples that it would accept itself', () => {
    const ajv = new Ajv({ strict: false });
    for (const [path, { examples = [], ...rules }] of properties) {
      for (const example of examples) expect(ajv.validate(rules, example), `${path}: ${example}`).toBe(true);
    }
  });
});

describe('an editor', () => {
  test('offers the section types, each with what it must have', async () => {
    const items = await server.completions(newPage(), typed('  - |'));
    const hero = items.find(({ label }) => label === 'hero');
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['callout', 'faq', 'hero', 'pricing']));
    expect(`\n${hero?.insertText}\n`).toMatchInlineSnapshot(`
      "
      type: hero
        heading: \${1:Rest, close to home}
        text: \${2:One quiet room.}
        actions:
          - label: \${3:Book Now}
            to: \${4:/services}
      "
    `);
  });

  test('inserts sections that the generator accepts as they are', async () => {
    const items = (await server.completions(newPage(), typed('  - |'))).filter(({ label }) => label !== 'type');
    const sections = items.map(({ insertText }) => {
      const filled = insertText.replaceAll(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1').replaceAll(/\\(.)/g, '$1');
      // An editor indents all lines of what it inserts like the first.
      return `  - ${filled.replaceAll('\n', '\n  ')}\n`;
    });
    const { generate } = await project('small', { ...site, 'pages/new.yaml': page({ sections: sections.join('') }) });
    expect((await generate('check')).exit).toBe(0);
    expect(sections).toHaveLength(26);
  });

  test('offers the properties of a section that are not there yet', async () => {
    const labels = await offered('  - type: checklist\n    heading: A\n    |');
    expect(labels).toEqual(expect.arrayContaining(['text', 'items', 'action', 'id', 'ground']));
    expect(labels).not.toContain('heading');
  });

  test('offers the services of this business where a page names one', async () => {
    expect(await offered('  - type: pricing\n    service: |')).toMatchInlineSnapshot(`
      [
        "custom-therapeutic",
        "sports-recovery",
        "swedish",
        "prenatal",
        "hot-stone",
        "deep-tissue",
      ]
    `);
  });

  test('offers the towns and specialties of this business', async () => {
    const top = (line: string) => `${typed('  - type: newsletter\n')}${line}`;
    const labels = async (line: string) => (await server.completions(newPage(), top(line))).map(({ label }) => label);
    expect(await labels('town: |')).toEqual([
      'prosper',
      'aubrey',
      'frisco',
      'little-elm',
      'celina',
      'providence-village',
    ]);
    expect(await labels('specialty: |')).toEqual(['hot-stone', 'prenatal', 'swedish']);
  });

  test('offers routes, anchors and the names of addresses for a link, and takes any other text', async () => {
    const links = (to: string) => `  - type: links\n    heading: A\n    links:\n      - { label: A, to: ${to} }\n`;
    expect(await offered(links('/|'))).toEqual(
      expect.arrayContaining(['/services', '/services#memberships', 'booking', 'call']),
    );
    expect(await server.problems(newPage(), typed(links('"/a-{town.slug}"')))).toEqual([]);
  });

  test('shows what a property is for', async () => {
    const shown = await server.hover(newPage(), typed('  - type: hero\n    eye|brow: By appointment\n'));
    expect(`\n${shown.replace(/\n\nSource: .*/, '')}\n`).toMatchInlineSnapshot(`
      "
      #### Eyebrow

      A few words above the heading.

      Facts may stand in it, as in \`{contact.phone}\`.

      Example:

      \`\`\`yaml
      By appointment
      \`\`\`
      "
    `);
  });

  test('underlines a misspelt property, and nothing else, where it stands', async () => {
    const [problem, ...others] = await server.problems(
      newPage(),
      typed('  - type: enhancements\n    heading: A\n    texxt: A\n'),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      message: 'Property texxt is not allowed.',
      range: { start: { line: 8, character: 4 }, end: { line: 8, character: 9 } },
    });
  });

  test.each(Object.entries(site))('has nothing to say against %s', async (file, text) => {
    expect(text).toMatch(/^# yaml-language-server: \$schema=\S+\.json\n/);
    expect(await server.problems(join(spa, file), text)).toEqual([]);
  });
});

test('mistakes of a page do not keep it from being completed, those of site.yaml do', async () => {
  const { root, generate, write } = await project('small', { 'pages/a.yaml': 'route: /half-done\nnaem: A\n' });
  expect((await generate('schema')).exit).toBe(0);
  expect(await readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/half-done"');
  await write({ 'site.yaml': 'url: https://www.example.com\n' });
  const { exit, out } = await generate('schema');
  expect(exit).toBe(1);
  expect(out).toContain('.schema was left as it was.');
  expect(out).not.toContain('pages/a.yaml');
});
