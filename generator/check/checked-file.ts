import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Path } from '../read/locate.ts';
import type { Source } from '../read/source.ts';
import type { Definition } from './definition.ts';
import type { FactReference } from './facts/fact-references.ts';
import { gapProblems } from './mistakes/gap.ts';
import type { ExampleFor, ShapeError } from './mistakes/mistake.ts';
import { type FactsFor, type Recovered, recover } from './mistakes/recover.ts';
import type { Rules } from './mistakes/rules.ts';
import { holeOf } from './mistakes/stand-ins.ts';
import { checkContext, type SamePointer } from './schema/check-context.ts';
import type { Roles } from './schema/roles.ts';

/** A kind of file, by what it is checked with. */
export interface FileKind {
  /** Gets the check of its schema. */
  check: () => ValidateFunction;
  rules: Rules;
  samePointer: SamePointer;
  exampleFor?: ExampleFor;
}

/** A file that was checked against its schema, and repaired where its mistakes have a clear correction. */
export interface CheckedFile extends Recovered {
  roles: Roles;
  references: readonly FactReference[];
}

/** Shared by thousands of files. */
const nothing: readonly never[] = [];

/** Returns the result for a file that is known to be valid. */
export function nothingFound(source: Source, roles: Roles): CheckedFile {
  return {
    source,
    problems: nothing,
    errors: nothing,
    lost: nothing,
    renamed: nothing,
    missingPrices: nothing,
    roles,
    references: nothing,
  };
}

/**
 * Checks a file against its schema, and repairs it where its mistakes have a clear correction.
 *
 * @param factsFor takes the data of the file and returns that of site.yaml, which may be missing or invalid
 */
export function checkFile(source: Source, { check, samePointer, ...kind }: FileKind, factsFor: FactsFor): CheckedFile {
  const validate = check();
  let context = checkContext(null, samePointer);
  const recovered = recover(source, kind, factsFor, (data): readonly ErrorObject[] => {
    context = checkContext(factsFor(data), samePointer);
    return validate.call(context, data) ? [] : (validate.errors ?? []);
  });
  return {
    roles: context.roles,
    references: context.references.map((reference) => ({ ...reference, source: recovered.source })),
    ...recovered,
    problems: [...gapProblems(source), ...recovered.problems],
  };
}

/** Returns true for a file that matches its schema, perhaps after a repair. */
export const isValid = ({ errors }: CheckedFile) => errors.length === 0;

/** Returns the paths that an error makes unknown. */
function unknownIn(error: ShapeError): Path[] {
  const hole = holeOf(error);
  return hole ? [hole.path] : [];
}

/** Returns a checked file without the parts that only this stage needs. */
export function definitionOf<T>({ source, roles, errors }: CheckedFile): Definition<T> {
  return { source, data: source.data as T, roles, unknown: errors.flatMap(unknownIn) };
}
