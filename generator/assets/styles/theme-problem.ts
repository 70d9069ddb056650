import { errorAt } from '../../read/error-at.ts';
import type { Diagnostic, Message, Position, SourceText } from '../../report/diagnostic.ts';
import type { CssRange } from './read-css.ts';

export const themeFile = 'templates/theme.css';

/** A mistake in a stylesheet, and where it is. */
export interface ThemeProblem {
  at: CssRange;
  message: Message;
}

/** Locates a problem in a stylesheet. If it extends past its first line, nothing is underlined. */
export function themeDiagnostic(source: SourceText, { at: [from, to], message }: ThemeProblem): Diagnostic {
  const { text } = source;
  const start = positionAt(from, text);
  const lineEnd = text.indexOf('\n', from);
  const end = Math.max(from + 1, Math.min(to, lineEnd < 0 ? text.length : lineEnd));
  const span = { start, end: { line: start.line, column: start.column + end - from } };
  return errorAt(source, span, message);
}

function positionAt(offset: number, text: string): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
