/**
 * One definition gives both the JSON Schema that checks the YAML and the TypeScript type that a view receives.
 * Every property must be described: editors show the description, and messages quote it.
 * Every object is closed, so a misspelt property is always found.
 */

declare const shape: unique symbol;
const optionalMark = Symbol('optional');

/** Plain JSON Schema (https://json-schema.org/draft-07) that remembers the type of the data it accepts. */
export interface Schema<T = unknown> {
  readonly [shape]?: T;
  readonly [keyword: string]: unknown;
}

interface OptionalSchema<T = unknown> extends Schema<T> {
  readonly [optionalMark]: true;
}

/** The type of the data that a schema accepts. */
export type Infer<S> = S extends { readonly [shape]?: infer T } ? Exclude<T, undefined> : never;

export type Properties = Record<string, Schema>;
type OptionalKey<P> = { [K in keyof P]: P[K] extends OptionalSchema ? K : never }[keyof P];
type Flat<T> = { [K in keyof T]: T[K] } & {};
export type Shape<P extends Properties> = Flat<
  { [K in Exclude<keyof P, OptionalKey<P>>]: Infer<P[K]> } & { [K in OptionalKey<P>]?: Infer<P[K]> }
>;

export interface ObjectSchema<P extends Properties = Properties> extends Schema<Shape<P>> {
  readonly type: 'object';
  readonly properties: P;
  readonly required: readonly string[];
}

interface TextRules {
  /** A regular expression, with `expected` saying in plain words what it asks for. */
  readonly pattern?: string;
  readonly expected?: string;
  readonly examples?: readonly string[];
}

export function text(description: string, rules: TextRules = {}): Schema<string> {
  return { type: 'string', minLength: 1, description, ...rules };
}

export function number(description: string, range: { minimum?: number; maximum?: number } = {}): Schema<number> {
  return { type: 'number', description, ...range };
}

export function boolean(description: string): Schema<boolean> {
  return { type: 'boolean', description };
}

export function choice<const V extends string>(description: string, values: readonly V[]): Schema<V> {
  return { enum: values, description };
}

/** An address: a route, an anchor, an https, tel, sms or mailto address, or the name of one of the site's links. */
export function link(description: string): Schema<string> {
  const examples = ['/services', '#prices', 'booking', 'https://book.example.com'];
  return { type: 'string', minLength: 1, role: 'link', description, examples };
}

/** A name on the page that links can lead to, as in /services#prices. */
export function anchor(description: string): Schema<string> {
  return {
    ...text(description, {
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      expected: 'small letters, digits and single hyphens',
    }),
    role: 'anchor',
  };
}

/** The path of a picture's file inside the project. */
export function picture(description: string): Schema<string> {
  return {
    ...text(description, {
      pattern: '^(?!/|.*\\.\\.).+\\.(jpe?g|png|webp|avif|svg)$',
      expected: 'a .jpg, .png, .webp, .avif or .svg file inside the project',
      examples: ['photos/room.jpg'],
    }),
    role: 'picture',
  };
}

/** What a text is for beyond being read; later stages look these up by their place. */
export type Role = 'link' | 'anchor' | 'picture';

/** The key of one entry in a group of site.yaml, such as one of its `services`. The `fact` keyword checks it. */
export function fact(group: FactGroup, description: string): Schema<string> {
  return { type: 'string', fact: group, description };
}

/** The groups of site.yaml whose entries pages refer to by key. */
export type FactGroup = 'services' | 'memberships' | 'bundles' | 'packages' | 'enhancements' | 'specials';

export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return { ...schema, [optionalMark]: true };
}

export function object<const P extends Properties>(description: string, properties: P): ObjectSchema<P> {
  const required = Object.keys(properties).filter((name) => !(optionalMark in (properties[name] ?? {})));
  return { type: 'object', description, properties, required, additionalProperties: false };
}

/** One reason, or several by what each of them is for. */
export function reasons(description: string): Schema<string | Record<string, string>> {
  return {
    type: ['string', 'object'],
    description,
    minLength: 1,
    minProperties: 1,
    additionalProperties: text(description),
  };
}

/** Entries by key, such as prices by duration. The order written is the order shown. */
export function map<T>(description: string, entry: Schema<T>, keys?: TextRules): Schema<Record<string, T>> {
  return {
    type: 'object',
    description,
    additionalProperties: entry,
    minProperties: 1,
    ...(keys && { propertyNames: keys }),
  };
}

/**
 * Any list can repeat an item for every town (`each: towns`) or keep it for towns with a specialty (`specialty: …`);
 * the generator has done so, and removed both words, before a view sees the list.
 */
export function list<T>(description: string, item: Schema<T>, size: { minItems?: number } = {}): Schema<T[]> {
  return { type: 'array', description, items: isObject(item) ? repeatable(item) : item, minItems: 1, ...size };
}

export const repetition = {
  each: optional(choice('Repeats this once for every town of site.yaml.', ['towns'])),
  specialty: optional(text('Keeps this only for towns that list this specialty in site.yaml.')),
};

function isObject(schema: Schema): schema is ObjectSchema {
  return schema.type === 'object' && 'properties' in schema;
}

function repeatable(schema: ObjectSchema): Schema {
  return { ...schema, properties: { ...schema.properties, ...repetition } };
}
