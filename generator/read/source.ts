import { type Document, isCollection, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { SourceText } from '../report/diagnostic.ts';

/** A YAML file that was read and parsed. */
export interface Source extends SourceText {
  doc: Document.Parsed<ParsedNode>;
  lines: LineCounter;
  /** Null if the file has a problem: it is not YAML, or it contains YAML that no definition may contain. */
  data: unknown;
}

/** Parses YAML 1.2 (https://yaml.org/spec/1.2.2/) and keeps every position. */
export function parse(file: string, text: string): Source {
  const lines = new LineCounter();
  const doc = parseDocument(text, { prettyErrors: false, lineCounter: lines });
  const isReadable = doc.errors.length === 0 && isPlain(doc);
  return { file, text, doc, lines, data: isReadable ? doc.toJS() : null };
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
