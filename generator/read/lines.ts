import { LineCounter } from 'yaml';
import type { Position } from '../report/diagnostic.ts';

/** Returns the lines of a text that is not parsed as YAML. */
export function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
  return lines;
}

/** Returns the offset of a position in a text. */
export const offsetOf = ({ lineStarts }: Pick<LineCounter, 'lineStarts'>, { line, column }: Position): number =>
  (lineStarts[line - 1] ?? 0) + column - 1;
