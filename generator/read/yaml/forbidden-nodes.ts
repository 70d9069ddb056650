import { type Alias, isCollection, isScalar, type Node, type Scalar, visit } from 'yaml';
import type { Source } from '../source.ts';
import { isEmptyNode } from './is-empty-node.ts';
import { keyMessages } from './key-messages.ts';
import { keyProblem } from './key-problems.ts';
import type { KnownKeys } from './known-keys.ts';
import { layoutMessages } from './layout-messages.ts';
import { lineEnd, lineStart } from './lines.ts';
import { quoted } from './quoted.ts';
import type { Repair } from './repair.ts';
import { valueProblem } from './scalar-problems.ts';
import { textMessages } from './text-messages.ts';

/** As a number of ancestors, which is how the parser counts. */
const maxDepth = 60;

/** Reports YAML that is valid, but is not what its author meant or is not allowed in a definition. */
export function forbiddenNodes({ doc, text }: Pick<Source, 'doc' | 'text'>, knownKeys: KnownKeys): Repair[] {
  const found: Repair[] = [];
  const report = (...problems: (Repair | null)[]) => {
    const problem = problems.find((one) => one !== null);
    if (problem) found.push(problem);
  };
  const references = text.includes('*') ? referencesIn(doc) : new Set<string>();
  visit(doc, {
    Alias: (_, node) => report(aliasProblem(text, node, references)),
    Pair: (_, pair, path) =>
      report(keyProblem({ text, knownKeys }, pair, path.at(-1)), commentAsValue(text, pair.key, pair.value)),
    Scalar: (place, node) => {
      const isItem = typeof place === 'number';
      report(
        anchorOrTag(text, node, references),
        isItem ? emptyItem(text, node) : null,
        place === 'key' ? null : valueProblem(text, node, knownKeys),
      );
    },
    Collection: (_, node, path) => {
      const [from = 0, to = from] = node.range ?? [];
      report(anchorOrTag(text, node, references));
      if (path.length <= maxDepth) return undefined;
      report({ at: [from, to], message: keyMessages.tooDeep(), fixes: [] });
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns the names that are both defined with & and used with *. Any other & or * was meant as text. */
function referencesIn(doc: Source['doc']): Set<string> {
  const anchors = new Set<string>();
  const aliases = new Set<string>();
  const anchorOf = (node: Node & { anchor?: string }) => void (node.anchor && anchors.add(node.anchor));
  visit(doc, {
    Alias: (_, { source }) => void aliases.add(source),
    Value: (_, node) => anchorOf(node),
  });
  return new Set([...anchors].filter((name) => aliases.has(name)));
}

function aliasProblem(text: string, { source, range }: Alias, references: ReadonlySet<string>): Repair | null {
  const [from = 0, to = from] = range ?? [];
  // A reference is reported where its name is defined.
  if (references.has(source)) return null;
  return { at: [from, to], message: textMessages.sign('*'), fixes: [inQuotes(text.slice(from, to))] };
}

const inQuotes = (text: string) => ({ lead: 'Put it in quotes', text: quoted(text) });

/** Reports text that starts with & or !, which YAML reads as an anchor or a tag. */
function anchorOrTag(
  text: string,
  node: { anchor?: string | undefined; tag?: string | undefined; range?: Scalar['range'] },
  references: ReadonlySet<string>,
): Repair | null {
  const [from = 0, to = from] = node.range ?? [];
  if (node.anchor) {
    const start = text.lastIndexOf(`&${node.anchor}`, from);
    if (references.has(node.anchor))
      return { at: [start, start + node.anchor.length + 1], message: textMessages.reference(), fixes: [] };
    return { at: [start, to], message: textMessages.sign('&'), fixes: quotable(text, node, [start, to]) };
  }
  if (!node.tag) return null;
  const start = text.lastIndexOf('!', text.slice(0, from).trimEnd().length - 1);
  const tagStart = text[start - 1] === '!' ? start - 1 : start;
  const tag = text.slice(tagStart).match(/^\S+/)?.[0] ?? '!';
  const isType = tag.startsWith('!!') && isScalar(node);
  const value = text.slice(from, to);
  const plain = tag === '!!str' && !/^["']/.test(value) ? quoted(value) : value;
  const fixes = isType ? [{ lead: 'Write', text: plain }] : quotable(text, node, [tagStart, to]);
  return { at: [tagStart, to], message: textMessages.tag(tag), fixes };
}

function quotable(text: string, node: unknown, [from, to]: readonly [number, number]) {
  const source = text.slice(from, to);
  return isCollection(node) || source.includes('\n') ? [] : [inQuotes(source)];
}

/** Reports a comment in place of a value, such as `heading: #1 in town`. */
function commentAsValue(text: string, key: unknown, value: unknown): Repair | null {
  const end = (key as Node | null)?.range?.[1];
  return isEmptyNode(value) && end !== undefined ? commentAfter(text, end, /^["']?\s*:[ \t]+(#.*)/) : null;
}

/** Reports text that YAML reads as a comment. A # and a space begin an intended comment, unless a number follows. */
function commentAfter(text: string, offset: number, pattern: RegExp): Repair | null {
  const end = lineEnd(text, offset);
  const [, comment] = text.slice(offset, end).match(pattern) ?? [];
  if (!comment || !/^#(\S|\s*\d)/.test(comment)) return null;
  // A number alone is never the intended text.
  const fixes = /^#\s*\d+$/.test(comment) ? [] : [inQuotes(comment)];
  return { at: [end - comment.length, end], message: textMessages.lostText(comment), fixes };
}

/** Reports a list item that is only a dash, or a dash and a comment. */
function emptyItem(text: string, node: Scalar): Repair | null {
  const [from = 0, to = from] = node.range ?? [];
  if (node.value !== null || from !== to) return null;
  const dash = text.lastIndexOf('-', from);
  const start = lineStart(text, dash);
  if (text.slice(start, dash).trim()) return null;
  const comment = commentAfter(text, dash, /^-[ \t]+(#.*)/);
  return comment ?? { at: [dash, dash + 1], message: layoutMessages.emptyItem(), fixes: [] };
}
