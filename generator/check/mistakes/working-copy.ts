import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { offsetsOf, type Path, spanOf } from '../../read/locate.ts';
import { parse, type Source } from '../../read/source.ts';
import type { Span } from '../../report/diagnostic.ts';

/** A key and its value. */
export type Property = Pair<Node, Node | null>;

/** Returns a copy of a file that can be repaired. Its nodes keep the positions of the original file. */
export function workingCopyOf(source: Source): Source {
  const { text, lines, doc } = source;
  return { ...source, text, lines, doc: doc.clone() as Source['doc'] };
}

/** Returns an unrepaired copy in less time. The parsed document was dropped after the file was read. */
export function parsedAgain({ file, text, data }: Source): Source {
  return { ...parse(file, text), data };
}

/** Returns the file with the data of its repaired document. */
export function withRepairedData(working: Source): Source {
  return { ...working, data: working.doc.toJS() };
}

/** Returns the node at a path, if there is one. */
export function nodeAt({ doc }: Source, path: Path): Node | null {
  let node: unknown = doc.contents;
  for (const step of path) node = isMap(node) || isSeq(node) ? node.get(step, true) : null;
  return isScalar(node) || isCollection(node) ? node : null;
}

/** Returns the map and the pair of the property at a path. */
export function pairAt(working: Source, path: Path): { map: YAMLMap; pair: Property } | null {
  const map = nodeAt(working, path.slice(0, -1));
  if (!isMap(map)) return null;
  const pair = pairsOf(map).find((one) => keyOf(one) === String(path.at(-1)));
  return pair ? { map, pair } : null;
}

/** Returns the properties of a map. */
export function pairsOf(map: YAMLMap): Property[] {
  return map.items as Property[];
}

/** Returns the name of a property; empty if it is not a scalar. */
export function keyOf({ key }: Property): string {
  return isScalar(key) ? String(key.value) : '';
}

/** Returns the value of a node. */
export function dataOf({ doc }: Source, node: Node | null | undefined): unknown {
  return node ? node.toJS(doc) : null;
}

/** Returns the offsets of a node. Those of a pair begin with its key. */
export function rangeOf(node: Node | Property | null | undefined): [number, number] {
  if (isPair(node)) {
    const [start, keyEnd] = rangeOf(node.key);
    return [start, Math.max(keyEnd, rangeOf(node.value)[1])];
  }
  return offsetsOf(node);
}

/**
 * Returns the offset where lines can be added at the end of a file: before the `...` that ends a document, if there is
 * one.
 */
export function endOfDocument({ text, doc }: Source): number {
  const { range, directives } = doc;
  return directives.docEnd ? text.lastIndexOf('\n...', range[2] - '\n...'.length) + 1 : text.length;
}

/** Returns the source of a node, without the line breaks after it. */
export function textOf({ text }: Source, node: Node | Property | null): string {
  const [start, end] = rangeOf(node);
  return text.slice(start, end).trimEnd();
}

/** Returns the first and last line of a node, from 1. */
export function lineRange(working: Source, node: Node | Property): [number, number] {
  const [start] = rangeOf(node);
  const last = start + Math.max(0, textOf(working, node).length - 1);
  return [working.lines.linePos(start).line, working.lines.linePos(last).line];
}

/** Returns the column of a node, from 1. The column of a list is that of its dashes. */
export function columnOf(working: Source, node: Node | Property): number {
  return working.lines.linePos(rangeOf(node)[0]).col;
}

/** Returns the span of a node. If it extends over several lines, returns the span of the first. */
export function nodeSpan(working: Source, node: Node | Property): Span {
  return spanOf(working, rangeOf(node));
}

/** Returns true if a value is in braces or brackets, or written with them. */
export function isInBraces({ doc }: Source, path: Path): boolean {
  let node: unknown = doc.contents;
  for (const step of ['', ...path].slice(1)) {
    if (isCollection(node) && node.flow) return true;
    node = isMap(node) || isSeq(node) ? node.get(step, true) : null;
  }
  return isCollection(node) && node.flow === true;
}

/** Replaces the value at a path with a node, or with a node for a value at the position of the current one. */
export function replaceValue(working: Source, path: Path, value: unknown): void {
  const range = nodeAt(working, path)?.range;
  const made = isNode(value) ? value : working.doc.createNode(value);
  visit(made, {
    Node: (_, node) => {
      if (range) node.range ??= range;
    },
  });
  working.doc.setIn(path, made);
}

/** Returns an empty group with the position of a node. */
export const emptyMapLike = (node: Node | null | undefined): YAMLMap => withPositionOf(node, new YAMLMap());

/** Returns an empty list with the position of a node. */
export const emptyListLike = (node: Node | null | undefined): YAMLSeq => withPositionOf(node, new YAMLSeq());

/** Returns a text with the position of a node. */
export const textLike = (node: Node, text: string): Scalar => withPositionOf(node, new Scalar(text));

function withPositionOf<T extends Node>(node: Node | null | undefined, made: T): T {
  if (node?.range) made.range = node.range;
  return made;
}
