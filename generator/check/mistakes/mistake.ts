import type { ErrorObject } from 'ajv';
import type { CatalogGroup } from '../../../templates/facts/catalog.ts';
import type { FormFault } from '../../../templates/schema/forms/form.ts';
import { groupBy } from '../../basics/group-by.ts';
import { type Path, pointerOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message, Span } from '../../report/diagnostic.ts';
import type { Rules } from './rules.ts';

/** An error from ajv, with its value and rules. */
export interface ShapeError {
  error: ErrorObject;
  path: Path;
  /** The rules that the value at the path breaks. */
  rules: Rules;
  data: unknown;
}

/** A mistake in a file, and a repair of the working copy that prevents follow-up errors. */
export interface Mistake {
  message: Message;
  span: Span;
  /** Changes the working copy as the hint says. Absent if only the owner knows what was meant. */
  repair?: () => void;
  /** The path of a value that cannot be checked because of this mistake. */
  hides?: Path;
  /** The path of a group whose missing properties the message names. */
  completes?: Path;
  /** Paths of values that this mistake may have been meant for. */
  loses?: readonly Path[];
  /** The price of site.yaml that a value refers to, if it is missing. */
  missing?: FormFault['missing'];
  /** An entry that gets another name. References may use either name. */
  renamed?: EntryRenaming;
}

interface EntryRenaming {
  /** The path of the map. */
  path: Path;
  from: string;
  to: string;
}

/** An entry that got another name, and the problem with its name as written. */
export interface RenamedEntry extends EntryRenaming {
  problem: Diagnostic;
}

/** A price that site.yaml does not have, and the problem at the reference to it. */
export interface MissingPrice {
  group: CatalogGroup;
  key: string;
  /** Its label or name; empty if it has none. */
  price: string;
  problem: Diagnostic;
}

/**
 * Returns an example of a missing property; undefined if the example in its schema is as good.
 *
 * @param error where the property is missing
 */
export type ExampleFor = (name: string, error: Pick<ShapeError, 'path' | 'data'>, file: Source) => unknown;

/** The input of the finders. */
export interface Findings {
  errors: readonly ShapeError[];
  /** The rules of the whole file. */
  rules: Rules;
  working: Source;
  /** The data of site.yaml, which may be missing or invalid. */
  facts: unknown;
  exampleFor?: ExampleFor | undefined;
}

/** Finds the mistakes of one kind. */
export type Finder = (findings: Findings) => Mistake[];

/** Returns the errors of some ajv keywords. */
export function errorsOf(errors: readonly ShapeError[], ...keywords: string[]): ShapeError[] {
  return errors.filter(({ error }) => keywords.includes(error.keyword));
}

/** Returns the paths of the lists that have an item with an error. */
export function listsOf(errors: readonly ShapeError[]): Path[] {
  const items = errors.filter(({ path }) => typeof path.at(-1) === 'number');
  return byPath(items.map(({ path }) => ({ path: path.slice(0, -1) }))).map(([{ path }]) => path);
}

/** Groups things by path. */
export function byPath<T extends { path: Path }>(things: readonly T[]): [T, ...T[]][] {
  return [...groupBy(things, ({ path }) => pointerOf(path)).values()];
}
