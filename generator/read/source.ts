import { type Document, LineCounter, type ParsedNode, parseDocument } from 'yaml';
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
  return { file, text, doc, lines, data: doc.errors.length > 0 ? null : doc.toJS() };
}
