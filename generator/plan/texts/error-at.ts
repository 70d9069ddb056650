import { type Path, valueSpan } from '../../read/locate.ts';
import type { Source } from '../../read/source.ts';
import type { Diagnostic, Message, SourceLocation, Span } from '../../report/diagnostic.ts';

export function errorAt(source: Source, span: Span, message: Message, also?: SourceLocation): Diagnostic {
  return { ...message, severity: 'error', source, span, ...(also && { also }) };
}

/** Returns an error that underlines the value at a path. */
export function errorAtValue(source: Source, path: Path, message: Message, also?: SourceLocation): Diagnostic {
  return errorAt(source, valueSpan(source, path), message, also);
}
