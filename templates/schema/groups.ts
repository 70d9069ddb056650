import { type ObjectSchema, type OptionalSchema, optionalMark, type Properties, type Schema } from './types.ts';
import { choice, type TextRules, text } from './values.ts';

export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return { ...schema, [optionalMark]: true };
}

/**
 * A closed object.
 *
 * @param together properties that require each other
 */
export function object<const P extends Properties>(
  description: string,
  properties: P,
  together: readonly (keyof P & string)[] = [],
): ObjectSchema<P> {
  const required = Object.keys(properties).filter((name) => !(optionalMark in (properties[name] ?? {})));
  const dependencies = Object.fromEntries(together.map((name) => [name, together.filter((other) => other !== name)]));
  return { type: 'object', description, properties, required, dependencies, additionalProperties: false };
}

/** One reason, or several by the item that each one is for. */
export function reasons(description: string): Schema<string | Record<string, string>> {
  return {
    type: ['string', 'object'],
    description,
    examples: ['Its address is printed on our cards.'],
    minLength: 1,
    minProperties: 1,
    additionalProperties: text(description, 'Costs less with a service.'),
  };
}

/** Entries by key, such as prices by duration, shown in the order written. */
export function map<T>(description: string, entry: Schema<T>, keys: TextRules): Schema<Record<string, T>> {
  return {
    type: 'object',
    description,
    additionalProperties: entry,
    minProperties: 1,
    propertyNames: keys,
  };
}

/**
 * A list. Any object in it can repeat for every town (`each: towns`) or be limited to towns with a specialty
 * (`specialty: …`). The generator expands both properties and removes them before a view gets the list.
 */
export function list<T>(description: string, item: Schema<T>, size: { minItems?: number } = {}): Schema<T[]> {
  return { type: 'array', description, items: isObject(item) ? repeatable(item) : item, minItems: 1, ...size };
}

export const repetition = {
  each: optional(choice('Repeats this for every town in site.yaml.', ['towns'])),
  specialty: optional({
    ...text('Limits this to towns that list this specialty in site.yaml.', 'drains'),
    role: 'specialty',
  }),
};

function isObject(schema: Schema): schema is ObjectSchema {
  return schema.type === 'object' && 'properties' in schema;
}

function repeatable(schema: ObjectSchema): Schema {
  return { ...schema, properties: { ...schema.properties, ...repetition } };
}
