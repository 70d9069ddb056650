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
  /** false for what programs read, such as a route. */
  readonly shown?: boolean;
}

/** @param rules what the text must be like; a text stands for an example and nothing more */
export function text(description: string, rules: TextRules | string = {}): Schema<string> {
  const more = typeof rules === 'string' ? { examples: [rules] } : rules;
  return { type: 'string', minLength: 1, shown: true, description, ...more };
}

interface NumberRules {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples: readonly number[];
}

export function number(description: string, rules: NumberRules): Schema<number> {
  return { type: 'number', description, ...rules };
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

/** Small letters and digits, with single hyphens between words. */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A slug that begins with a letter, as an id or the name of a section type does. */
export const idPattern = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

/** A name on the page that links can lead to, as in /services#prices. */
export function anchor(description: string): Schema<string> {
  return {
    ...text(description, {
      pattern: idPattern,
      expected: 'small letters, digits and single hyphens',
      examples: ['prices'],
    }),
    role: 'anchor',
  };
}

/** A path inside the project that ends as pictures do; cameras write the ending in capitals. */
export const pictureFile =
  /^(?!\/|.*\.\.).+\.([Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff]|[Ss][Vv][Gg])$/;

/**
 * The path of a picture's file inside the project.
 *
 * @param least the width, in pixels, that the picture needs to be sharp in its place
 */
export function picture(description: string, least: number): Schema<string> {
  return {
    ...text(description, {
      pattern: pictureFile.source,
      expected: 'a .jpg, .png, .webp, .avif or .svg file inside the project',
      examples: ['photos/room.jpg'],
    }),
    role: 'picture',
    least,
  };
}

/** The slug of one of the towns of site.yaml. */
export function townSlug(description: string): Schema<string> {
  return { ...text(description, 'montpelier'), role: 'town' };
}

/** What a text is for: to be shown, or more; later stages look these up by their place, and editors offer what fits. */
export type Role = 'shown' | 'link' | 'anchor' | 'picture' | 'town' | 'specialty';

export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return { ...schema, [optionalMark]: true };
}

/** A closed group of properties; of those in `together`, none stands without the others. */
export function object<const P extends Properties>(
  description: string,
  properties: P,
  together: readonly (keyof P & string)[] = [],
): ObjectSchema<P> {
  const required = Object.keys(properties).filter((name) => !(optionalMark in (properties[name] ?? {})));
  const dependencies = Object.fromEntries(together.map((name) => [name, together.filter((other) => other !== name)]));
  return { type: 'object', description, properties, required, dependencies, additionalProperties: false };
}

/** One reason, or several by what each of them is for. */
export function reasons(description: string): Schema<string | Record<string, string>> {
  return {
    type: ['string', 'object'],
    description,
    examples: ['Its address stands on a printed card.'],
    minLength: 1,
    minProperties: 1,
    additionalProperties: text(description, 'Costs less beside a service.'),
  };
}

/** Entries by key, such as prices by duration. The order written is the order shown. */
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
 * Any list can repeat an item for every town (`each: towns`) or keep it for towns with a specialty (`specialty: …`);
 * the generator has done so, and removed both words, before a view sees the list.
 */
export function list<T>(description: string, item: Schema<T>, size: { minItems?: number } = {}): Schema<T[]> {
  return { type: 'array', description, items: isObject(item) ? repeatable(item) : item, minItems: 1, ...size };
}

export const repetition = {
  each: optional(choice('Repeats this once for every town of site.yaml.', ['towns'])),
  specialty: optional({
    ...text('Keeps this only for towns that list this specialty in site.yaml.', 'drains'),
    role: 'specialty',
  }),
};

function isObject(schema: Schema): schema is ObjectSchema {
  return schema.type === 'object' && 'properties' in schema;
}

function repeatable(schema: ObjectSchema): Schema {
  return { ...schema, properties: { ...schema.properties, ...repetition } };
}
