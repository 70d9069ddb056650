import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { escapeRegExp } from '../../templates/escape-reg-exp.ts';
import { memoized, memoizedWeakly, once } from '../../templates/memoized.ts';
import type { Span } from '../report/diagnostic.ts';
import type { Source } from './source.ts';

/** The keys and list indexes (from 0) that lead from the top of a file to a value. */
export type Path = readonly (string | number)[];

/**
 * Reads a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901), the form in which ajv gives paths. It does not say which
 * of its steps are list indexes, so all are texts.
 */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes a path as a JSON pointer. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the span of the value at a path. If there is no value, returns the span of the nearest value around it. */
export function valueSpan(source: Source, path: Path): Span {
  const node = nodesAlong(source, path).at(-1);
  return spanOf(source, offsetsOf(node));
}

/** Returns the span of the last key of a path. If the path leads to a list item, returns the span of the item. */
export function keySpan(source: Source, path: Path): Span {
  const parent = nodesAlong(source, path.slice(0, -1)).at(-1);
  const name = String(path.at(-1));
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === name)
    : undefined;
  return pair ? spanOf(source, offsetsOf(pair.key)) : valueSpan(source, path);
}

/**
 * Returns the span of part of the text at a path. The part may extend over several lines of YAML. If it is not found,
 * because the YAML has escapes in it, returns the span of the whole value.
 *
 * @param earlier how many times the part occurs earlier in the text
 */
export function partSpan(source: Source, path: Path, part: string, earlier = 0): Span {
  return matchSpan(source, path, (value) => value.withPart(part), earlier);
}

/**
 * Returns the span of words that visitors read, as `partSpan` does. The text may contain Markdown: markup between the
 * words, and link addresses, which visitors do not see.
 */
export function wordsSpan(source: Source, path: Path, words: string, earlier: number): Span {
  return matchSpan(source, path, (value) => value.withWords(words), earlier);
}

function matchSpan(
  source: Source,
  path: Path,
  find: (value: SearchedValue) => readonly Extent[],
  earlier: number,
): Span {
  const node = nodesAlong(source, path).at(-1);
  const [start, end] = offsetsOf(node);
  const matches = node ? find(valuesOf(source)(node)) : [];
  const [from, to] = matches[earlier] ?? matches.at(-1) ?? [0, end - start];
  return spanOf(source, [start + from, start + to]);
}

/** The offsets where something begins and ends. */
type Extent = readonly [number, number];

/** The YAML of a value, and where parts of it are. */
interface SearchedValue {
  withPart: (part: string) => readonly Extent[];
  withWords: (words: string) => readonly Extent[];
}

/** Link addresses and placeholders. */
const notRead = /(?<=\]\()[^()\s]+(?=\))|(?<!\{)\{[^{}]*\}(?!\})/g;

/** A long text may have thousands of findings, so it is searched only once for the same words. */
const valuesOf = memoizedWeakly((source: Source) =>
  memoizedWeakly((node: Node): SearchedValue => {
    const text = source.text.slice(...offsetsOf(node));
    const read = once(() => text.replace(notRead, (signs) => ' '.repeat(signs.length)));
    return {
      withPart: memoized((part) => rangesOf(occurrences(part, text))),
      withWords: memoized((words) => {
        const plain = occurrences(words, read());
        return rangesOf(plain.length > 0 ? plain : occurrences(words, read(), markup));
      }),
    };
  }),
);

const rangesOf = (matches: readonly RegExpExecArray[]): Extent[] =>
  matches.map(({ 0: words, index }) => [index, index + words.length]);

/** Some words of a text. */
export interface TextPart {
  words: string;
  /** How many times the same words occur earlier in the text. */
  earlier: number;
}

/** The Markdown that may be between two words that visitors read, or between a word and its comma. */
const markup = String.raw`(?:[*_[\\]|\]\( *\))*`;

/** With several thousand words, a regular expression is too long. */
const mostWords = 1000;

/**
 * Returns every match of some words in a text. The spaces and line breaks between them may differ.
 *
 * @param between a pattern of what else may be between letters and other characters
 */
export function occurrences(words: string, text: string, between = ''): RegExpExecArray[] {
  const pattern = words
    .trim()
    .split(/\s+/, mostWords)
    .map((word) => pieces(word, between))
    .join(`${between}\\s+${between}`);
  return [...text.matchAll(new RegExp(pattern, 'g'))];
}

/** Returns some words of a text as its part, given their offset. */
export const partAt = (text: string, words: string, index: number): TextPart => ({
  words,
  earlier: occurrences(words, text.slice(0, index)).length,
});

function pieces(word: string, between: string): string {
  const parts =
    between === '' ? [word] : word.split(/(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u);
  return parts.map(escapeRegExp).join(between);
}

/** Returns the YAML of the value at a path. */
export function yamlAt(source: Source, path: Path): string {
  return source.text.slice(...offsetsOf(nodesAlong(source, path).at(-1)));
}

/** Turns offsets into a span of one line. If the end is on a later line, the span ends with its first line. */
export function spanOf(source: Pick<Source, 'text' | 'lines'>, [start, end]: readonly [number, number]): Span {
  const { line, col } = source.lines.linePos(start);
  const restOfLine = (source.text.slice(start).split('\n', 1)[0] ?? '').trimEnd().length;
  const length = Math.max(1, Math.min(end - start, restOfLine));
  const from = { line: Math.max(line, 1), column: Math.max(col, 1) };
  return { start: from, end: { line: from.line, column: from.column + length } };
}

/** Returns the nodes along a path, from the top. The list ends early if a step leads nowhere. */
function nodesAlong(source: Source, path: Path): (Node | null)[] {
  const nodes: (Node | null)[] = [source.doc.contents];
  for (const step of path) {
    const parent = nodes.at(-1);
    const child = isMap(parent) || isSeq(parent) ? (parent.get(step, true) as Node | undefined) : undefined;
    if (!child?.range) break;
    nodes.push(child);
  }
  return nodes;
}

/** Returns the offsets of a node, or 0 for anything else. */
export function offsetsOf(node: unknown): [number, number] {
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  return [start, end];
}
