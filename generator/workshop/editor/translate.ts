import { stringify } from 'yaml';
import { pictureFile } from '../../../templates/schema.ts';
import type { Rules } from '../../check/mistakes/rules.ts';
import { withCapital } from '../../report/wording.ts';
import { type Completion, type Completions, knownValues } from './completions.ts';
import { exampleOf } from './schema-example.ts';

/** A schema for editors: JSON Schema draft-07 with the extensions of the YAML language server. */
export type EditorSchema = Record<string, unknown>;

/**
 * Converts one of our schemas for editors. References to facts become choices, links get completions, and every property
 * gets a title and an example.
 *
 * @param name the name of the property, from which the title is made
 */
export function translate(rules: Rules, name: string, completions: Completions): EditorSchema {
  const head = { title: titleOf(name), description: rules.description };
  const known = knownValues(rules, completions);
  if (known.length > 0) return { ...head, ...enumOf(known) };
  const choices = rules.enum ?? rules.values;
  if (choices) return { ...head, enum: choices };
  if (rules.role === 'link')
    return { ...head, anyOf: [{ $ref: '#/definitions/link' }, { type: 'string', minLength: 1 }] };
  if (rules.type === 'string') return { ...head, ...textSchema(rules) };
  if (rules.type !== 'object' && rules.type !== 'array') return { ...rules, ...head };
  return {
    ...head,
    ...hoverText(rules.description, { [name]: exampleOf(rules, completions) }),
    ...groupSchema(rules, name, completions),
  };
}

/** Returns a choice among values, each with its detail. */
export function enumOf(completions: readonly Completion[]): EditorSchema {
  return { enum: completions.map(({ value }) => value), enumDescriptions: completions.map(({ detail }) => detail) };
}

/**
 * Returns the hover text of an object or a list. Editors show only strings and numbers from `examples`, so it includes
 * the example.
 */
export function hoverText(description: string | undefined, example: unknown): EditorSchema {
  return { markdownDescription: `${description}\n\n\`\`\`yaml\n${stringify(example, { lineWidth: 0 })}\`\`\`` };
}

/** Converts the schemas of all properties of an object for editors. */
export function translateProperties(
  properties: Readonly<Record<string, Rules>>,
  completions: Completions,
): Record<string, EditorSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, rules]) => [name, translate(rules, name, completions)]),
  );
}

const markdownHint =
  '\n\nIt can have links and more: `[our prices](/services)`, `**bold**`, `*emphasis*`, and lines that begin with `- ` for a list.';

function textSchema({ role, markdown, description, examples, pattern: own }: Rules): EditorSchema {
  const pattern = role === 'picture' ? pictureFile.source : own;
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

function groupSchema(rules: Rules, name: string, completions: Completions): EditorSchema {
  const { type, properties = {}, required, items, minItems, minProperties, propertyNames } = rules;
  const { additionalProperties: entry } = rules;
  if (items) return { type, minItems, items: translate(items, name, completions) };
  if (!entry)
    return { type, required, additionalProperties: false, properties: translateProperties(properties, completions) };
  const keys = propertyNames?.pattern && { propertyNames: { pattern: propertyNames.pattern } };
  return { type, minProperties, additionalProperties: translate(entry, name, completions), ...keys };
}

const acronyms: Record<string, string> = { seo: 'SEO', url: 'URL', id: 'ID' };

/** Returns the title of a property: "Price range" for "priceRange". */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return acronyms[name] ?? withCapital(words);
}
