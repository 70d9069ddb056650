import { visit, type YAMLError } from 'yaml';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { misalignedNear } from './indentation.ts';
import { spanOf } from './locate.ts';
import type { Source } from './source.ts';
import { syntaxMessage } from './syntax-messages.ts';
import { layoutIds, misalignedMessage, nodeMessages, unclosedMessage } from './yaml-messages.ts';

/**
 * The problems with the YAML of a file: what the parser rejects, and valid YAML that has no place in a definition.
 * After the first error the parser guesses, so nothing below that line is reported.
 */
export function yamlProblems(source: Source): Diagnostic[] {
  const errors = [...source.doc.errors, ...source.doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  // The parser reads on after a duplicate key without having to guess.
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  const reliableEnd = first ? source.text.lastIndexOf('\n', first.pos[0]) + 1 : source.text.length;
  const reported = errors.filter((error) => error === first || error.pos[0] < reliableEnd);
  return [...reported.map((error) => diagnosticOf(error, source)), ...forbiddenNodes(source, reliableEnd)];
}

function diagnosticOf(error: YAMLError, source: Source): Diagnostic {
  const unclosed = error.code === 'DUPLICATE_KEY' ? null : (unclosedQuote(source) ?? unclosedBrace(source, error));
  if (unclosed !== null) {
    return diagnosticAt(source, [unclosed, source.text.length], unclosedMessage(source.text[unclosed] ?? ''));
  }
  const lines = source.text.split('\n');
  const index = source.lines.linePos(error.pos[0]).line - 1;
  const message = syntaxMessage(error.code, lines[index] ?? '');
  const misaligned = layoutIds.includes(message.id) ? misalignedNear(lines, index) : null;
  if (!misaligned) return diagnosticAt(source, error.pos, message);
  const { index: at, found, expected } = misaligned;
  const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0);
  return diagnosticAt(source, [start, start + Math.max(1, found)], misalignedMessage(found, expected));
}

/** The offset of a quotation mark that swallows the properties after it. The parser complains only where that text ends. */
function unclosedQuote(source: Source): number | null {
  let opening: number | null = null;
  visit(source.doc, {
    Scalar: (_, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (!quoted || !range || opening !== null) return;
      const text = source.text.slice(range[0], range[1]);
      const unterminated = text.length < 2 || text.at(-1) !== text[0];
      const holdsProperty = /\n\s*(- )?[\w-]+:(\s|$)/.test(text);
      if (unterminated || holdsProperty) opening = range[0];
    },
  });
  return opening;
}

/** The offset of a brace or bracket on the last line before an error, if that line does not close it. */
function unclosedBrace(source: Source, error: YAMLError): number | null {
  const before = source.text.slice(0, error.pos[0]).trimEnd();
  const start = before.lastIndexOf('\n') + 1;
  const line = before.slice(start);
  const opening = line.search(/[{[]/);
  const opened = line.match(/[{[]/g)?.length ?? 0;
  const closed = line.match(/[}\]]/g)?.length ?? 0;
  const isEarlierLine = source.text.slice(before.length, error.pos[0]).includes('\n');
  return opening >= 0 && opened > closed && isEarlierLine ? start + opening : null;
}

/** Nodes before an offset that are valid YAML, but are not what their author meant or have no place in a definition. */
function forbiddenNodes(source: Source, end: number): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (range: readonly number[] | null | undefined, message: Message) => {
    const [from = 0, to = 0] = range ?? [];
    if (from < end) problems.push(diagnosticAt(source, [from, to], message));
  };
  visit(source.doc, {
    Alias: (_, node) => void report(node.range, nodeMessages.alias()),
    Pair: (_, pair) => {
      const key = pair.key as { value?: unknown; range?: number[] } | null;
      if (typeof key?.value !== 'string') report(key?.range, nodeMessages.key());
      else if (forbiddenKeys.includes(key.value)) report(key.range, nodeMessages.name(key.value));
    },
    Scalar: (_, node) => {
      if (node.anchor) report(node.range, nodeMessages.alias());
      if (node.type !== 'PLAIN' || typeof node.value !== 'string') return;
      if (node.comment && endsWithComment(source, node.range)) report(node.range, nodeMessages.hash(node.comment));
      if (/^[^"]*"$/.test(node.value)) report(node.range, nodeMessages.quote());
    },
    Collection: (_, node, path) => {
      if (node.anchor) report(node.range, nodeMessages.alias());
      if (path.length > maxDepth) {
        report(node.range, nodeMessages.depth());
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return problems;
}

/** YAML's merge key, and keys that have a meaning in JavaScript objects. */
const forbiddenKeys: readonly string[] = ['<<', '__proto__', 'constructor', 'prototype'];
/** In ancestors, as the parser counts them. */
const maxDepth = 60;

/** True if a comment follows a text on the same line, where it may be meant as part of the text. */
function endsWithComment(source: Source, range: readonly number[] | null | undefined): boolean {
  return /^[^\n]*#/.test(source.text.slice(range?.[1] ?? 0).split('\n', 1)[0] ?? '');
}

function diagnosticAt(source: Source, offsets: readonly [number, number], message: Message): Diagnostic {
  return { ...message, severity: 'error', source, span: spanOf(source, offsets) };
}
