import { problemIn } from '../../read/parse-file.ts';
import type { Diagnostic, Message, SourceText } from '../../report/diagnostic.ts';
import type { CssRange } from './read-css.ts';

export const themeFile = 'templates/theme.css';

/** A mistake in a stylesheet, and where it is. */
export interface ThemeProblem {
  at: CssRange;
  message: Message;
}

/** Locates a problem in a stylesheet. If it extends past its first line, that line is underlined to its end. */
export const themeDiagnostic = ({ file, text }: SourceText, problem: ThemeProblem): Diagnostic =>
  problemIn(file, text, problem);
