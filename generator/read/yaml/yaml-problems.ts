import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt } from '../error-at.ts';
import { offsetOf } from '../lines.ts';
import { spanOf } from '../locate.ts';
import type { Source } from '../source.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { explainProblem } from './explain-error.ts';
import { forbiddenNodes } from './forbidden-nodes.ts';
import { invisibleCharacters } from './invisible-repairs.ts';
import type { KnownKeys } from './known-keys.ts';
import { lineStart, readLines } from './lines.ts';
import { doubledBraces } from './pair-repairs.ts';
import { readAsMeant } from './read-as-meant.ts';
import type { Repair } from './repair.ts';

/** The possible repairs of one problem. */
type Repairs = readonly [Repair, ...Repair[]];

/**
 * Finds the problems with the YAML of a file: what the parser rejects, and valid YAML that is not allowed in a
 * definition. After its first error the parser guesses, so nothing below that line is reported, unless the repair is
 * sure. Then the rest is read as if it were repaired. Its places are the same in the file as it is.
 */
export function yamlProblems(source: Source, knownKeys: KnownKeys): Diagnostic[] {
  const { repaired, errors, end } = readAsMeant(source, knownKeys);
  const broken = new Set(errors.map(({ at }) => lineStart(repaired.text, at[0])));
  // The same cents or hours after a comma, twice between braces, are not a duplicate, but texts without quotes.
  const nodes = [...forbiddenNodes(repaired, knownKeys), ...duplicateKeys(repaired)].map(
    (problem) => [problem] as const,
  );
  const forbidden = onePerLine(
    repaired,
    [...invisibleIn(repaired, knownKeys), ...doubledIn(repaired, knownKeys), ...nodes].filter(
      ([{ at }]) => at[0] < end && !broken.has(lineStart(repaired.text, at[0])),
    ),
  );
  const explained = forbidden.map((repairs) => explainProblem(repaired.text, repairs));
  // A repaired line may be shorter than what is to be underlined.
  const spanIn = ([start, end]: Repair['at']) => {
    const { line, col } = repaired.lines.linePos(start);
    const from = offsetOf(source.lines, { line, column: col });
    return spanOf(source, [from, from + end - start]);
  };
  return [...errors, ...explained].map(({ at, message }) => errorAt(source, spanIn(at), message));
}

/** Finds invisible characters where YAML accepts them, but reads something other than what people see. */
function invisibleIn(source: Source, knownKeys: KnownKeys): Repairs[] {
  if (!/[^\n -~]/.test(source.text)) return [];
  const lines = readLines(source.text);
  const trouble = { lines, knownKeys };
  return lines
    .filter(({ isYaml }) => isYaml)
    .flatMap((line) => {
      const [first, ...others] = invisibleCharacters(line, trouble);
      return first ? [[first, ...others] as const] : [];
    });
}

/** Finds values in two pairs of braces, which YAML accepts as a group with a group as its key. */
function doubledIn(source: Source, knownKeys: KnownKeys): Repairs[] {
  if (!source.text.includes('{{')) return [];
  const lines = readLines(source.text);
  return lines
    .filter(({ isYaml }) => isYaml)
    .flatMap((line) => doubledBraces(line, { lines, knownKeys }).map((one) => [one] as const));
}

/** Keeps one problem per line, because one mistake causes others on its line. */
function onePerLine(source: Source, problems: readonly Repairs[]): Repairs[] {
  const lines = new Map<number, Repairs>();
  for (const repairs of problems) {
    const start = lineStart(source.text, repairs[0].at[0]);
    if (!lines.has(start)) lines.set(start, repairs);
  }
  return [...lines.values()];
}
