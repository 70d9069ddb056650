import type { Diagnostic, Message, SourceLocation, SourceText, Span } from '../report/diagnostic.ts';
import { type Path, valueSpan } from './locate.ts';
import type { Source } from './source.ts';

/**
 * Returns an error that underlines a span of a text.
 *
 * @param also the other location, if two disagree
 */
export function errorAt(source: SourceText, span: Span, message: Message, also?: SourceLocation): Diagnostic {
  return { ...message, severity: 'error', source, span, ...(also && { also }) };
}

/** Returns an error that underlines the value at a path. */
export function errorAtValue(source: Source, path: Path, message: Message, also?: SourceLocation): Diagnostic {
  return errorAt(source, valueSpan(source, path), message, also);
}
