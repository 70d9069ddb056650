import { type ObjectSchema, type OptionalSchema, optionalMark, type Properties, type Schema } from './types.ts';
import { boolean, choice, number, type TextRules, text, townSlug } from './values.ts';

/** Marks a property of an object as optional. */
export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return { ...schema, [optionalMark]: true };
}

/** The rules of an object with a picture: picture and alt text require each other, and a focus requires a picture. */
export const pictureRules = { image: ['alt'], alt: ['image'], focus: ['image'] };

/**
 * Returns the schema of a closed object. If it has a picture, `pictureRules` apply.
 *
 * @param together properties that require each other
 * @param requires properties that require others, which do not require them
 */
export function object<const P extends Properties>(
  description: string,
  properties: P,
  together: readonly NoInfer<keyof P & string>[] = [],
  requires: Readonly<Record<string, readonly string[]>> = {},
): ObjectSchema<P> {
  const required = Object.keys(properties).filter((name) => !(optionalMark in (properties[name] ?? {})));
  const partners = Object.fromEntries(together.map((name) => [name, together.filter((other) => other !== name)]));
  const dependencies = { ...partners, ...('image' in properties ? pictureRules : {}), ...requires };
  return { type: 'object', description, properties, required, dependencies, additionalProperties: false };
}

/** Returns the schema of one reason, or several by the item that each one is for. */
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

const taken = 'Every item or entry already has this property. Choose another name.';

/** Rejects the names of properties that every item has, because its own property would be lost. */
type OtherNames<T, P> = [Extract<keyof T, keyof P>] extends [never] ? unknown : typeof taken;

/**
 * Returns the schema of entries by key, such as prices by duration, shown in the order written. Entries that are
 * objects can have a `schedule`.
 *
 * @throws if an entry uses one of its names for a property of its own
 */
export function map<T>(
  description: string,
  entry: Schema<T>,
  keys: TextRules,
  size = { minProperties: 1 },
): Schema<Record<string, T>> {
  return {
    type: 'object',
    description,
    additionalProperties: isObject(entry) ? withProperties(entry, schedule) : entry,
    ...size,
    propertyNames: keys,
  };
}

/**
 * Returns the schema of a list. Any object in it can repeat for every town (`each: towns`), be limited to towns with a
 * specialty (`specialty: …`), and to some of them (`in: …`, `near: …`, `limit: …`). The generator expands these
 * properties and removes them before a view gets the list. The same is true of its `schedule`.
 *
 * @throws if an item uses one of their names for a property of its own
 */
export function list<T>(
  description: string,
  item: Schema<T> & OtherNames<T, typeof selection & typeof schedule>,
  size: ListSize = {},
): Schema<T[]> {
  const items = isObject(item) ? withProperties(item, { ...selection, ...schedule }) : item;
  return { type: 'array', description, items, minItems: 1, ...size };
}

/** Returns the schema of a list whose items have no `schedule`, such as towns, which have their own `draft`. */
export function listWithoutDates<T>(
  description: string,
  item: Schema<T> & OtherNames<T, typeof selection>,
  size: ListSize,
): Schema<T[]> {
  const items = isObject(item) ? withProperties(item, selection) : item;
  return { type: 'array', description, items, minItems: 1, ...size };
}

interface ListSize {
  minItems?: number;
}

/** The towns that a page is made for. */
export const repetition = {
  each: optional(choice('Repeats this for every town in site.yaml.', ['towns'])),
  specialty: optional({
    ...text('Limits this to towns that list this specialty in site.yaml.', 'drains'),
    role: 'specialty',
  }),
};

/** The towns that a section or an item of a list is made for. */
export const selection = {
  ...repetition,
  in: optional({
    ...text(
      'With `each: towns`, only the towns of this county or state. If several states have the county, add its state: "Washington County, OR".',
      'Washington County',
    ),
    role: 'county',
  }),
  near: optional(
    townSlug(
      'With `each: towns`, puts the nearest towns first: nearest to the town of the page, or to another place.',
      {
        town: 'The town that the page is about, which is itself left out. On a page without a town, the business.',
        business: 'The business.',
      },
    ),
  ),
  limit: optional(number('With `each: towns`, how many towns at most.', { minimum: 1, multipleOf: 1, examples: [5] })),
};

const day = (description: string) => text(description, { form: 'day', examples: ['2026-12-01'], shown: false });

/**
 * The properties that decide when something is on the site. The generator applies them
 * (`generator/check/timing/on-time.ts`), and no view sees them, so sections and items must not have properties of their
 * own with these names.
 */
export const schedule = {
  from: optional(day('The first day on which this is on the site.')),
  until: optional(day('The last day on which this is on the site.')),
  draft: optional(boolean('true keeps this out of the site until it is finished; dev shows it.')),
};

function isObject(schema: Schema): schema is ObjectSchema {
  return schema.type === 'object' && 'properties' in schema;
}

function withProperties(schema: ObjectSchema, added: Properties): ObjectSchema {
  const lost = Object.keys(added).find((name) => Object.hasOwn(schema.properties, name));
  if (lost !== undefined) throw new Error(`"${lost}" cannot be the name of a property. ${taken}`);
  return { ...schema, properties: { ...schema.properties, ...added } };
}
