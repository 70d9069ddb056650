import { isScalar, visit } from 'yaml';
import { nodeAt, rangeOf } from '../../check/draft.ts';
import { valueAt } from '../../check/stand-ins.ts';
import { type Path, pathOf } from '../../read/locate.ts';
import type { ReadFiles } from '../../read/read.ts';
import type { Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from '../edit/edit-messages.ts';
import type { CheckedProject } from './checked-project.ts';
import type { Wording } from './name-wording.ts';
import { type FileSplice, sourcesIn } from './splices.ts';

type Range = readonly [start: number, end: number];

/** A text that visitors read, or a part of a file that nobody refers to: a comment, and what is accepted. */
interface Text {
  source: Source;
  path: Path | null;
  range: Range;
}

/** What the business is called, and where it is, does not follow from what it sells. */
const ownNames = /^\/(?:business\/name$|brand\/|contact\/|address\/)/;

/** The old name wherever people read it, and what to write there instead. */
export function nameSplices(project: CheckedProject, { matches, renamed }: Wording): FileSplice[] {
  return textsIn(project).flatMap(({ source: { file, text }, range: [from, to] }) =>
    matches(text.slice(from, to)).map(({ 0: words, index }) => {
      const start = from + index;
      return { file, start, end: start + words.length, text: renamed(words) };
    }),
  );
}

/** @throws UsageError if a text does not read as it should, because of how it is written */
export function checkTexts(before: CheckedProject, after: ReadFiles, { renamed }: Wording): void {
  const now = new Map(sourcesIn(after).map((source) => [source.file, source.data]));
  for (const { source, path } of textsIn(before)) {
    const old = path && valueAt(source.data, path);
    if (typeof old !== 'string' || renamed(old) === valueAt(now.get(source.file), path ?? [])) continue;
    throw new UsageError(refusal.unclear(source.file));
  }
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

function commentRanges({ text, doc }: Source): Range[] {
  const scalars: Range[] = [];
  visit(doc, { Scalar: (_, node) => void scalars.push(rangeOf(node)) });
  return [...text.matchAll(/(?<=^|[ \t])#.*$/gm)]
    .map(({ 0: comment, index }): Range => [index, index + comment.length])
    .filter(([start]) => !scalars.some((scalar) => isIn(scalar, start)));
}

const isIn = ([from, to]: Range, offset: number) => from <= offset && offset < to;
