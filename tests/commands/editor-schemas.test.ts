import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSections } from '../../generator/check/sections.ts';
import { generate, project } from '../harness/project.ts';
import { sharedProject } from '../harness/shared-project.ts';

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

const sections = await loadSections();
const names = ['site', 'page'] as const;
const schemas: Partial<Record<(typeof names)[number], Property>> = {};

beforeAll(async () => {
  const { root, remove } = await sharedProject('every-fact');
  expect(await generate('schema', '--root', root)).toEqual({
    exit: 0,
    out: 'Wrote .schema/site.json and .schema/page.json.\n',
    err: '',
  });
  for (const name of names) schemas[name] = JSON.parse(await readFile(join(root, `.schema/${name}.json`), 'utf8'));
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
    const known = { site: 'site.hours.Monday', page: 'page.seo.title' };
    expect(properties().map(([path]) => path)).toContain(known[name]);
    for (const [path, { title, description, ...rest }] of properties()) {
      expect([title, description].every(Boolean), path).toBe(true);
      const group = rest.properties ?? rest.items ?? rest.additionalProperties;
      const choices = rest.enum ?? rest.anyOf ?? rest.examples ?? (rest.const ? [rest.const] : []);
      if (group) expect(rest.markdownDescription, path).toMatch(/```yaml\n(?![\s\S]*undefined)/);
      else if (rest.type !== 'boolean') expect(choices, path).not.toEqual([]);
    }
  });

  test('has examples that it accepts itself', () => {
    const ajv = new Ajv({ strict: false });
    for (const [path, { examples = [], ...rules }] of properties()) {
      for (const example of examples) expect(ajv.validate(rules, example), `${path}: ${example}`).toBe(true);
    }
  });
});

test('adding a page updates the schemas of the project', async () => {
  const { root } = await project('small', { '.schema/page.json': '{}' });
  const flags = ['--route', '/prices', '--name', 'Prices', '--sections', 'intro'];
  const { out } = await generate('new', 'page', ...flags, '--root', root);
  expect(out).toContain('Updated .schema/');
  expect(await readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/prices"');
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
  expect(await readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/half-done"');
  await write({ 'site.yaml': 'url: https://www.example.com\n' });
  const { exit, out } = await generate('schema');
  expect(exit).toBe(1);
  expect(out).toContain('.schema is unchanged.');
  expect(out).not.toContain('pages/a.yaml');
  expect(await readFile(join(root, '.schema/page.json'), 'utf8')).toContain('"/half-done"');
});
