import { stringify } from 'yaml';
import type { Message } from '../report/diagnostic.ts';
import { suggest } from '../report/suggest.ts';

export interface Form {
  description?: string;
  expected?: string;
  pattern?: string;
  examples?: readonly string[];
}

const list = (words: readonly string[]) => words.join(', ');
/** The name that a mistake has which is in no property. */
export const wholeFile = '';

const bare = (raw: string) => raw.replace(/^(["'])(.*)\1$/, '$2');

/** "Did you mean …?" where one word is close, else all the words there are. */
export function nearOrAll(word: string, known: readonly string[], all: string): string {
  const near = suggest(word, known);
  if (near) return `Did you mean "${near}"?`;
  return `${all} ${known.length > 0 ? list(known) : 'nothing'}.`;
}

/** An example as YAML has it, with quotes where it needs them. */
const example = ({ examples: [first] = [], description = '' }: Form) =>
  first === undefined ? description : `For example:  ${stringify(first, { lineWidth: 0 }).trimEnd()}`;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, each item on a line that begins with "- "',
  object: 'a group of properties',
  'string,object': 'a reason, or a group of reasons',
};

function kindOf(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  return (
    { number: 'a number', boolean: 'true or false', string: 'a text' }[typeof data as string] ?? 'a group of properties'
  );
}

/** A lone `{town.name}` without quotes, which YAML reads as a group with one empty property. */
function unquotedPlaceholder(data: unknown): string | null {
  const [entry, ...others] = data && typeof data === 'object' && !Array.isArray(data) ? Object.entries(data) : [];
  return entry && others.length === 0 && entry[1] === null ? `"{${entry[0]}}"` : null;
}

function typeHint(type: string, data: unknown, raw: string, form: Form): string {
  if (data === null) return 'Write a value after the colon, with a space between them.';
  if (type === 'boolean') return 'Write true or false, without quotes.';
  if (type === 'number') return 'Write the number without quotes.';
  if (type === 'array') return `Put "- " before it, on a line of its own:  - ${raw}`;
  if (type !== 'string' || typeof data === 'object')
    return 'Check the indentation and the dashes of the lines around it.';
  const fits = (text: string) => !form.pattern || new RegExp(form.pattern).test(text);
  if (fits(raw)) return `Put it in quotes:  "${raw}"`;
  const likeExample = form.examples?.[0]?.replace(/\d[\d.,]*/, raw) ?? raw;
  return fits(likeExample) ? `Write:  ${likeExample}` : example(form);
}

/** What is wrong with the shape of the data, as its schema sees it. */
export const shape = {
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
  wrongType: (name: string, type: string, data: unknown, raw: string, form: Form): Message => {
    const placeholder = unquotedPlaceholder(data);
    const found = placeholder ? 'a text without its quotes' : kindOf(data);
    return {
      id: 'wrong-type',
      message: `${name === wholeFile ? 'A definition' : `"${name}"`} must be ${kinds[type] ?? type}, but this is ${found}.`,
      hint: placeholder ? `Put it in quotes:  ${placeholder}` : typeHint(type, data, raw, form),
    };
  },
  wrongChoice: (name: string, raw: string, values: readonly string[]): Message => ({
    id: name === 'template' ? 'unknown-template' : 'wrong-choice',
    message: `"${bare(raw)}" is not a choice for "${name}".`,
    hint: nearOrAll(bare(raw), values, 'The choices are:'),
  }),
  unknownSection: (type: unknown, types: readonly string[]): Message => ({
    id: 'unknown-section',
    message: `Unknown section type "${type}".`,
    hint: nearOrAll(String(type), types, 'The types are:'),
  }),
  wrongForm: (name: string, raw: string, form: Form): Message => ({
    id: 'wrong-form',
    message: `"${name}" must be ${form.expected ?? 'written otherwise'}, but this is "${bare(raw)}".`,
    hint: example(form),
  }),
  wrongKey: (key: string, form: Form): Message => ({
    id: 'wrong-form',
    message: `The name "${key}" must have ${form.expected ?? 'another form'}.`,
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
    message: `There is no "${bare(raw)}" among the ${group} of site.yaml.`,
    hint: known.length > 0 ? nearOrAll(bare(raw), known, `The ${group} are:`) : `Add "${group}:" to site.yaml first.`,
  }),
};
