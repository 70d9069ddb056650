import { stringify } from 'yaml';
import type { Schema } from '../../../templates/schema.ts';
import { exampleOf } from './example.ts';
import { type Hint, type Hints, knownValues } from './hints.ts';
import { type Parts, partsOf } from './schema-parts.ts';

/** A schema in the words of editors: draft-07, and what the YAML language server adds to it. */
export type EditorSchema = Record<string, unknown>;

/**
 * Says in the words of editors what one of our schemas says in ours: names of this project become choices, links become
 * suggestions, every property gets a title and an example.
 *
 * @param name of the property, which gives the title
 */
export function translate(schema: Schema, name: string, hints: Hints): EditorSchema {
  const parts = partsOf(schema);
  const head = { title: titleOf(name), description: parts.description };
  const known = knownValues(parts, hints);
  if (known.length > 0) return { ...head, ...choice(known) };
  if (parts.enum) return { ...head, enum: parts.enum };
  if (parts.role === 'link')
    return { ...head, anyOf: [{ $ref: '#/definitions/link' }, { type: 'string', minLength: 1 }] };
  if (parts.type === 'string') return { ...head, ...textRules(parts) };
  if (parts.type !== 'object' && parts.type !== 'array') return { ...schema, ...head };
  return { ...head, ...shown(parts.description, { [name]: exampleOf(schema, hints) }), ...group(parts, name, hints) };
}

/** A choice among values, each with what is said of it. */
export function choice(hints: readonly Hint[]): EditorSchema {
  return { enum: hints.map(({ value }) => value), enumDescriptions: hints.map(({ about }) => about) };
}

/** What hovering says of a group or a list; among `examples`, editors can only draw texts and numbers. */
export function shown(description: string | undefined, example: unknown): EditorSchema {
  return { markdownDescription: `${description}\n\n\`\`\`yaml\n${stringify(example, { lineWidth: 0 })}\`\`\`` };
}

export function translateAll(properties: Record<string, Schema>, hints: Hints): Record<string, EditorSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, translate(part, name, hints)]));
}

function textRules({ pattern, role, description, examples }: Parts): EditorSchema {
  const note = `${description}\n\nFacts may stand in it, as in \`{contact.phone}\`.`;
  const free = !pattern && !role;
  return {
    type: 'string',
    minLength: 1,
    ...(pattern && { pattern }),
    examples,
    ...(free && { markdownDescription: note }),
  };
}

function group(parts: Parts, name: string, hints: Hints): EditorSchema {
  const { type, properties = {}, required, items, minItems, additionalProperties: entry, propertyNames } = parts;
  if (items) return { type, minItems, items: translate(items, name, hints) };
  if (!entry) return { type, required, additionalProperties: false, properties: translateAll(properties, hints) };
  const keys = propertyNames?.pattern && { propertyNames: { pattern: propertyNames.pattern } };
  return { type, minProperties: 1, additionalProperties: translate(entry, name, hints), ...keys };
}

const spelled: Record<string, string> = { seo: 'SEO', url: 'URL', id: 'ID' };

/** "priceRange" as a title: "Price range". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return spelled[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
