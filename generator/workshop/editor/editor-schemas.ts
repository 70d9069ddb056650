import { stringify } from 'yaml';
import type { Schema } from '../../../templates/schema.ts';
import type { Schemas } from '../../check/page-schema.ts';
import type { Sections } from '../../check/sections.ts';
import { exampleOf, withSamples } from './example.ts';
import type { Hints } from './hints.ts';
import { partsOf } from './schema-parts.ts';
import { choice, type EditorSchema, shown, translate, translateAll } from './translate.ts';

/** The schemas of both kinds of files as editors want them, with what this project has to offer. */
export function editorSchemas(schemas: Schemas, sections: Sections, hints: Hints): Record<keyof Schemas, EditorSchema> {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const link = { type: 'string', ...choice(hints.links) };
  const { properties = {}, ...page } = partsOf(schemas.page);
  const { sections: list = {}, ...rest } = properties;
  const types = (partsOf(partsOf(list).items ?? {}).oneOf ?? []).map((schema) => sectionType(schema, sections, hints));
  const definitions = Object.fromEntries(types.map(({ name, schema }) => [name, schema]));
  const translated = translate({ ...page, properties: rest }, 'page', hints);
  return {
    site: { $schema, ...translate(schemas.site, 'site', hints), definitions: { link } },
    page: {
      $schema,
      ...translated,
      properties: { ...(translated.properties as object), sections: sectionList(partsOf(list).description, types) },
      definitions: { link, ...definitions },
    },
  };
}

interface SectionType {
  name: string;
  summary: string;
  example: unknown;
  /** An example in which every value is a place to fill in. */
  snippet: unknown;
  schema: EditorSchema;
}

function sectionType(schema: Schema, sections: Sections, hints: Hints): SectionType {
  const { type: tag = {}, ...own } = partsOf(schema).properties ?? {};
  const { const: name = '', description: summary = '' } = partsOf(tag);
  const sampled = withSamples({ ...schema, properties: own }, sections.get(name)?.examples ?? []);
  const complete = { ...sampled, properties: { type: tag, ...partsOf(sampled).properties } };
  const example = exampleOf(complete, hints);
  const type = { title: 'Type', description: summary, ...shown(summary, [example]), const: name };
  let place = 0;
  const fillIn = (value: unknown) => {
    place += 1;
    const yaml = stringify(value, { blockQuote: false, lineWidth: 0 }).trimEnd();
    return `\${${place}:${yaml.replace(/[\\$}]/g, '\\$&')}}`;
  };
  return {
    name,
    summary,
    example,
    snippet: exampleOf(complete, hints, fillIn),
    schema: {
      title: name,
      description: summary,
      type: 'object',
      required: partsOf(schema).required,
      additionalProperties: false,
      properties: { type, ...translateAll(partsOf(sampled).properties ?? {}, hints) },
    },
  };
}

/** By a condition for each type an editor finds what is wrong within that type, which a list of alternatives hides. */
function sectionList(description = '', types: readonly SectionType[]): EditorSchema {
  const kinds = choice(types.map(({ name, summary }) => ({ value: name, about: summary })));
  const items = {
    title: 'Section',
    type: 'object',
    properties: { type: { title: 'Type', description: 'What kind of section this is.', ...kinds } },
    allOf: [
      { required: ['type'] },
      ...types.map(({ name }) => ({
        if: { type: 'object', required: ['type'], properties: { type: { const: name } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
        then: { $ref: `#/definitions/${name}` },
      })),
    ],
  };
  const defaultSnippets = types.map(({ name, summary, snippet }) => ({
    label: name,
    description: summary,
    body: snippet,
  }));
  const sections = types.slice(0, 1).map(({ example }) => example);
  const head = { title: 'Sections', description, ...shown(description, { sections }) };
  return { ...head, type: 'array', minItems: 1, items, defaultSnippets };
}
