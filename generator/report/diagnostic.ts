/** A file of the project. */
export interface SourceText {
  /** The path from the project's root, with forward slashes. */
  file: string;
  text: string;
}

export type Severity = 'error' | 'warning';

/** Lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** `end` is the position after the last character. */
export interface Span {
  start: Position;
  end: Position;
}

/** The location of something in a file. */
export interface SourceLocation {
  source: SourceText;
  span: Span;
}

/** Returns the position of something, such as "pages/home.yaml:3:5". */
export function positionOf({ source, span }: SourceLocation): string {
  return `${source.file}:${span.start.line}:${span.start.column}`;
}

/**
 * What a hint about the file of a town asks for, as data. If the file is made from a row of a table, the row gets a hint
 * of its own for it (workshop/new/csv/row-hint.ts).
 */
type TownFix =
  | { kind: 'swap-coordinates' }
  | { kind: 'rename-file'; slug: string }
  | { kind: 'move-region'; name: string; region: string; own: string }
  | { kind: 'set-region'; region: string }
  | { kind: 'add'; keys: readonly string[]; group: string | null };

/** The words of a diagnostic. An `id` never changes, so that people can search for it. */
export interface Message {
  id: string;
  message: string;
  hint: string;
  fix?: TownFix;
}

/** A page, and another one that shares much of its text. */
export interface LikePages {
  page: string;
  like: string;
  /** How much of the first page's text the other page has too. */
  percent: number;
}

/** A mistake or a warning, with its place in the YAML. */
export interface Diagnostic extends Message, SourceLocation {
  severity: Severity;
  /** If two locations disagree, the other one. */
  also?: SourceLocation;
  /** If several pages have the problem, or had it, the routes of all of them. */
  pages?: readonly string[];
  /** If it is about similar pages, each of them with the page most similar to it. */
  pairs?: readonly LikePages[];
  /** Words in it that differ from similar problems, such as the names of two towns in the same place. */
  names?: readonly string[];
}

/**
 * Keeps the first of several problems with the same id at the same location: a mistake in a definition for many towns
 * is found once for each town. Keeps all warnings, because they are about the whole site, and many may have no line of
 * their own. At a gap, keeps only the gap, which causes the others.
 */
function withoutDuplicates(problems: readonly Diagnostic[]): Diagnostic[] {
  const gaps = new Set(problems.filter(({ id }) => id === 'gap').map(positionOf));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const position = positionOf(problem);
    const key = `${problem.id} ${position} ${problem.severity === 'warning' ? problem.message : ''}`;
    const causedByGap = problem.id !== 'gap' && gaps.has(position);
    if (causedByGap || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Returns the problems of two checks in a row. Leaves out those of the second where the first found one, because they
 * follow from it.
 */
export function inSequence(first: readonly Diagnostic[], second: readonly Diagnostic[]): Diagnostic[] {
  const positions = new Set(first.map(positionOf));
  return [...first, ...second.filter((problem) => !positions.has(positionOf(problem)))];
}

/** Returns problems except those in values where an earlier check found one, because they follow from it. */
export function withoutThoseAround(earlier: readonly Diagnostic[], problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.filter((outer) => !earlier.some((inner) => isInside(inner, outer)));
}

function isInside({ source, span: inner }: Diagnostic, { source: { file }, span: outer }: Diagnostic): boolean {
  const isInOrder = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column);
  return source.file === file && isInOrder(outer.start, inner.start) && isInOrder(inner.end, outer.end);
}

/** Carries problems in the content to the command line. Any other error that is thrown is a fault of the program. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** What cannot be checked until these problems are fixed, in a sentence; empty if everything was checked. */
  readonly unchecked: string;

  constructor(diagnostics: readonly Diagnostic[], unchecked = '') {
    super('The content has problems');
    this.unchecked = unchecked;
    this.diagnostics = withoutDuplicates(diagnostics);
  }
}

/**
 * Returns an error in the content, whose problems can be printed.
 *
 * @throws any other error, and one without problems: that is a fault of the program, about which a report would say
 *   nothing
 */
export function contentError(error: unknown): ContentError {
  if (error instanceof ContentError && error.diagnostics.length > 0) return error;
  throw error;
}

/**
 * Returns the diagnostics of an error in the content.
 *
 * @throws any error that is not in the content
 */
export function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  throw error;
}
