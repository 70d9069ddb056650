import { groupBy } from '../basics/group-by.ts';
import type { Diagnostic } from './diagnostic.ts';
import { withoutNameOfFile, withoutNames, withoutOwn } from './without-own.ts';
import { formatNumber, inWords, plural } from './wording.ts';

/** The number of files in which the same mistake is shown in full. */
const maxShown = 3;
const maxNamed = 3;

/** In this many files, or on this many lines of one, mistakes count as the same even if the quoted text differs. */
const many = 10;

/** Problems that need different words in each place: a list of what is left to write. */
const isToWrite: ReadonlySet<string> = new Set(['gap', 'launch']);

/** A way in which mistakes are the same. */
interface Sameness {
  /** Returns the words of a message or hint without the parts that may differ. */
  wordsOf: (problem: Diagnostic) => (text: string) => string;
  /** The minimum number of files. */
  fewest: number;
}

const samenesses: readonly Sameness[] = [
  { wordsOf: () => (text) => text, fewest: maxShown + 1 },
  // The words may mention the name of the file.
  { wordsOf: withoutNameOfFile, fewest: maxShown + 1 },
  { wordsOf: withoutOwn, fewest: many },
];

/**
 * Selects the problems to show to a person. The same mistake in many files of a folder, such as those of towns, or on
 * many lines of one, is shown for the first few; the last one shown gets a sentence about the others, and the rest an
 * empty text.
 *
 * @param sorted by file
 * @param advice how to list all of them
 */
export function abridged(sorted: readonly Diagnostic[], advice: string): Map<Diagnostic, string> {
  const shown = new Map(sorted.map((one) => [one, '']));
  const grouped = new Set<Diagnostic>();
  for (const { wordsOf, fewest } of samenesses) {
    const others = sorted.filter((one) => !grouped.has(one));
    for (const same of groupBy(others, (problem) => commonIn(problem, wordsOf(problem))).values()) {
      const files = [...new Set(same.map(({ source }) => source.file))];
      if (files.length < fewest) continue;
      const inFull = new Set(files.slice(0, maxShown));
      for (const one of same) {
        grouped.add(one);
        if (!inFull.has(one.source.file)) shown.delete(one);
      }
      const last = same.findLast(({ source }) => inFull.has(source.file));
      if (last) shown.set(last, alsoIn(files.slice(maxShown), advice));
    }
  }
  const others = sorted.filter((one) => !grouped.has(one) && !isToWrite.has(one.id));
  for (const inFile of groupBy(others, ({ source }) => source.file).values()) {
    if (inFile.length < many) continue;
    for (const same of groupBy(inFile, (one) => commonIn(one, withoutOwn(one))).values()) {
      const [last, ...rest] = same.slice(maxShown - 1);
      if (!last || same.length < many) continue;
      for (const one of rest) shown.delete(one);
      shown.set(last, onLines(rest, advice));
    }
  }
  return shown;
}

/** Returns what a mistake must have in common with others to count as the same. */
function commonIn(problem: Diagnostic, wordsOf: (text: string) => string): string {
  const { id, severity, source, message, hint } = problem;
  const words = [message, hint].map(withoutNames(problem)).map(wordsOf);
  return JSON.stringify([folderOf(source.file), severity, id, ...words]);
}

function alsoIn(files: readonly string[], advice: string): string {
  const named = inWords(files.slice(0, maxNamed));
  const count = `The same problem is in ${plural(files.length, 'more file')}`;
  if (files.length <= maxNamed) return `${count}: ${named}.`;
  return `${count}, such as ${named}. ${advice}`;
}

function onLines(others: readonly Diagnostic[], advice: string): string {
  const lines = [...new Set(others.map(({ span }) => String(span.start.line)))].slice(0, maxNamed);
  const named = lines.length === 1 ? `on line ${lines[0]}` : `such as on lines ${inWords(lines)}`;
  return `The same problem is in ${formatNumber(others.length)} more places in this file, ${named}. ${advice}`;
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
