import type { Diagnostic } from './diagnostic.ts';
import { groupBy } from './group-by.ts';
import { toListAll } from './list-all.ts';
import { slugOf } from './slug.ts';
import { inWords, plural } from './wording.ts';

/** The files in which the same mistake is shown in full. */
const maxShown = 3;
const maxNamed = 3;

/** In how many files, or on how many lines of one, mistakes are the same even if what is written there differs. */
const many = 10;

/** Problems that ask for other words in each place: a list of what is left to do. */
const isToWrite: ReadonlySet<string> = new Set(['gap', 'launch']);

/** A way in which mistakes are the same. */
interface Sameness {
  /** Returns the words of a message or hint without what may differ. */
  wordsOf: (problem: Diagnostic) => (text: string) => string;
  /** In how many files it must be. */
  fewest: number;
}

const samenesses: readonly Sameness[] = [
  { wordsOf: () => (text) => text, fewest: maxShown + 1 },
  // They may mention the name of the file.
  { wordsOf: ({ source }) => maskOf(source, isMentioned), fewest: maxShown + 1 },
  { wordsOf: withoutOwn, fewest: many },
];

/** Options of the command without which it would not find all of the problems, such as `--drafts`. */
export type ListingFlags = readonly string[];

/**
 * The problems that a person reads. The same mistake in many files of a folder, such as those of towns, or on many lines of one, is shown
 * in the first few; the last one shown comes with a sentence about the others, and the rest with an empty text.
 *
 * @param sorted by file
 */
export function abridged(sorted: readonly Diagnostic[], flags: ListingFlags = []): Map<Diagnostic, string> {
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
      if (last) shown.set(last, alsoIn(files.slice(maxShown), flags));
    }
  }
  const others = sorted.filter((one) => !grouped.has(one) && !isToWrite.has(one.id));
  for (const inFile of groupBy(others, ({ source }) => source.file).values()) {
    if (inFile.length < many) continue;
    for (const same of groupBy(inFile, (one) => commonIn(one, withoutOwn(one))).values()) {
      const [last, ...rest] = same.slice(maxShown - 1);
      if (!last || same.length < many) continue;
      for (const one of rest) shown.delete(one);
      shown.set(last, onLines(rest, flags));
    }
  }
  return shown;
}

/** What a mistake must have in common with others to be the same. */
function commonIn({ id, severity, source, message, hint }: Diagnostic, wordsOf: (text: string) => string): string {
  return JSON.stringify([folderOf(source.file), severity, id, wordsOf(message), wordsOf(hint)]);
}

function alsoIn(files: readonly string[], flags: ListingFlags): string {
  const named = inWords(files.slice(0, maxNamed));
  const count = `The same is in ${plural(files.length, 'more file')}`;
  if (files.length <= maxNamed) return `${count}: ${named}.`;
  return `${count}, such as ${named}. ${toListAll('validate', flags)}`;
}

function onLines(others: readonly Diagnostic[], flags: ListingFlags): string {
  const lines = [...new Set(others.map(({ span }) => String(span.start.line)))].slice(0, maxNamed);
  const named = lines.length === 1 ? `on line ${lines[0]}` : `such as on lines ${inWords(lines)}`;
  return `The same is in ${others.length} more places of this file, ${named}. ${toListAll('validate', flags)}`;
}

/** Masks numbers, the name of the file, what is written at the place of a problem, and words of that: the name of a town. */
function withoutOwn({ source, span: { start, end } }: Diagnostic): (text: string) => string {
  const line = linesOf(source)[start.line - 1] ?? '';
  const written = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined).trim();
  const withoutName = maskOf(source, () => true);
  const masked = (text: string) => withoutName(text).replace(/\d[\d.,]*/g, '#');
  if (written === '') return masked;
  const slug = slugOf(written);
  const isOwn = (word: string) => {
    const own = word.length > 3 ? slugOf(word) : '';
    return own !== '' && slug.includes(own);
  };
  return (text) =>
    masked(text)
      .replaceAll(masked(written), '*')
      .replace(/[\p{L}\p{N}]+/gu, (word) => (isOwn(word) ? '*' : word));
}

/** The lines of each file with problems, of which there may be thousands. */
const knownLines = new WeakMap<Diagnostic['source'], string[]>();

function linesOf(source: Diagnostic['source']): string[] {
  const lines = knownLines.get(source) ?? source.text.split('\n');
  knownLines.set(source, lines);
  return lines;
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Masks the name of a file in a text, however it is written: `canon-city`, or `Cañon City`. */
function maskOf(
  { file }: Diagnostic['source'],
  isName: (found: string, before: string) => boolean,
): (text: string) => string {
  const words = slugOf(nameOf(file)).split('-').join('[^a-z0-9]+');
  if (words === '') return plainly;
  const pattern = new RegExp(`(^|[^a-z0-9])(${words})(?![a-z0-9])`, 'gi');
  return (text) =>
    plainly(text).replace(pattern, (all, before: string, found: string) =>
      isName(found, before) ? `${before}*` : all,
    );
}

/** False for the `page` of a sentence, which may be the name of a town too. */
const isMentioned = (found: string, before: string) => /^[A-Z]/.test(found) || /["“/-]/.test(before);

/** Without accents and apostrophes, which no route has. */
const plainly = (text: string) => text.normalize('NFD').replace(/[\p{M}'’]/gu, '');
