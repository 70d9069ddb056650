import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { FormName } from '../../../templates/schema/forms.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { type Role, type Schema, schedule, selection } from '../../../templates/schema.ts';
import { valueAt } from '../../read/value-at.ts';

/** What a schema says about a value: the keywords that messages, repairs, and the workshop read. */
export interface Rules {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  properties?: Record<string, Rules>;
  required?: readonly string[];
  /** What a property brings along: the names that it needs beside it. */
  dependencies?: Readonly<Record<string, readonly string[]>>;
  /** The rules of the entries of a map; false in an object, which is closed. */
  additionalProperties?: Rules | false;
  propertyNames?: Rules;
  items?: Rules;
  /** The section types, in the rules of a section. */
  oneOf?: readonly Rules[];
  /** The groups of site.yaml that a section shows, by the property that asks for them. */
  needs?: Readonly<Record<string, string>>;
  /** The name of a section type. */
  const?: string;
  enum?: readonly string[];
  /** All texts that have the form, for editors. */
  values?: readonly string[];
  /** What can be written instead of the slug of a town, and what it means. */
  words?: Readonly<Record<string, string>>;
  pattern?: string;
  /** The form of the value in words, to complete "must be …". */
  expected?: string;
  form?: FormName;
  examples?: readonly (string | number)[];
  /** The optional properties of an example, without which it would not be right. */
  usual?: readonly string[];
  minimum?: number;
  maximum?: number;
  /** Numbers between these are never meant. */
  not?: { exclusiveMinimum: number; exclusiveMaximum: number };
  minItems?: number;
  fact?: CatalogGroup;
  role?: Role;
  /** False for text that visitors do not read, such as a route. */
  shown?: boolean;
  /** True for running text, which may have paragraphs and lists. */
  markdown?: true;
}

/** The rules in a schema. The schemas are ours, so that their keywords have these types. */
export function rulesOf(schema: Schema | object | undefined): Rules {
  return (schema ?? {}) as Rules;
}

/** The kind of value that some rules ask for. */
type Kind = 'text' | 'number' | 'boolean' | 'list' | 'group';

const kinds: Record<string, Kind> = { number: 'number', boolean: 'boolean', array: 'list', object: 'group' };

export function kindOf({ type }: Rules): Kind {
  return kinds[String(type)] ?? 'text';
}

/** The rules of a group with these values: if it is a section, those of its type. */
export function rulesFor(rules: Rules, data: unknown): Rules {
  const type = isGroup(data) ? data.type : undefined;
  return rules.oneOf?.find((branch) => branch.properties?.type?.const === type) ?? rules;
}

/** The rules of what is in a value, under a key or an index. */
export function rulesInside(rules: Rules, data: unknown, step: string | number): Rules | undefined {
  if (Array.isArray(data)) return rules.items;
  const { properties = {}, additionalProperties } = rulesFor(rules, data);
  return Object.hasOwn(properties, step) ? properties[step] : additionalProperties || undefined;
}

/** The names of the properties of a group, without those that every list item has. */
export function namesIn({ properties = {} }: Rules): string[] {
  return Object.keys(properties).filter((name) => !isCommon(name));
}

/** True for the properties of list items that choose towns. */
export function isTownChoice(name: string): boolean {
  return Object.hasOwn(selection, name);
}

/** True for the properties that every list item has: those that choose towns, and those that say when it is on the site. */
export function isCommon(name: string): boolean {
  return isTownChoice(name) || isTiming(name);
}

/** True for the properties that say when something is on the site. */
export function isTiming(name: string): boolean {
  return Object.hasOwn(schedule, name);
}

/** True if a value is of the kind that rules ask for, or empty. Its contents may still be wrong. */
export function isOfKind(data: unknown, rules: Rules): boolean {
  if (data === null || data === undefined) return true;
  const kind = kindOf(rules);
  if (kind === 'list') return Array.isArray(data);
  if (kind === 'group') return isGroup(data);
  return typeof data !== 'object';
}

/** The names of the section types. */
export function sectionTypes({ oneOf = [] }: Rules): string[] {
  return oneOf.map((branch) => String(branch.properties?.type?.const));
}

/** The rules of the value at a path, and the value. */
export function rulesAt(
  rules: Rules,
  data: unknown,
  path: readonly (string | number)[],
): { rules: Rules; data: unknown } {
  let found = { rules, data };
  for (const step of path) {
    found = { rules: rulesInside(found.rules, found.data, step) ?? {}, data: valueAt(found.data, [step]) };
  }
  return { rules: rulesFor(found.rules, found.data), data: found.data };
}

/** True if a value may have been meant for rules: it is of their kind, and has nothing that they do not know. */
export function mayBe(data: unknown, rules: Rules): boolean {
  if (!isOfKind(data, rules)) return false;
  return (
    !isGroup(data) ||
    Object.entries(data).every(([name, value]) => {
      const inner = rulesInside(rules, data, name);
      return inner !== undefined && isOfKind(value, inner);
    })
  );
}

/** True if a value is valid, as far as its shape shows: its kind, its properties, and the form of its texts. */
export function fits(data: unknown, rules: Rules): boolean {
  if (data === null || data === undefined || !isOfKind(data, rules)) return false;
  if (Array.isArray(data)) return data.every((item) => fits(item, rules.items ?? {}));
  return isGroup(data) ? groupFits(data, rules) : scalarFits(data, rules);
}

function groupFits(data: Record<string, unknown>, rules: Rules): boolean {
  const { properties, required = [], additionalProperties, propertyNames } = rulesFor(rules, data);
  const names = Object.keys(data);
  if (properties) {
    return names.every((name) => Object.hasOwn(properties, name)) && required.every((name) => names.includes(name));
  }
  const keys = keyPattern(propertyNames);
  return keys !== null && names.every((name) => keys.test(name) && fits(data[name], additionalProperties || {}));
}

/** What the names of entries look like. Null if they can be anything, so that nothing shows what they name. */
function keyPattern({ pattern, examples = [] }: Rules = {}): RegExp | null {
  if (pattern !== undefined) return new RegExp(pattern);
  // What else is wrong with a route is for the plan to say.
  return String(examples[0]).startsWith('/') ? /^\// : null;
}

function scalarFits(data: unknown, rules: Rules): boolean {
  const { pattern = '', minimum = -Infinity, maximum = Infinity } = rules;
  const kind = kindOf(rules);
  if (kind === 'number')
    return typeof data === 'number' && data >= minimum && data <= maximum && !isExcluded(data, rules);
  if (kind === 'boolean') return typeof data === 'boolean';
  if (rules.role === 'link' && /\s/.test(String(data))) return false;
  return typeof data === 'string' && !rules.enum && !rules.fact && new RegExp(pattern).test(data);
}

/** True for a time in milliseconds: only of these are small numbers never meant. */
export const isDuration = ({ not }: Rules) => not !== undefined;

/** True for a number that is never meant, such as 3 milliseconds. */
export function isExcluded(number: number, { not }: Rules): boolean {
  return not !== undefined && number > not.exclusiveMinimum && number < not.exclusiveMaximum;
}

/** The name of the property that a path leads to or into. Empty for the file as a whole. */
export function nameOf(path: readonly (string | number)[]): string {
  return String(path.findLast((step) => !isIndex(step)) ?? '');
}

export function isIndex(step: string | number | undefined): boolean {
  return /^\d+$/.test(String(step));
}
