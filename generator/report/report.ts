import { styleText } from 'node:util';
import type { Diagnostic, Severity, Span } from './diagnostic.ts';

export type Format = 'text' | 'json' | 'github';

/** In the order in which a person reads: by file, then by place. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...diagnostics].sort(
    (a, b) =>
      byText(a.source.file, b.source.file) ||
      a.span.start.line - b.span.start.line ||
      a.span.start.column - b.span.start.column ||
      byText(a.id, b.id),
  );
}

/** All problems as one text in the given format. */
export function report(diagnostics: readonly Diagnostic[], format: Format, color: boolean): string {
  const sorted = inOrder(diagnostics);
  if (format === 'json') return `${JSON.stringify(sorted.map(asJson), null, 2)}\n`;
  if (format === 'github') return sorted.map((one) => `${asAnnotation(one)}\n`).join('');
  const paint: Paint = color ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;
  return sorted.map((one) => `${asText(one, paint)}\n\n`).join('');
}

/** "2 errors in 1 file": the last line of a report. */
export function count(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ source }) => source.file)).size;
  const number = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  const parts = (['error', 'warning'] as const).filter((severity) => number(severity) > 0);
  const words = parts.map((severity) => plural(number(severity), severity)).join(' and ');
  return `${words} in ${plural(files, 'file')}`;
}

export function plural(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`;
}

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

function asText({ id, severity, message, hint, source, span, also }: Diagnostic, paint: Paint): string {
  const label = paint(severity === 'error' ? ['red', 'bold'] : ['yellow', 'bold'], severity);
  const head = `${paint('bold', placeIn(source.file, span))}  ${label}  ${paint('dim', id)}`;
  const second = also
    ? [`  ${placeIn(also.source.file, also.span)}`, ...frame(also.source.text, also.span, paint)]
    : [];
  return [head, ...indented(message), ...frame(source.text, span, paint), ...second, ...indented(hint)].join('\n');
}

const indented = (text: string) => text.split('\n').map((line) => `  ${line}`);

function placeIn(file: string, { start }: Span): string {
  return `${file}:${start.line}:${start.column}`;
}

/** The line with the mistake, and one either side, without colours. */
export function frameOf({ source, span }: Diagnostic): string {
  return frame(source.text, span, (_, text) => text).join('\n');
}

const widest = 110;

/** The line with the mistake, marked, and one line either side; of long lines, the part around the mistake. */
function frame(text: string, { start, end }: Diagnostic['span'], paint: Paint): string[] {
  if (!text) return [];
  const lines = text.split('\n').map((line) => line.trimEnd().replaceAll('\t', ' '));
  const first = Math.max(1, start.line - 1);
  const last = Math.min(text.endsWith('\n') ? lines.length - 1 : lines.length, start.line + 1);
  const width = String(last).length;
  const cut = start.column > widest * 0.7 ? start.column - Math.round(widest / 2) : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const gutter = paint('dim', `${String(number).padStart(width)} │`);
    rows.push(`  ${gutter} ${excerpt(lines[number - 1] ?? '', cut)}`.trimEnd());
    if (number === start.line) {
      const from = start.column - 1 - cut;
      const length = Math.max(1, Math.min(end.column - start.column, widest - from));
      const marks = paint('red', '^'.repeat(length));
      rows.push(`  ${paint('dim', `${' '.repeat(width)} │`)} ${' '.repeat(from)}${marks}`);
    }
  }
  return rows;
}

function excerpt(line: string, cut: number): string {
  const part = line.slice(cut, cut + widest);
  const head = cut > 0 && part ? `…${part.slice(1)}` : part;
  return line.length > cut + widest ? `${head.slice(0, -1)}…` : head;
}

function asJson({ id, severity, source, span, message, hint, also }: Diagnostic): object {
  return {
    id,
    severity,
    file: source.file,
    line: span.start.line,
    column: span.start.column,
    endLine: span.end.line,
    endColumn: span.end.column,
    message,
    hint,
    ...(also && { also: { file: also.source.file, line: also.span.start.line, column: also.span.start.column } }),
  };
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function asAnnotation({ id, severity, source, span, message, hint }: Diagnostic): string {
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = `line=${span.start.line},endLine=${span.end.line},col=${span.start.column},endColumn=${span.end.column}`;
  return `::${severity} file=${property(source.file)},${place},title=${id}::${encode(`${message} ${hint}`)}`;
}
