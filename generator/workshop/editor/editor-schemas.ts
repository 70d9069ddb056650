import { stringify } from 'yaml';
import { type Rules, rulesOf } from '../../check/mistakes/rules.ts';
import type { Schemas } from '../../check/schema/page-schema.ts';
import type { SectionTypes } from '../../check/schema/sections.ts';
import type { Completion, Completions } from './completions.ts';
import { exampleOf, withSamples } from './schema-example.ts';
import { type EditorSchema, enumOf, hoverText, translate, translateProperties } from './translate.ts';

type EditedFile = 'site' | 'page' | 'town';

/** Returns the editor schemas of site.yaml, of pages, and of town files, with the names that exist in this project. */
export function editorSchemas(
  schemas: Pick<Schemas, EditedFile>,
  sections: SectionTypes,
  completions: Completions,
): Record<EditedFile, EditorSchema> {
  const $schema = 'http://json-schema.org/draft-07/schema#';
  const link = { type: 'string', ...enumOf(completions.links) };
  const { properties = {}, ...page } = rulesOf(schemas.page);
  const { sections: list = {}, ...rest } = properties;
  const types = (list.items?.oneOf ?? []).map((rules) => sectionType(rules, sections, completions));
  const definitions = Object.fromEntries(types.map(({ name, schema }) => [name, schema]));
  const translated = translate({ ...page, properties: rest }, 'page', completions);
  return {
    site: { $schema, ...translate(rulesOf(schemas.site), 'site', completions), definitions: { link } },
    page: {
      $schema,
      ...translated,
      properties: { ...(translated.properties as object), sections: sectionList(list.description, types) },
      definitions: { link, ...definitions },
    },
    town: { $schema, ...townSchema(rulesOf(schemas.town), completions), definitions: { link } },
  };
}

/** Offers the names that other towns have for their texts. Any other name is valid too. */
function townSchema(rules: Rules, completions: Completions): EditorSchema {
  const { properties = {} } = rules;
  const textsIn = (map: Rules | undefined, names: readonly Completion[]) => {
    const text = map?.additionalProperties;
    const offered = names.map(({ value, detail }) => {
      const named = { ...(text || {}), description: `The text "${value}" of this town.`, examples: [detail] };
      return [value, translate(named, value, completions)];
    });
    return { properties: Object.fromEntries(offered) };
  };
  const { words, specialties, ...rest } = translateProperties(properties, completions);
  const ofSpecialty = properties.specialties?.additionalProperties;
  const named = [...completions.specialtyWords].map(([name, names]) => {
    const translated = translate(ofSpecialty || {}, name, completions);
    return [name, { ...translated, ...textsIn(ofSpecialty || {}, names) }];
  });
  return {
    ...translate(rules, 'town', completions),
    properties: {
      ...rest,
      words: { ...words, ...textsIn(properties.words, completions.townWords) },
      specialties: { ...specialties, properties: Object.fromEntries(named) },
    },
  };
}

interface SectionType {
  name: string;
  summary: string;
  example: unknown;
  /** The example with a tab stop for every value (https://code.visualstudio.com/docs/editing/userdefinedsnippets). */
  snippet: unknown;
  schema: EditorSchema;
}

function sectionType(rules: Rules, sections: SectionTypes, completions: Completions): SectionType {
  const { type: tag = {}, ...own } = rules.properties ?? {};
  const { const: name = '', description: summary = '' } = tag;
  const sampled = withSamples({ ...rules, properties: own }, sections.get(name)?.examples ?? []);
  const complete = { ...sampled, properties: { type: tag, ...sampled.properties } };
  const example = exampleOf(complete, completions);
  const type = { title: 'Type', description: summary, ...hoverText(summary, [example]), const: name };
  let tabStop = 0;
  const withTabStop = (value: unknown) => {
    tabStop += 1;
    const yaml = stringify(value, { blockQuote: false, lineWidth: 0 }).trimEnd();
    return `\${${tabStop}:${yaml.replace(/[\\$}]/g, '\\$&')}}`;
  };
  return {
    name,
    summary,
    example,
    snippet: exampleOf(complete, completions, withTabStop),
    schema: {
      title: name,
      description: summary,
      type: 'object',
      required: rules.required,
      additionalProperties: false,
      properties: { type, ...translateProperties(sampled.properties ?? {}, completions) },
    },
  };
}

/** Uses one condition per type in place of `oneOf`, so that an editor reports mistakes within the intended type. */
function sectionList(description = '', types: readonly SectionType[]): EditorSchema {
  const typeNames = enumOf(types.map(({ name, summary }) => ({ value: name, detail: summary })));
  const items = {
    title: 'Section',
    type: 'object',
    properties: { type: { title: 'Type', description: 'The type of the section.', ...typeNames } },
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
  const head = { title: 'Sections', description, ...hoverText(description, { sections }) };
  return { ...head, type: 'array', minItems: 1, items, defaultSnippets };
}
