import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { builtSite, replaced } from '../harness/commands/kept-builds.ts';
import { generate, page, project, textIn } from '../harness/project/project.ts';
import { sharedProject } from '../harness/project/shared-project.ts';
import { withTowns } from '../harness/project/small.ts';

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

/** All properties of a schema, each with the names on the way to it. */
function propertiesOf(schema: Property, path: string): [string, Property][] {
  const { properties = {}, definitions = {}, items, additionalProperties } = schema;
  const own = Object.entries(properties).map(([name, one]): [string, Property] => [`${path}.${name}`, one]);
  const inside = [...own, ...Object.entries(definitions), [`${path}[]`, items], [`${path}.*`, additionalProperties]];
  return [...own, ...inside.flatMap(([at, one]) => (one ? propertiesOf(one as Property, String(at)) : []))];
}

const sections = await loadSectionTypes();
const names = ['site', 'page', 'town'] as const;
const schemas: Partial<Record<(typeof names)[number], Property>> = {};

beforeAll(async () => {
  const { root, remove } = await sharedProject('every-fact');
  expect(await generate('schema', '--root', root)).toEqual({
    exit: 0,
    out: 'Wrote .schema/site.json, .schema/page.json, and .schema/town.json.\n',
    err: '',
  });
  for (const name of names) schemas[name] = JSON.parse(await textIn(root, `.schema/${name}.json`));
  return remove;
});

test('the schema of a page defines every section type', () => {
  const { link, ...types } = schemas.page?.definitions ?? {};
  expect(link).toBeDefined();
  expect(Object.keys(types)).toEqual([...sections.keys()]);
  for (const [type, { properties }] of Object.entries(types)) {
    const own = Object.keys(sections.get(type)?.schema.properties ?? {});
    expect(Object.keys(properties ?? {}), type).toEqual(expect.arrayContaining(['type', ...own, 'id', 'ground']));
  }
});

describe.each(names)('the schema of a %s', (name) => {
  const properties = () => propertiesOf(schemas[name] ?? {}, name);

  test('has a title, a description and an example or choices for every property', () => {
    const known = { site: 'site.hours.Monday', page: 'page.seo.title', town: 'town.center.latitude' };
    expect(properties().map(([path]) => path)).toContain(known[name]);
    for (const [path, { title, description, ...rest }] of properties()) {
      expect({ title, description }, path).toEqual({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
      });
      const group = rest.properties ?? rest.items ?? rest.additionalProperties;
      const choices = rest.enum ?? rest.anyOf ?? rest.examples ?? (rest.const ? [rest.const] : []);
      if (group) expect(rest.markdownDescription, path).toMatch(/```yaml\n(?![\s\S]*undefined)/);
      else if (rest.type !== 'boolean') expect(choices, path).not.toEqual([]);
    }
  });

  test('has examples that it accepts itself', () => {
    const ajv = new Ajv({ strict: false });
    for (const [path, { examples = [], ...rules }] of properties()) {
      for (const example of examples) {
        ajv.validate(rules, example);
        expect(ajv.errors, `${path}: ${example}`).toBeNull();
      }
    }
  });
});

test('adding a page updates the schemas of the project', async () => {
  const { root } = await project('small', { '.schema/page.json': '{}' });
  const flags = ['--route', '/prices', '--name', 'Prices', '--sections', 'intro'];
  const { out } = await generate('new', 'page', ...flags, '--root', root);
  expect(out).toContain('Updated .schema/');
  expect(await textIn(root, '.schema/page.json')).toContain('"/prices"');
});

test('adding a page succeeds even if a schema cannot be written', async () => {
  const { root } = await project('small', { '.schema/page.json': '{}', '.schema/site.json/in-the-way': '' });
  const { exit, err } = await generate('new', 'page', 'Gift Cards', '--root', root);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(await textIn(root, '.schema/page.json')).toContain('/gift-cards');
});

test('the schemas are the same if the last build is known', async () => {
  const site = await builtSite();
  await replaced(site, 'pages/towns/barnet.yaml', 'name: Barnet', 'name: Barnet\nwords: { parking: By the church. }');
  await site.write({ 'pages/new.yaml': page({ route: '/new' }) });
  const written = async () => Promise.all(names.map((name) => site.text(`.schema/${name}.json`)));
  expect(await site.command('schema')).toMatchObject({ exit: 0 });
  const schemas = await written();
  expect(await site.freshCommand('schema')).toMatchObject({ exit: 0 });
  expect(await written()).toEqual(schemas);
  expect(schemas.join('')).toContain('By the church.');
});

test('adding a page to a project without schemas creates none', async () => {
  const { root } = await project('small');
  const { out } = await generate('new', 'page', '--route', '/a', '--name', 'A', '--sections', 'intro', '--root', root);
  expect(out).not.toContain('.schema/');
  await expect(readFile(join(root, '.schema/page.json'))).rejects.toThrow('ENOENT');
});

test('schemas are written despite an error in a page, but not with an error in site.yaml', async () => {
  const { root, generate, write } = await project('small', { 'pages/a.yaml': 'route: /half-done\nnaem: A\n' });
  expect((await generate('schema')).exit).toBe(0);
  expect(await textIn(root, '.schema/page.json')).toContain('"/half-done"');
  await write({ 'site.yaml': 'url: https://www.example.com\n' });
  const { exit, out } = await generate('schema');
  expect(exit).toBe(1);
  expect(out).toContain('.schema is unchanged.');
  expect(out).not.toContain('pages/a.yaml');
  expect(await textIn(root, '.schema/page.json')).toContain('"/half-done"');
});

test('with very many towns, the schemas stay small', async () => {
  const one = (index: number) =>
    `  - { name: Town ${index}, slug: town-${index}, page: /, center: { latitude: 44.2, longitude: -72.5 }, specialties: { drains: { opening: Drains ${index}. } } }\n`;
  const drains = page({ route: '/drains/{town.slug}', rest: 'each: towns\nspecialty: drains\n' });
  const sizes = [];
  for (const count of [20, 600]) {
    const list = `towns:\n${Array.from({ length: count }, (_, index) => one(index)).join('')}`;
    const { root } = await project('small', { 'site.yaml': withTowns(list), 'pages/drains.yaml': drains });
    await generate('new', 'split-towns', '--root', root);
    await generate('schema', '--root', root);
    const read = (name: string) => textIn(root, `.schema/${name}.json`);
    sizes.push((await Promise.all(names.map(read))).join('').length);
    const { definitions, properties } = JSON.parse(await read('page'));
    const isFew = count === 20;
    expect(definitions.link.enum.includes('/drains/town-3')).toBe(isFew);
    expect(definitions.link.enum.includes('/drains/{town.slug}')).toBe(!isFew);
    expect(properties.town.enum?.length).toBe(isFew ? 20 : undefined);
    expect(properties.specialty.enum).toEqual(['drains']);
    expect(JSON.parse(await read('site')).properties.towns).toMatchObject({ type: 'string' });
  }
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});
