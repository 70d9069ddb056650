import { memoizedWeakly } from '../../templates/memoized.ts';
import { slugOf } from '../basics/slug.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Masks the parts of a message or hint that may differ from similar ones. */
type Mask = (text: string) => string;

/**
 * Masks what never distinguishes mistakes: the names that the check marks as different, and the quoted words in other
 * punctuation.
 */
export function withoutNames(problem: Diagnostic): Mask {
  // Longest first, because a name may begin with another. A YAML key may have quotes.
  const names = (problem.names ?? [])
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) => [JSON.stringify(name), name]);
  return (text) => names.reduce((rest, name) => rest.replaceAll(name, '*'), withoutRewritten(problem, text));
}

/**
 * Masks the dictated text of a hint if all of its words are at the location of the problem: `**now**` for `<b>now</b>`.
 */
function withoutRewritten(problem: Diagnostic, text: string): string {
  const wordsOf = (words: string) => slugOf(words).split('-');
  return text.replace(/(?<=: {2}).*\p{L}.*$/gmu, (dictated) => {
    const written = new Set(wordsOf(writtenAt(problem)));
    return wordsOf(dictated).every((word) => written.has(word)) ? '*' : dictated;
  });
}

/** Masks the name of the file where a message mentions it. */
export const withoutNameOfFile = ({ source }: Diagnostic): Mask => maskOf(source, isMentioned);

/**
 * Masks numbers, the name of the file, and the text at the location of a problem with its individual words, such as the
 * name of a town.
 */
export function withoutOwn(problem: Diagnostic): Mask {
  const written = writtenAt(problem);
  const withoutName = maskOf(problem.source, () => true);
  const masked: Mask = (text) => withoutName(text).replace(/\d[\d.,]*/g, '#');
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

/** Returns the text at the location of a problem, on its first line. */
function writtenAt({ source, span: { start, end } }: Diagnostic): string {
  const line = linesOf(source)[start.line - 1] ?? '';
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined).trim();
}

/** The lines of each file with problems. There may be thousands of such files. */
const linesOf = memoizedWeakly(({ text }: Diagnostic['source']) => text.split('\n'));

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Masks the name of a file in a text, in any spelling: `canon-city`, or `Cañon City`. */
function maskOf({ file }: Diagnostic['source'], isName: (found: string, before: string) => boolean): Mask {
  const words = slugOf(nameOf(file)).split('-').join('[^a-z0-9]+');
  if (words === '') return plainly;
  const pattern = new RegExp(`(^|[^a-z0-9])(${words})(?![a-z0-9])`, 'gi');
  return (text) =>
    plainly(text).replace(pattern, (all, before: string, found: string) =>
      isName(found, before) ? `${before}*` : all,
    );
}

/** Returns false for the `page` of a sentence, which may also be the name of a town. */
const isMentioned = (found: string, before: string) => /^[A-Z]/.test(found) || /["“/-]/.test(before);

/** Removes accents and apostrophes, which no route contains. */
const plainly = (text: string) => text.normalize('NFD').replace(/[\p{M}'’]/gu, '');
