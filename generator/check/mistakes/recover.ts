import type { ErrorObject } from 'ajv';
import type { Node } from 'yaml';
import { errorAt } from '../../read/error-at.ts';
import { type Path, pathOf } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { missingPrice } from '../facts/missing-prices.ts';
import { daysTogether } from './days-together.ts';
import { isGap } from './gap.ts';
import { missingColons } from './missing-colons.ts';
import { missingProperties } from './missing-properties.ts';
import type { Finder, Findings, MissingPrice, Mistake, RenamedEntry, ShapeError } from './mistake.ts';
import { rulesOf } from './rules.ts';
import { unknownSections } from './section-types.ts';
import { shiftedItems } from './shifted-items.ts';
import { shiftedProperties } from './shifted-properties.ts';
import { specialDays } from './special-day.ts';
import { splitItems } from './split-items.ts';
import { strayedEntries, strayedProperties } from './strayed-entries.ts';
import { swappedNumbers } from './swapped-numbers.ts';
import { unknownProperties } from './unknown-properties.ts';
import { unlistedPairs } from './unlisted-pairs.ts';
import { unnamedEntries } from './unnamed-entries.ts';
import { nodeAt, parsedAgain, withRepairedData } from './working-copy.ts';
import { wrongKeys } from './wrong-keys.ts';
import { wrongTypes } from './wrong-types.ts';
import { wrongValues } from './wrong-values.ts';

/** The order matters: a mistake that an earlier finder finds explains errors that a later one would report. */
const finders: readonly Finder[] = [
  daysTogether,
  specialDays,
  strayedEntries,
  strayedProperties,
  shiftedProperties,
  shiftedItems,
  splitItems,
  unnamedEntries,
  unknownSections,
  unlistedPairs,
  unknownProperties,
  swappedNumbers,
  missingColons,
  wrongTypes,
  wrongValues,
  missingProperties,
  wrongKeys,
];

/** A file whose mistakes were reported and, if the correction is clear, repaired. */
export interface Recovered {
  /** The file as written, with a repaired document and data. Positions are those of the original file. */
  source: Source;
  problems: readonly Diagnostic[];
  /** The remaining errors, which are all reported. */
  errors: readonly ShapeError[];
  /** The paths of values that are unknown because of a mistake. */
  lost: readonly Path[];
  renamed: readonly RenamedEntry[];
  /** The problems about prices that are missing in site.yaml. */
  missingPrices: readonly MissingPrice[];
}

/** Returns the data of site.yaml for the data of a file. For site.yaml itself, this is what was repaired so far. */
export type FactsFor = (data: unknown) => unknown;

/** Returns ajv's errors; empty if the data is valid. */
type Validate = (data: unknown) => readonly ErrorObject[];

/**
 * Reports each mistake in a file once. After each, repairs the file in memory as the hint says and checks it again, so
 * that follow-up errors are not reported.
 *
 * @param factsFor takes the data of the file and returns that of site.yaml, which may be missing or invalid
 */
export function recover(
  source: Source,
  { rules, exampleFor }: Pick<Findings, 'rules' | 'exampleFor'>,
  factsFor: FactsFor,
  validate: Validate,
): Recovered {
  const state: State = {
    working: source,
    reported: new Set(),
    hidden: new Set(),
    completed: new Set(),
    problems: [],
    lost: [],
    renamed: [],
    missingPrices: [],
  };
  for (;;) {
    const { data } = state.working;
    const all = validate(data).map((error) => shapeError(error, data));
    if (all.length > 0 && state.working === source) state.working = parsedAgain(source);
    const errors = all.filter((error) => !isExplained(error, state));
    const facts = factsFor(state.working.data);
    const mistakes = firstMistakes({ errors, rules, facts, working: state.working, exampleFor }, state);
    if (mistakes.length === 0) {
      const { problems, lost, renamed, missingPrices } = state;
      return { source: state.working, errors: all, problems, lost, renamed, missingPrices };
    }
    for (const mistake of mistakes) report(mistake, state);
    state.working = withRepairedData(state.working);
  }
}

/** What has been found so far. */
type Collected = { [name in 'problems' | 'lost' | 'renamed' | 'missingPrices']: Recovered[name][number][] };

interface State extends Collected {
  working: Source;
  /** The mistakes reported so far, so that none is reported again and the loop ends. */
  reported: Set<string>;
  /** Values that cannot be checked because of a mistake in or around them. */
  hidden: Set<Node>;
  /** Groups whose missing properties were reported. */
  completed: Set<Node>;
}

function shapeError(error: ErrorObject, file: unknown): ShapeError {
  const path = pathInto(file, error.instancePath);
  return { error, path, rules: rulesOf(error.parentSchema), data: error.data };
}

/** Only the data shows which steps are list indexes: `60` may also be the label of a price. */
function pathInto(data: unknown, pointer: string): Path {
  return pathOf(pointer).map((step, depth, steps) => {
    return Array.isArray(valueAt(data, steps.slice(0, depth))) ? Number(step) : step;
  });
}

/** Returns true if an error is about a gap, or about a value that cannot be checked. */
function isExplained({ path, data, error }: ShapeError, { working, hidden, completed }: State): boolean {
  if (error.keyword === 'required' && isIn(path, working, completed)) return true;
  if (typeof data === 'string' && isGap(data) && error.propertyName === undefined) return true;
  return path.some((_, index) => isIn(path.slice(0, index), working, hidden)) || isIn(path, working, hidden);
}

function isIn(path: Path, working: Source, nodes: ReadonlySet<Node>): boolean {
  const node = nodes.size > 0 ? nodeAt(working, path) : null;
  return node !== null && nodes.has(node);
}

/** Returns the mistakes of the first kind that occurs. */
function firstMistakes(findings: Findings, { reported }: State): Mistake[] {
  if (findings.errors.length === 0) return [];
  for (const find of finders) {
    const found = find(findings).filter((mistake) => !reported.has(keyFor(mistake)));
    if (found.length > 0) return found;
  }
  return [];
}

function keyFor({ message, span: { start } }: Mistake): string {
  return `${message.id} ${start.line} ${start.column}`;
}

function report(mistake: Mistake, state: State): void {
  const { message, span, repair, hides, completes, loses = [], renamed, missing } = mistake;
  const key = keyFor(mistake);
  if (state.reported.has(key)) return;
  state.reported.add(key);
  const problem = errorAt(state.working, span, message);
  state.problems.push(problem);
  if (missing) state.missingPrices.push(...missingPrice(missing, problem));
  const remember = (path: Path | undefined, nodes: Set<Node>) => {
    const node = path && nodeAt(state.working, path);
    if (node) nodes.add(node);
  };
  remember(hides, state.hidden);
  remember(completes, state.completed);
  state.lost.push(...loses);
  if (renamed) state.renamed.push({ ...renamed, problem });
  repair?.();
}
