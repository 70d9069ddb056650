import { visit, type YAMLError } from 'yaml';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { misalignedNear } from './indentation.ts';
import { spanOf } from './locate.ts';
import type { Source } from './source.ts';
import { forbiddenNode, layoutIds, misaligned, syntax, unclosed } from './syntax-messages.ts';

/**
 * What is wrong with the YAML of a file: what the parser refuses, and what it allows though no definition means it.
 * After the first line that it refuses it guesses, so nothing behind that line is told.
 */
export function yamlProblems(source: Source): Diagnostic[] {
  const broken = [...source.doc.errors, ...source.doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = broken.find((error) => error.code !== 'DUPLICATE_KEY');
  const sound = first ? source.text.lastIndexOf('\n', first.pos[0]) + 1 : source.text.length;
  const refused = broken.filter((error) => error === first || error.pos[0] < sound);
  return [...refused.map((error) => problemOf(error, source)), ...forbidden(source, sound)];
}

function problemOf(error: YAMLError, source: Source): Diagnostic {
  const start = error.code === 'DUPLICATE_KEY' ? null : (openQuote(source) ?? openBrace(source, error));
  if (start !== null) return at(source, [start, source.text.length], unclosed(source.text[start] ?? ''));
  const lines = source.text.split('\n');
  const index = source.lines.linePos(error.pos[0]).line - 1;
  const message = syntax(error.code, lines[index] ?? '');
  const out = layoutIds.includes(message.id) ? misalignedNear(lines, index) : null;
  if (!out) return at(source, error.pos, message);
  const begin = lines.slice(0, out.index).join('\n').length + (out.index > 0 ? 1 : 0);
  return at(source, [begin, begin + Math.max(1, out.found)], misaligned(out.found, out.expected));
}

/** Where a quotation opens that swallows the properties after it; the parser complains only where it ends. */
function openQuote(source: Source): number | null {
  let opening: number | null = null;
  visit(source.doc, {
    Scalar: (_, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (!quoted || !range || opening !== null) return;
      const text = source.text.slice(range[0], range[1]);
      const endless = text.length < 2 || text.at(-1) !== text[0];
      if (endless || /\n\s*(- )?[\w-]+:(\s|$)/.test(text)) opening = range[0];
    },
  });
  return opening;
}

/** Where a brace or bracket opens on the last line before a mistake and is not closed there. */
function openBrace(source: Source, error: YAMLError): number | null {
  const before = source.text.slice(0, error.pos[0]).trimEnd();
  const start = before.lastIndexOf('\n') + 1;
  const line = before.slice(start);
  const opening = line.search(/[{[]/);
  const open = line.match(/[{[]/g)?.length ?? 0;
  const closed = line.match(/[}\]]/g)?.length ?? 0;
  const next = source.text.slice(before.length, error.pos[0]).includes('\n');
  return opening >= 0 && open > closed && next ? start + opening : null;
}

/** YAML before a place that parses and still is not what its writer meant, or has no place in a page. */
function forbidden(source: Source, before: number): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (range: readonly number[] | null | undefined, message: Message) => {
    const [start = 0, end = 0] = range ?? [];
    if (start < before) problems.push(at(source, [start, end], message));
  };
  visit(source.doc, {
    Alias: (_, node) => void report(node.range, forbiddenNode.alias()),
    Pair: (_, pair) => {
      const key = pair.key as { value?: unknown; range?: number[] } | null;
      if (typeof key?.value !== 'string') report(key?.range, forbiddenNode.key());
      else if (['<<', '__proto__', 'constructor', 'prototype'].includes(key.value))
        report(key.range, forbiddenNode.name(key.value));
    },
    Scalar: (_, node) => {
      if (node.anchor) report(node.range, forbiddenNode.alias());
      if (node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (node.comment && followsOnItsLine(source, node.range)) report(node.range, forbiddenNode.hash(node.comment));
      if (/^[^"]*"$/.test(node.value)) report(node.range, forbiddenNode.quote());
    },
    Collection: (_, node, path) => {
      if (node.anchor) report(node.range, forbiddenNode.alias());
      if (path.length > 60) {
        report(node.range, forbiddenNode.depth());
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return problems;
}

/** Whether a comment stands behind a text on its own line, where it may have been meant as text. */
function followsOnItsLine(source: Source, range: readonly number[] | null | undefined): boolean {
  return /^[^\n]*#/.test(source.text.slice(range?.[1] ?? 0).split('\n', 1)[0] ?? '');
}

function at(source: Source, offsets: readonly [number, number], message: Message): Diagnostic {
  return { ...message, severity: 'error', source, span: spanOf(source, offsets) };
}
