import { asGroup } from '../../../templates/schema/is-group.ts';
import type { Schema } from '../../../templates/schema.ts';
import { type Completions, knownValues } from './completions.ts';
import { keywordsOf, type SchemaKeywords } from './schema-keywords.ts';

/**
 * Makes valid data for a schema: the required properties of an object, and one item of a list.
 *
 * @param write replaces each value, for example with a tab stop
 */
export function exampleOf(
  schema: Schema,
  completions: Completions,
  write: (value: unknown) => unknown = (value) => value,
): unknown {
  const keywords = keywordsOf(schema);
  const nested = (part: Schema = {}) => exampleOf(part, completions, write);
  const { properties, items, additionalProperties: entry } = keywords;
  if (properties) {
    const [first = ''] = Object.keys(properties);
    const names = keywords.required?.length ? keywords.required : [first];
    return Object.fromEntries(names.map((name) => [name, nested(properties[name])]));
  }
  if (items) return [nested(items)];
  if (entry && keywords.type === 'object') return { [String(keywords.propertyNames?.examples?.[0])]: nested(entry) };
  if (keywords.const) return keywords.const;
  const [known] = knownValues(keywords, completions);
  return write(
    known?.value ?? linkExample(keywords, completions) ?? keywords.examples?.[0] ?? keywords.enum?.[0] ?? true,
  );
}

/** For a link, an example that exists in this project. */
function linkExample({ role, examples = [] }: SchemaKeywords, completions: Completions): unknown {
  if (role !== 'link') return undefined;
  return examples.find((example) => completions.links.some(({ value }) => value === example)) ?? '/';
}

/** Adds examples from valid data to the strings of a schema that have none. */
export function withSamples(schema: Schema, samples: readonly unknown[]): Schema {
  const { properties, items, examples, type } = keywordsOf(schema);
  if (items) return { ...schema, items: withSamples(items, samples.flat()) };
  if (properties) {
    const entries = Object.entries(properties).map(([name, part]) => [
      name,
      withSamples(part, valuesOf(samples, name)),
    ]);
    return { ...schema, properties: Object.fromEntries(entries) };
  }
  if (type !== 'string' || examples || samples.length === 0) return schema;
  return { ...schema, examples: [...new Set(samples)].slice(0, 2) };
}

function valuesOf(samples: readonly unknown[], name: string): unknown[] {
  return samples.map((sample) => asGroup(sample)[name]).filter((value) => value !== undefined);
}
