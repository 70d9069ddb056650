import { gapProblems } from '../../check/gap.ts';
import { plural } from '../../report/report.ts';
import type { Edit } from './edit.ts';

/**
 * What was done, and what is now to be written: every gap with its place.
 *
 * @param editorsKnow whether editors were told of it too
 */
export function account(edits: readonly Edit[], editorsKnow: boolean): string {
  const lines = edits.map(({ source, first, what }) => `${source.file}:${first} ${what}\n`);
  const did = lines.join('') + (editorsKnow ? '.schema/ tells editors of it\n' : '');
  const gaps = edits.flatMap(({ source, first, last }) =>
    gapProblems(source).filter(({ span }) => span.start.line >= first && span.start.line <= last),
  );
  if (gaps.length === 0) return `${did}\nNothing is left to write. Check it with:  npm run validate\n`;
  const list = gaps.map(({ source, span, message }) => {
    const { line, column } = span.start;
    return `  ${source.file}:${line}:${column}  ${message.replace(/^[^:]*: /, '')}\n`;
  });
  return `${did}\nNow write ${plural(gaps.length, 'text')}, each in the place of its TODO:\n${list.join('')}\nThen check it with:  npm run validate\n`;
}
