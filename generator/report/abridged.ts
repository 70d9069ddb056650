import type { Diagnostic } from './diagnostic.ts';
import { groupBy } from './group-by.ts';
import { slugOf } from './slug.ts';
import { inWords, plural } from './wording.ts';

/** The files in which the same mistake is shown in full. */
const maxShown = 3;
const maxNamed = 3;

/**
 * The problems that a person reads. The same mistake in many files of a folder, such as those of towns, is shown in the first
 * few of them; the last one shown comes with a sentence about the others, and the rest with an empty text.
 *
 * @param sorted by file
 */
export function abridged(sorted: readonly Diagnostic[]): Map<Diagnostic, string> {
  const shown = new Map(sorted.map((one) => [one, '']));
  for (const same of groupBy(sorted, sameness(sorted)).values()) {
    const files = [...new Set(same.map(({ source }) => source.file))];
    if (files.length <= maxShown) continue;
    const inFull = new Set(files.slice(0, maxShown));
    for (const one of same) if (!inFull.has(one.source.file)) shown.delete(one);
    const last = same.findLast(({ source }) => inFull.has(source.file));
    if (last) shown.set(last, alsoIn(files.slice(maxShown)));
  }
  return shown;
}

function alsoIn(files: readonly string[]): string {
  const named = inWords(files.slice(0, maxNamed));
  const count = `The same is in ${plural(files.length, 'more file')}`;
  if (files.length <= maxNamed) return `${count}: ${named}.`;
  return `${count}, such as ${named}. To list all of them, add --format json:  npm run validate -- --format json`;
}

/** What mistakes have in common if they are the same: all words, or all but the name of the file, which they may mention. */
function sameness(problems: readonly Diagnostic[]): (problem: Diagnostic) => string {
  const keyOf = (problem: Diagnostic, wordsOf: (text: string) => string) => {
    const { id, severity, source, message, hint } = problem;
    return JSON.stringify([folderOf(source.file), severity, id, wordsOf(message), wordsOf(hint)]);
  };
  const asWritten = groupBy(problems, (problem) => keyOf(problem, (text) => text));
  return (problem) => {
    const written = keyOf(problem, (text) => text);
    return asWritten.get(written)?.length === 1 ? keyOf(problem, maskOf(nameOf(problem.source.file))) : written;
  };
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Masks a name in a text, however it is written: `canon-city`, or `Cañon City`; but not the `page` of a sentence as the name of a town. */
function maskOf(name: string): (text: string) => string {
  const words = slugOf(name).split('-').join('[^a-z0-9]+');
  if (words === '') return plainly;
  const pattern = new RegExp(`(^|[^a-z0-9])(${words})(?![a-z0-9])`, 'gi');
  return (text) =>
    plainly(text).replace(pattern, (all, before: string, found: string) =>
      /^[A-Z]/.test(found) || /["“/-]/.test(before) ? `${before}*` : all,
    );
}

/** Without accents and apostrophes, which no route has. */
const plainly = (text: string) => text.normalize('NFD').replace(/[\p{M}'’]/gu, '');
