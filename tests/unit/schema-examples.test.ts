import { Ajv, type AnySchema } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { schemas } from '../../generator/check/schema/page-schema.ts';
import { loadSectionTypes } from '../../generator/check/schema/sections.ts';
import { type FormName, forms } from '../../templates/schema/forms.ts';

/** A schema with examples, and where it is. */
interface Example {
  path: string;
  schema: AnySchema;
  example: unknown;
}

let all: Example[];

beforeAll(async () => {
  const { site, page } = schemas(await loadSectionTypes());
  all = [...examplesIn(site, 'site'), ...examplesIn(page, 'page')];
});

/** Every example below a schema. Examples are lists of text, and no keyword has that name. */
function examplesIn(schema: unknown, path: string): Example[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { examples, ...rest } = schema as { examples?: unknown };
  const own = Array.isArray(examples) ? examples.map((example) => ({ path, schema: rest as AnySchema, example })) : [];
  return [...own, ...Object.entries(rest).flatMap(([key, child]) => examplesIn(child, `${path}.${key}`))];
}

test('every example in a schema is valid against its own schema', () => {
  const ajv = new Ajv({ strict: false });
  ajv.addKeyword({
    keyword: 'form',
    type: 'string',
    validate: (form: FormName, text: string) => forms[form](text, null) === null,
  });
  expect(all.length).toBeGreaterThan(200);
  for (const { path, schema, example } of all) {
    ajv.validate(schema, example);
    expect(ajv.errors, `${path}: ${JSON.stringify(example)}`).toBeNull();
  }
});
