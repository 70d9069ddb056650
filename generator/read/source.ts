import { type Document, isCollection, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { SourceText } from '../report/diagnostic.ts';

/** A YAML file that was read and parsed. */
export interface Source extends SourceText {
  readonly doc: Document.Parsed<ParsedNode>;
  readonly lines: LineCounter;
  /** Null if the file has a problem: it is not YAML, or it contains YAML that no definition may contain. */
  readonly data: unknown;
  /** True if an earlier build found nothing wrong in it. */
  readonly isChecked?: true;
  /** What was cut out of it on the day of the build. Missing if the file is the same on every day. */
  readonly edition?: string;
}

/** Parses YAML 1.2 (https://yaml.org/spec/1.2.2/) and keeps every position. */
export function parse(file: string, text: string): Source {
  const { doc, lines } = parseText(text);
  const isReadable = doc.errors.length === 0 && isPlain(doc);
  return { file, text, doc, lines, data: isReadable ? doc.toJS() : null };
}

/**
 * The same file without its document, which takes fifty times the memory of the text and is needed only to locate
 * something. Then it is parsed again.
 */
export class LeanSource implements Source {
  readonly file: string;
  readonly text: string;
  readonly data: unknown;
  #parsed: ReturnType<typeof parseText> | null = null;

  constructor({ file, text, data }: Pick<Source, 'file' | 'text' | 'data'>) {
    this.file = file;
    this.text = text;
    this.data = data;
  }

  get doc(): Source['doc'] {
    return this.#again().doc;
  }

  get lines(): LineCounter {
    return this.#again().lines;
  }

  #again(): ReturnType<typeof parseText> {
    this.#parsed ??= parseText(this.text);
    return this.#parsed;
  }
}

function parseText(text: string): Pick<Source, 'doc' | 'lines'> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { prettyErrors: false, lineCounter: lines });
  if (blankLine.test(text)) keepParagraphs(doc, text);
  return { doc, lines };
}

/** A blank line above one that may go on with a text. */
const blankLine = /\n[ \t\r]*\n[ \t]+[^\s#-]/;
/** A line break after a line of prose and before another. YAML keeps those around lines that are indented further. */
const singleBreak = /(?<=(?:^|\n)[^ \n][^\n]*)\n(?![\n ]|$)/g;

/**
 * A blank line begins a paragraph in every text. Unless the text is written after `|`, YAML reads one blank line as a line
 * break (https://yaml.org/spec/1.2.2/#65-line-folding), which running text does not show.
 */
function keepParagraphs(doc: Document.Parsed, text: string): void {
  visit(doc, {
    Scalar: (_, node) => {
      const { value, type, range } = node;
      if (typeof value !== 'string' || type === 'BLOCK_LITERAL' || !value.includes('\n')) return;
      const hasEscapes = type === 'QUOTE_DOUBLE' && text.slice(range?.[0], range?.[1]).includes('\\n');
      if (!hasEscapes) node.value = value.replace(singleBreak, '\n\n');
    },
  });
}

/**
 * False if there are aliases, which may lead nowhere, in a circle, or to millions of copies, or names that are groups or
 * lists, which JavaScript does not know. Both are reported as problems.
 */
function isPlain(doc: Document.Parsed): boolean {
  let plain = true;
  const stop = () => {
    plain = false;
    return visit.BREAK;
  };
  visit(doc, { Alias: stop, Pair: (_, { key }) => (isCollection(key) ? stop() : undefined) });
  return plain;
}
