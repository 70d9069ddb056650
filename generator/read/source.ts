import { type Document, isCollection, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { SourceText } from '../report/diagnostic.ts';
import { makeNamesPlain } from './plain-names.ts';

/** A YAML file that was read and parsed. */
export interface Source extends SourceText {
  readonly doc: Document.Parsed<ParsedNode>;
  readonly lines: LineCounter;
  /** Null if the file has a problem: it is not YAML, or it contains YAML that is not allowed in a definition. */
  readonly data: unknown;
  /**
   * True if an earlier build or another thread found no problem in it. Its file is read only when `text`, `doc`, or
   * `lines` is first asked for (`memory/checked-source.ts`).
   */
  readonly isChecked?: true;
  /** The facts of the town in it, if another check has completed them (`memory/checked-source.ts`). */
  readonly facts?: unknown;
  /** The parts that were cut out of it on the day of the build. Missing if the file is the same on every day. */
  readonly edition?: string;
}

/** Parses YAML 1.2 (https://yaml.org/spec/1.2.2/) and keeps every position. */
export function parse(file: string, text: string): Source {
  const { doc, lines } = parseText(text);
  const isReadable = doc.errors.length === 0 && isPlain(doc);
  return { file, text, doc, lines, data: isReadable ? doc.toJS() : null };
}

/**
 * A file without its parsed document, which takes fifty times the memory of the text and is needed only to locate
 * something. Parses the text again on demand.
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
    return this.#parseOnce().doc;
  }

  get lines(): LineCounter {
    return this.#parseOnce().lines;
  }

  #parseOnce(): ReturnType<typeof parseText> {
    this.#parsed ??= parseText(this.text);
    return this.#parsed;
  }
}

function parseText(text: string): Pick<Source, 'doc' | 'lines'> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { prettyErrors: false, lineCounter: lines });
  if (blankLine.test(text)) keepParagraphs(doc, text);
  makeNamesPlain(doc, text);
  return { doc, lines };
}

/** A blank line above a line that may continue a text. */
const blankLine = /\n[ \t\r]*\n[ \t]+[^\s#-]/;
/** A line break between two lines of prose. YAML keeps line breaks around lines that are indented further. */
const singleBreak = /(?<=(?:^|\n)[^ \n][^\n]*)\n(?![\n ]|$)/g;

/**
 * Makes a blank line start a paragraph in every text. Except after `|`, YAML reads one blank line as a line break
 * (https://yaml.org/spec/1.2.2/#65-line-folding), which running text does not show.
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
 * Returns false if there are aliases, which may be undefined, circular, or expand to millions of copies, or if groups
 * or lists are used as keys, which JavaScript does not support. Both are reported as problems.
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
