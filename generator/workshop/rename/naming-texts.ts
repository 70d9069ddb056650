import { isScalar, visit } from 'yaml';
import { priceNames, referenceIn } from '../../../templates/facts/price-reference.ts';
import { nodeAt, rangeOf } from '../../check/mistakes/working-copy.ts';
import { type Path, pathOf } from '../../read/locate.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { valueAt } from '../../read/value-at.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from '../edit/edit-messages.ts';
import type { CheckedProject } from './checked-project.ts';
import type { NameMatch, Wording } from './name-wording.ts';
import { type FileSplice, sourcesIn } from './splices.ts';

type OffsetRange = readonly [start: number, end: number];

/** A text that visitors read, or a part of a file that nothing refers to: a comment, or an acceptance. */
export interface Text {
  source: Source;
  path: Path | null;
  range: OffsetRange;
}

/**
 * The meaning of the old name at one place: what was renamed, in a text about it (`own`) or in another one (`other`);
 * perhaps something else (`unsure`); or certainly something else (`none`).
 */
export type Use = 'own' | 'other' | 'unsure' | 'none';

/** Determines the meaning of each match in a text. */
export type UsesIn = (text: Text, value: string, matches: readonly NameMatch[]) => Use[];

/** A text with the old name. */
interface Naming {
  text: Text;
  /** Its content; for a comment, its source. */
  value: string;
  uses: Use[];
}

/** The name and the location of the business do not depend on what it sells. */
const ownNames = /^\/(?:business\/name$|brand\/|contact\/|address\/)/;

/** Returns the texts with the old name, and its meaning in them. */
export function namingsIn(project: CheckedProject, { matches }: Wording, usesIn: UsesIn): Naming[] {
  return textsIn(project).flatMap((text): Naming[] => {
    const { source, path, range } = text;
    const written = source.text.slice(...range);
    const value = path ? valueAt(source.data, path) : written;
    if (typeof value !== 'string' || (path && isReference(value))) return [];
    const found = matches(value);
    if (found.length === 0 && matches(written).length === 0) return [];
    const uses = isOfCustomer(path) ? found.map((): Use => 'unsure') : usesIn(text, value, found);
    return [{ text, value, uses }];
  });
}

/** Returns true for the words of a customer, which stay as they were written. */
const isOfCustomer = (path: Path | null) => path?.at(-3) === 'reviews' && path.at(-1) !== 'to';

/** Returns true for a price that names another one, such as `services.full-groom.Small dog`: its words are keys. */
const isReference = (value: string) =>
  referenceIn(value)?.every(({ group }) => Object.hasOwn(priceNames, group)) ?? false;

/** Replaces the old name wherever it has this meaning. */
export function nameSplices(namings: readonly Naming[], { matches, renamed }: Wording, meant: Use): FileSplice[] {
  return namings.flatMap(({ text: { source, range }, uses }) =>
    matches(source.text.slice(...range)).flatMap(({ words, index }, order) => {
      const start = range[0] + index;
      const splice = { file: source.file, start, end: start + words.length, text: renamed(words) };
      return uses[order] === meant ? [splice] : [];
    }),
  );
}

/** @throws UsageError if a text would not read as intended, because of how it is written */
export function checkTexts(
  namings: readonly Naming[],
  after: ReadFiles,
  wording: Wording,
  meant: ReadonlySet<Use>,
): void {
  const now = new Map(sourcesIn(after).map((source) => [source.file, source.data]));
  for (const { text, value, uses } of namings) {
    const { source, path } = text;
    if (!path || valueAt(now.get(source.file), path) === withNewName(value, uses, wording, meant)) continue;
    throw new UsageError(refusal.unclear(source.file));
  }
}

function withNewName(
  value: string,
  uses: readonly Use[],
  { matches, renamed }: Wording,
  meant: ReadonlySet<Use>,
): string {
  let rest = 0;
  const parts = matches(value).flatMap(({ words, index }, order) => {
    const before = value.slice(rest, index);
    rest = index + words.length;
    return [before, meant.has(uses[order] ?? 'none') ? renamed(words) : words];
  });
  return [...parts, value.slice(rest)].join('');
}

function textsIn({ texts }: CheckedProject): Text[] {
  return texts.flatMap(({ source, roles }) => {
    const shown = [...roles].filter(([pointer, { role }]) => role === 'shown' && !ownNames.test(pointer));
    const inShown = shown.flatMap(([pointer]) => {
      const path = pathOf(pointer);
      const node = nodeAt(source, path);
      return isScalar(node) ? [{ source, path, range: rangeOf(node) }] : [];
    });
    const accepted = { source, path: null, range: rangeOf(nodeAt(source, ['accept'])) };
    const comments = commentRanges(source).map((range) => ({ source, path: null, range }));
    return [...inShown, accepted, ...comments.filter(({ range: [start] }) => !isIn(accepted.range, start))];
  });
}

function commentRanges({ text, doc }: Source): OffsetRange[] {
  const scalars: OffsetRange[] = [];
  visit(doc, { Scalar: (_, node) => void scalars.push(rangeOf(node)) });
  return [...text.matchAll(/(?<=^|[ \t])#.*$/gm)]
    .map(({ 0: comment, index }): OffsetRange => [index, index + comment.length])
    .filter(([start]) => !scalars.some((scalar) => isIn(scalar, start)));
}

const isIn = ([from, to]: OffsetRange, offset: number) => from <= offset && offset < to;
