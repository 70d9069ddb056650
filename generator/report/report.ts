import { styleText } from 'node:util';
import { compareText } from '../basics/compare-text.ts';
import { abridged } from './abridged.ts';
import { briefGaps } from './brief-gaps.ts';
import { type Diagnostic, positionOf, type Severity, type SourceLocation, type Span } from './diagnostic.ts';
import { toListAll } from './list-all.ts';
import { plural } from './wording.ts';

export type ReportFormat = 'text' | 'json' | 'github';

/** Sorts by file, then by position, then by id. */
function sortedByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compareText(a.source.file, b.source.file) ||
      a.span.start.line - b.span.start.line ||
      a.span.start.column - b.span.start.column ||
      compareText(a.id, b.id),
  );
}

/**
 * Returns all diagnostics in the given format. Only `text` is ever in color.
 *
 * @param advice how to list all of them, if a person reads only some
 */
export function report(
  diagnostics: readonly Diagnostic[],
  format: ReportFormat,
  color: boolean,
  advice = toListAll('validate'),
): string {
  const sorted = () => sortedByPlace(diagnostics);
  if (format === 'json') return `${JSON.stringify(sorted().map(asJson), null, 2)}\n`;
  if (format === 'github')
    return sorted()
      .map((one) => `${asAnnotation(one)}\n`)
      .join('');
  const colorize: Colorize = color
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
  return shownOf(diagnostics, advice)
    .map((one) => `${asText(one, colorize)}\n\n`)
    .join('');
}

/** A diagnostic as a person reads it. */
interface Shown {
  diagnostic: Diagnostic;
  /** A sentence about similar ones, which may be empty. */
  more: string;
  /** Whether its line and its hint are left out. */
  isBrief: boolean;
}

/** Returns the diagnostics to show to a person, in order. */
export function shownOf(diagnostics: readonly Diagnostic[], advice = toListAll('validate')): Shown[] {
  const shown = [...abridged(sortedByPlace(diagnostics), advice)];
  const brief = briefGaps(shown.map(([diagnostic]) => diagnostic));
  return shown.map(([diagnostic, more]) => ({ diagnostic, more, isBrief: brief.has(diagnostic) }));
}

/** Returns the number of problems: "2 errors in 1 file". */
export function count(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ source }) => source.file)).size;
  const number = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  const severities = (['error', 'warning'] as const).filter((severity) => number(severity) > 0);
  const words = severities.map((severity) => plural(number(severity), severity)).join(' and ');
  return `${words} in ${plural(files, 'file')}`;
}

type Colorize = (style: Parameters<typeof styleText>[0], text: string) => string;

function asText({ diagnostic, more, isBrief }: Shown, colorize: Colorize): string {
  const { id, severity, message, hint, source, span, also } = diagnostic;
  const label = colorize(severity === 'error' ? ['red', 'bold'] : ['yellow', 'bold'], severity);
  const heading = `${colorize('bold', placeOf({ source, span }))}  ${label}  ${colorize('dim', id)}`;
  const similar = more ? indented(more) : [];
  if (isBrief) return [heading, ...indented(message), ...similar].join('\n');
  const other = also ? [`  ${placeOf(also)}`, ...frameLines(also.source.text, also.span, colorize)] : [];
  const frame = frameLines(source.text, span, colorize);
  return [heading, ...indented(message), ...frame, ...other, ...indented(hint), ...similar].join('\n');
}

const placeOf = (one: SourceLocation) => withoutControls(positionOf(one));

const indented = (text: string) => text.split('\n').map((line) => `  ${withoutControls(line)}`);

/** Replaces characters that a terminal would obey, such as those that clear it. */
const withoutControls = (text: string) => text.replace(/\p{Cc}/gu, '\uFFFD');

/** Returns the code frame of a diagnostic, without colors. */
export function frameOf({ source, span }: Diagnostic): string {
  return frameLines(source.text, span, (_, text) => text).join('\n');
}

const maxWidth = 110;

/**
 * Returns a code frame: the line of a mistake, underlined, and one line on either side. Shows only the part of a long
 * line around the mistake.
 */
function frameLines(text: string, { start, end }: Span, colorize: Colorize): string[] {
  if (!text) return [];
  const lines = text.split('\n').map((line) => withoutControls(line.trimEnd().replaceAll('\t', ' ')));
  const first = Math.max(1, start.line - 1);
  const last = Math.min(text.endsWith('\n') ? lines.length - 1 : lines.length, start.line + 1);
  const gutterWidth = String(last).length;
  const offset = start.column > maxWidth * 0.7 ? start.column - Math.round(maxWidth / 2) : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const gutter = colorize('dim', `${String(number).padStart(gutterWidth)} │`);
    rows.push(`  ${gutter} ${excerpt(lines[number - 1] ?? '', offset)}`.trimEnd());
    if (number === start.line) {
      const before = start.column - 1 - offset;
      const length = Math.max(1, Math.min(end.column - start.column, maxWidth - before));
      const underline = ' '.repeat(before) + colorize('red', '^'.repeat(length));
      rows.push(`  ${colorize('dim', `${' '.repeat(gutterWidth)} │`)} ${underline}`);
    }
  }
  return rows;
}

/** Returns the part of a line that begins at an offset, with an ellipsis at each end that is cut. */
function excerpt(line: string, offset: number): string {
  const part = line.slice(offset, offset + maxWidth);
  const head = offset > 0 && part ? `…${part.slice(1)}` : part;
  return line.length > offset + maxWidth ? `${head.slice(0, -1)}…` : head;
}

function asJson({ id, severity, source, span, message, hint, also, pages, pairs }: Diagnostic): object {
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
    ...(pages && { pages }),
    ...(pairs && { pairs }),
  };
}

/** Returns a GitHub annotation: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function asAnnotation({ id, severity, source, span, message, hint }: Diagnostic): string {
  const lines = `line=${span.start.line},endLine=${span.end.line}`;
  const columns = `col=${span.start.column},endColumn=${span.end.column}`;
  const location = `file=${property(source.file)},${lines},${columns}`;
  return `::${severity} ${location},title=${id}::${encode(`${message} ${hint}`)}`;
}

/** Returns a GitHub warning about a whole file. */
export function annotation(file: string, title: string, text: string): string {
  return `::warning file=${property(file)},title=${title}::${encode(text)}\n`;
}

const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
