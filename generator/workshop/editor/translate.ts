import { stringify } from 'yaml';
import { pictureFile, type Schema } from '../../../templates/schema.ts';
import { type Completion, type Completions, knownValues } from './completions.ts';
import { exampleOf } from './schema-example.ts';
import { keywordsOf, type SchemaKeywords } from './schema-keywords.ts';

/** A schema for editors: JSON Schema draft-07 with the extensions of the YAML language server. */
export type EditorSchema = Record<string, unknown>;

/**
 * Converts one of our schemas for editors. References to facts become choices, links get completions, and every property
 * gets a title and an example.
 *
 * @param name the name of the property, from which the title is made
 */
export function translate(schema: Schema, name: string, completions: Completions): EditorSchema {
  const keywords = keywordsOf(schema);
  const head = { title: titleOf(name), description: keywords.description };
  const known = knownValues(keywords, completions);
  if (known.length > 0) return { ...head, ...enumOf(known) };
  const choices = keywords.enum ?? keywords.values;
  if (choices) return { ...head, enum: choices };
  if (keywords.role === 'link')
    return { ...head, anyOf: [{ $ref: '#/definitions/link' }, { type: 'string', minLength: 1 }] };
  if (keywords.type === 'string') return { ...head, ...textRules(keywords) };
  if (keywords.type !== 'object' && keywords.type !== 'array') return { ...schema, ...head };
  return {
    ...head,
    ...hoverText(keywords.description, { [name]: exampleOf(schema, completions) }),
    ...groupSchema(keywords, name, completions),
  };
}

/** A choice among values, each with its detail. */
export function enumOf(completions: readonly Completion[]): EditorSchema {
  return { enum: completions.map(({ value }) => value), enumDescriptions: completions.map(({ detail }) => detail) };
}

/** The hover text of an object or a list. Editors show only strings and numbers from `examples`, so it includes the example. */
export function hoverText(description: string | undefined, example: unknown): EditorSchema {
  return { markdownDescription: `${description}\n\n\`\`\`yaml\n${stringify(example, { lineWidth: 0 })}\`\`\`` };
}

export function translateProperties(
  properties: Record<string, Schema>,
  completions: Completions,
): Record<string, EditorSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, translate(schema, name, completions)]),
  );
}

const markdownHint =
  '\n\nIt can have links and more: `[our prices](/services)`, `**bold**`, `*emphasis*`, and lines that begin with `- ` for a list.';

function textRules({ role, markdown, description, examples, ...rules }: SchemaKeywords): EditorSchema {
  const pattern = role === 'picture' ? pictureFile.source : rules.pattern;
  const hover = `${description}\n\nYou can use facts in it, such as \`{contact.phone}\`.${markdown ? markdownHint : ''}`;
  const isFreeText = !pattern && !role;
  return {
    type: 'string',
    minLength: 1,
    ...(pattern && { pattern }),
    examples,
    ...(isFreeText && { markdownDescription: hover }),
  };
}

function groupSchema(keywords: SchemaKeywords, name: string, completions: Completions): EditorSchema {
  const { type, properties = {}, required, items, minItems, additionalProperties: entry, propertyNames } = keywords;
  if (items) return { type, minItems, items: translate(items, name, completions) };
  if (!entry)
    return { type, required, additionalProperties: false, properties: translateProperties(properties, completions) };
  const keys = propertyNames?.pattern && { propertyNames: { pattern: propertyNames.pattern } };
  return { type, minProperties: 1, additionalProperties: translate(entry, name, completions), ...keys };
}

const acronyms: Record<string, string> = { seo: 'SEO', url: 'URL', id: 'ID' };

/** The title of a property: "Price range" for "priceRange". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return acronyms[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
