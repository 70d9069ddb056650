import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { FormName } from '../../../templates/schema/forms.ts';
import { isGroup } from '../../../templates/schema/is-group.ts';
import { type Role, repetition, type Schema, schedule, selection } from '../../../templates/schema.ts';
import { valueAt } from '../../read/value-at.ts';

/** The keywords of a schema that messages, repairs, and the workshop read. */
export interface Rules {
  type?: string | readonly string[];
  title?: string;
  /** What a whole file with these rules is. */
  file?: 'site' | 'page' | 'town';
  description?: string;
  properties?: Record<string, Rules>;
  required?: readonly string[];
  /** For each property, the other properties that it requires. */
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
  /** All texts of this form, for editors. */
  values?: readonly string[];
  /** The words allowed in place of a town's slug, with their meanings. */
  words?: Readonly<Record<string, string>>;
  pattern?: string;
  /** The form of the value in words, to complete "must be …". */
  expected?: string;
  form?: FormName;
  examples?: readonly (string | number)[];
  /** The optional properties that an example needs to be realistic. */
  usual?: readonly string[];
  minimum?: number;
  maximum?: number;
  /** Numbers between these are never intended. */
  not?: { exclusiveMinimum: number; exclusiveMaximum: number };
  minItems?: number;
  minProperties?: number;
  fact?: CatalogGroup;
  role?: Role;
  /** False for text that visitors do not read, such as a route. */
  shown?: boolean;
  /** True for running text, which may have paragraphs and lists. */
  markdown?: true;
}

/** Returns the rules in a schema. The schemas are our own, so the keywords have these types. */
export function rulesOf(schema: Schema | object | undefined): Rules {
  return schema ?? {};
}

/** The kind of value that some rules ask for. */
type Kind = 'text' | 'number' | 'boolean' | 'list' | 'group';

const kinds: Record<string, Kind> = { number: 'number', boolean: 'boolean', array: 'list', object: 'group' };

/** Returns the kind of value that rules ask for. */
export function kindOf({ type }: Rules): Kind {
  return kinds[String(type)] ?? 'text';
}

/** Returns the rules of a group with these values: if it is a section, those of its type. */
export function rulesFor(rules: Rules, data: unknown): Rules {
  const type = isGroup(data) ? data.type : undefined;
  return rules.oneOf?.find((branch) => sectionType(branch) === type) ?? rules;
}

/** Returns the rules of a part of a value, under a key or an index. */
export function rulesInside(rules: Rules, data: unknown, step: string | number): Rules | undefined {
  if (Array.isArray(data)) return rules.items;
  const { properties = {}, additionalProperties } = rulesFor(rules, data);
  return Object.hasOwn(properties, step) ? properties[step] : additionalProperties || undefined;
}

/** Returns true if a group may have a property. */
export const declares = ({ properties = {} }: Rules, name: string) => Object.hasOwn(properties, name);

/** Returns true if rules are those of the entries of a map, and each entry is a group. */
export const isGroupEntry = (rules: Rules, map: Rules) =>
  kindOf(rules) === 'group' && map.additionalProperties === rules;

/** Returns the names of the properties of a group, except those that every list item has. */
export function namesIn({ properties = {} }: Rules): string[] {
  return Object.keys(properties).filter((name) => !isCommon(name));
}

/** Returns true for the properties of list items that choose towns. */
export function isTownChoice(name: string): boolean {
  return Object.hasOwn(selection, name);
}

/** Returns true for those of them that are errors without `each: towns`. */
export function needsEach(name: string): boolean {
  return isTownChoice(name) && !Object.hasOwn(repetition, name);
}

/**
 * Returns true for the properties that every list item has: those that choose towns, and those with dates and `draft`.
 */
export function isCommon(name: string): boolean {
  return isTownChoice(name) || isTiming(name);
}

/** Returns true for the properties that decide when something is on the site. */
export function isTiming(name: string): boolean {
  return Object.hasOwn(schedule, name);
}

/** Returns true if a value is of the kind that rules ask for, or empty. Its contents may still be wrong. */
export function isOfKind(data: unknown, rules: Rules): boolean {
  if (data === null || data === undefined) return true;
  const kind = kindOf(rules);
  if (kind === 'list') return Array.isArray(data);
  if (kind === 'group') return isGroup(data);
  return typeof data !== 'object';
}

/** Returns the section type that rules are of; undefined if they are of something else. */
export const sectionType = ({ properties }: Rules) => properties?.type?.const;

/** Returns the names of the section types. */
export function sectionTypes({ oneOf = [] }: Rules): string[] {
  return oneOf.map((branch) => String(sectionType(branch)));
}

/** Returns the rules of the value at a path, and the value. */
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

/** Returns the name of the property that a path leads to or into. Empty for the file as a whole. */
export function nameOf(path: readonly (string | number)[]): string {
  return String(path.findLast((step) => !isIndex(step)) ?? '');
}

/** Returns true for a step of a path that is a list index. */
export function isIndex(step: string | number | undefined): step is number {
  return typeof step === 'number';
}
