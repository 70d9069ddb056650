import type { ErrorObject } from 'ajv';
import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { FormFault } from '../../../templates/schema/forms/form.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message, Span } from '../../report/diagnostic.ts';
import type { Rules } from './rules.ts';

/** An error of ajv, with what it is about. */
export interface ShapeError {
  error: ErrorObject;
  path: Path;
  /** The rules that the value at the path breaks. */
  rules: Rules;
  data: unknown;
}

/** A mistake in a file, and how to repair the draft so that it causes no other. */
export interface Mistake {
  message: Message;
  span: Span;
  /** Does to the draft what the hint says. Absent if only the owner knows what was meant. */
  repair?: () => void;
  /** The path of a value that cannot be checked because of this mistake. */
  hides?: Path;
  /** The path of a group whose missing properties the message names. */
  completes?: Path;
  /** Paths of values that may be what this mistake was meant to be. */
  loses?: readonly Path[];
  /** The price of site.yaml that a value refers to, if there is none. */
  missing?: FormFault['missing'];
  /** An entry that gets another name. What refers to it may use either. */
  renamed?: EntryRenaming;
}

export interface EntryRenaming {
  /** The path of the map. */
  path: Path;
  from: string;
  to: string;
}

/** A price that site.yaml does not have, and the problem where something refers to it. */
export interface MissingPrice {
  group: CatalogGroup;
  key: string;
  /** Its label or name; empty if none is written. */
  price: string;
  problem: Diagnostic;
}

/**
 * An example of a property that is missing; undefined if its schema has as good a one.
 *
 * @param error where the property is missing
 */
export type ExampleFor = (name: string, error: Pick<ShapeError, 'path' | 'data'>, file: Source) => unknown;

/** What is known when mistakes are looked for. */
export interface Findings {
  errors: readonly ShapeError[];
  /** The rules of the whole file. */
  rules: Rules;
  draft: Source;
  /** The data of site.yaml, which may be missing or invalid. */
  facts: unknown;
  exampleFor?: ExampleFor | undefined;
}

/** Finds the mistakes of one kind. */
export type Finder = (findings: Findings) => Mistake[];

export function errorsOf(errors: readonly ShapeError[], ...keywords: string[]): ShapeError[] {
  return errors.filter(({ error }) => keywords.includes(error.keyword));
}

/** Things at the same path, together. */
export function byPath<T extends { path: Path }>(things: readonly T[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const thing of things) {
    const key = pointerOf(thing.path);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups.values()];
}
