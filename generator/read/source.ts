import { type Document, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
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
  const isReadable = doc.errors.length === 0 && !hasAlias(doc);
  return { file, text, doc, lines, data: isReadable ? doc.toJS() : null };
}

/** Aliases are reported as a problem, and following one may lead nowhere, in a circle, or to millions of copies. */
function hasAlias(doc: Document.Parsed): boolean {
  let found = false;
  visit(doc, {
    Alias: () => {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}
