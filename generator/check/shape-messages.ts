import type { FormFault } from '../../templates/schema/forms/form.ts';
import type { FormName } from '../../templates/schema/forms.ts';
import type { Message } from '../report/diagnostic.ts';
import { nearOrAll } from '../report/wording.ts';
import { formHint, formTypeHint, inYaml } from './form-hints.ts';

/** What messages quote from the schema of a value. */
export interface ValueSchema {
  description?: string;
  /** The form of the value in words, to complete "must be …". */
  expected?: string;
  pattern?: string;
  form?: FormName;
  examples?: readonly string[];
}

/** Stands for the name of a property in a mistake that is not in any property. */
export const noProperty = '';

const unquoted = (raw: string) => raw.replace(/^(["'])(.*)\1$/, '$2');

/** An example in YAML, with quotes if it needs them, or the description if there is no example. */
const example = ({ examples: [first] = [], description = '' }: ValueSchema) =>
  first === undefined ? description : `For example:  ${inYaml(first)}`;

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, each item on a line that begins with "- "',
  object: 'a group of properties',
  'string,object': 'a reason, or a group of reasons',
};

/** What a value is, as its author would call it. */
function describe(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  return typeNames[typeof data] ?? 'a group of properties';
}

/** The placeholder that somebody wrote without quotes: YAML reads `{town.name}` as a group with one empty property. */
function unquotedPlaceholder(data: unknown): string | null {
  const [entry, ...others] = data && typeof data === 'object' && !Array.isArray(data) ? Object.entries(data) : [];
  return entry && others.length === 0 && entry[1] === null ? `"{${entry[0]}}"` : null;
}

function typeHint(type: string, data: unknown, raw: string, schema: ValueSchema, facts: unknown): string {
  const hint = schema.form && formTypeHint(schema.form, data, raw, facts);
  if (hint) return hint;
  if (data === null) return 'Write a value after the colon, with a space between them.';
  if (type === 'boolean') return 'Write true or false, without quotes.';
  if (type === 'number') return 'Write the number without quotes.';
  if (type === 'array') return `Put "- " before it, on a line of its own:  - ${raw}`;
  if (type !== 'string' || typeof data === 'object')
    return 'Check the indentation and the dashes of the lines around it.';
  const fits = (text: string) => !schema.pattern || new RegExp(schema.pattern).test(text);
  if (fits(raw)) return `Put it in quotes:  "${raw}"`;
  const likeExample = schema.examples?.[0]?.replace(/\d[\d.,]*/, raw) ?? raw;
  return fits(likeExample) ? `Write:  ${likeExample}` : example(schema);
}

/** Messages about data that does not match its schema. */
export const shapeMessages = {
  unknownProperty: (name: string, where: string, known: readonly string[]): Message => ({
    id: 'unknown-property',
    message: `Unknown property "${name}" in ${where}.`,
    hint: nearOrAll(name, known, 'It may have:'),
  }),
  missingProperty: (name: string, where: string, description: string): Message => ({
    id: 'missing-property',
    message: `"${name}" is missing from ${where}.`,
    hint: `Add "${name}:". ${description}`,
  }),
  missingPartner: (name: string, partner: string, where: string, description: string): Message => ({
    id: 'missing-property',
    message: `"${name}" is missing from ${where}; it belongs to "${partner}".`,
    hint: `Add "${name}:". ${description}`,
  }),
  wrongType: (name: string, type: string, data: unknown, raw: string, schema: ValueSchema, facts: unknown): Message => {
    const placeholder = unquotedPlaceholder(data);
    const found = placeholder ? 'a text without its quotes' : describe(data);
    return {
      id: 'wrong-type',
      message: `${name === noProperty ? 'A definition' : `"${name}"`} must be ${typeNames[type] ?? type}, but this is ${found}.`,
      hint: placeholder ? `Put it in quotes:  ${placeholder}` : typeHint(type, data, raw, schema, facts),
    };
  },
  wrongChoice: (name: string, raw: string, values: readonly string[]): Message => ({
    id: name === 'template' ? 'unknown-template' : 'wrong-choice',
    message: `"${unquoted(raw)}" is not a choice for "${name}".`,
    hint: nearOrAll(unquoted(raw), values, 'The choices are:'),
  }),
  unknownSection: (type: unknown, types: readonly string[]): Message => ({
    id: 'unknown-section',
    message: `Unknown section type "${type}".`,
    hint: nearOrAll(String(type), types, 'The types are:'),
  }),
  wrongForm: (name: string, raw: string, schema: ValueSchema): Message => ({
    id: 'wrong-form',
    message: `"${name}" must be ${schema.expected ?? 'written otherwise'}, but this is "${unquoted(raw)}".`,
    hint: example(schema),
  }),
  faultyForm: (name: string, found: FormFault, schema: ValueSchema): Message => ({
    id: found.id ?? 'wrong-form',
    message: `"${name}" ${found.fault}.`,
    hint: formHint(found) || example(schema),
  }),
  wrongKey: (key: string, schema: ValueSchema): Message => ({
    id: 'wrong-form',
    message: `The name "${key}" must have ${schema.expected ?? 'another form'}.`,
    hint: `For example:  ${key.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  }),
  empty: (name: string, description: string): Message => ({
    id: 'empty-value',
    message: `"${name}" is empty.`,
    hint: `Fill it in. ${description}`,
  }),
  outOfRange: (name: string, raw: string, bound: 'minimum' | 'maximum', limit: number): Message => ({
    id: 'out-of-range',
    message: `"${name}" must be ${limit} or ${bound === 'minimum' ? 'more' : 'less'}, but this is ${raw}.`,
    hint: 'Check the number; in longitudes, west is negative.',
  }),
  unknownFact: (raw: string, group: string, known: readonly string[]): Message => ({
    id: 'unknown-fact',
    message: `There is no "${unquoted(raw)}" among the ${group} of site.yaml.`,
    hint:
      known.length > 0 ? nearOrAll(unquoted(raw), known, `The ${group} are:`) : `Add "${group}:" to site.yaml first.`,
  }),
};
