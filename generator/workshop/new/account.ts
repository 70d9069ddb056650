import { gapProblems } from '../../check/mistakes/gap.ts';
import { plural } from '../../report/wording.ts';
import type { Edit } from '../edit/edit.ts';
import { done, next } from './new-messages.ts';

/**
 * Reports what was done, and what is left to write: every gap in the new lines, with its position.
 *
 * @param editorsUpdated whether the schemas for editors were updated too
 */
export function account(edits: readonly Edit[], editorsUpdated: boolean): string {
  const did = edits.flatMap(({ source, first, what }) => (what ? `${source.file}:${first} ${what}` : []));
  if (editorsUpdated) did.push(done.editors);
  const gaps = edits.flatMap(gapsIn);
  const drafts = edits.flatMap(draftsIn);
  const publish = drafts.length > 0 ? [next.publish(drafts)] : [];
  const isNewSite = edits.some(({ source, before }) => source.file === 'site.yaml' && before === null);
  const listed = isNewSite ? edits.flatMap(gapCount) : gaps;
  const after = isNewSite ? [next.facts, ...publish] : [...publish, next.check];
  const todo = gaps.length > 0 ? [next.write(plural(gaps.length, 'text')), ...listed, '', ...after] : [next.nothing];
  return `${[...did, '', ...todo].join('\n')}\n`;
}

/** Returns a line for each gap in the lines that an edit adds. */
function gapsIn({ source, first, last }: Edit): string[] {
  const added = gapProblems(source).filter(({ span }) => span.start.line >= first && span.start.line <= last);
  return added.map(({ span, message }) => {
    const { line, column } = span.start;
    return `  ${source.file}:${line}:${column}  ${message.replace(/^[^:]*: /, '')}`;
  });
}

/** Returns a line with the number of gaps of a new file, if it has any. */
function gapCount(edit: Edit): string[] {
  const { length } = gapsIn(edit);
  return length > 0 ? [`  ${edit.source.file}  ${plural(length, 'text')}`] : [];
}

/** Returns the location of the line that makes the addition a draft. */
function draftsIn({ source, first, last }: Edit): string[] {
  const added = source.text.split('\n').slice(first - 1, last);
  const index = added.findIndex((line) => /(?:^[\s-]*|[{,] *)draft: true\b/.test(line));
  return index < 0 ? [] : [`${source.file}:${first + index}`];
}
