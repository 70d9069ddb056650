import type { Schema } from '../../../templates/schema.ts';
import { type Hints, knownValues } from './hints.ts';
import { type Parts, partsOf } from './schema-parts.ts';

/**
 * Sound data for a schema: of a group what must be there, of a list one item.
 *
 * @param write what becomes of each value, such as a place to fill in
 */
export function exampleOf(
  schema: Schema,
  hints: Hints,
  write: (value: unknown) => unknown = (value) => value,
): unknown {
  const parts = partsOf(schema);
  const inside = (part: Schema = {}) => exampleOf(part, hints, write);
  const { properties, items, additionalProperties: entry } = parts;
  if (properties) {
    const [first = ''] = Object.keys(properties);
    const names = parts.required?.length ? parts.required : [first];
    return Object.fromEntries(names.map((name) => [name, inside(properties[name])]));
  }
  if (items) return [inside(items)];
  if (entry && parts.type === 'object') return { [String(parts.propertyNames?.examples?.[0])]: inside(entry) };
  if (parts.const) return parts.const;
  const [known] = knownValues(parts, hints);
  return write(known?.value ?? soundLink(parts, hints) ?? parts.examples?.[0] ?? parts.enum?.[0] ?? true);
}

/** For a link, an example that leads somewhere in this project. */
function soundLink({ role, examples = [] }: Parts, hints: Hints): unknown {
  if (role !== 'link') return undefined;
  return examples.find((example) => hints.links.some(({ value }) => value === example)) ?? '/';
}

/** The schema with examples for its texts, taken from sound data, wherever it has none of its own. */
export function withSamples(schema: Schema, samples: readonly unknown[]): Schema {
  const { properties, items, examples, type } = partsOf(schema);
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
  return samples.map((sample) => (sample as Record<string, unknown>)[name]).filter((value) => value !== undefined);
}
