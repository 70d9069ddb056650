/** The text of a file, by its path from the project's root, with forward slashes. */
export interface SourceText {
  file: string;
  text: string;
}

export type Severity = 'error' | 'warning';

/** Lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

export interface Span {
  start: Position;
  end: Position;
}

/** What a message says; `id` is permanent, so that a search for it finds its history. */
export interface Message {
  id: string;
  message: string;
  hint: string;
}

export interface Diagnostic extends Message {
  severity: Severity;
  source: SourceText;
  span: Span;
  /** The other of two places that disagree. */
  also?: Pick<Diagnostic, 'source' | 'span'>;
}

/**
 * A mistake in a definition for many towns is one mistake: of several problems of a kind in one place, the first.
 * A gap is no mistake but its own: of all problems in its place, it alone.
 */
function withoutRepeats(problems: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ source, span }: Diagnostic) => `${source.file} ${span.start.line} ${span.start.column}`;
  const gaps = new Set(problems.filter(({ id }) => id === 'gap').map(placeOf));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.id} ${placeOf(problem)}`;
    if (seen.has(key) || (problem.id !== 'gap' && gaps.has(placeOf(problem)))) return false;
    return seen.add(key);
  });
}

/** Carries the problems of a content mistake to the command line; anything else that is thrown is an internal fault. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** False where some checks had to wait until these problems are mended. */
  readonly complete: boolean;

  constructor(diagnostics: readonly Diagnostic[], complete = true) {
    super('The content has problems');
    this.complete = complete;
    this.diagnostics = withoutRepeats(diagnostics);
  }
}
