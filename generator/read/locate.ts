import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Span } from '../report/diagnostic.ts';
import { escapeRegExp } from '../report/escape-reg-exp.ts';
import type { Source } from './source.ts';

/** The way from the top of a file to a value: keys and, counted from 0, places in lists. */
export type Path = readonly (string | number)[];

/** Reads a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901) as ajv writes it. */
export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes a path as ajv does. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Where the value at a path stands; where it is missing, the nearest thing around it that has a place. */
export function valueSpan(source: Source, path: Path): Span {
  const node = nodesAlong(source, path).at(-1);
  return spanOf(source, offsets(node));
}

/** Where the key of the last step of a path stands; for a place in a list, its value. */
export function keySpan(source: Source, path: Path): Span {
  const parent = nodesAlong(source, path.slice(0, -1)).at(-1);
  const name = String(path.at(-1));
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === name)
    : undefined;
  return pair ? spanOf(source, offsets(pair.key as Node)) : valueSpan(source, path);
}

/** Where part of a text stands within the value at a path, over several lines too; the whole value where it was escaped. */
export function partSpan(source: Source, path: Path, part: string): Span {
  const [start, end] = offsets(nodesAlong(source, path).at(-1));
  const words = part.trim().split(/\s+/).map(escapeRegExp);
  const found = new RegExp(words.join('\\s+')).exec(source.text.slice(start, end));
  const from = start + (found?.index ?? 0);
  return spanOf(source, [from, found ? from + found[0].length : end]);
}

/** Turns offsets into lines and columns; a span that crosses lines ends with its first. */
export function spanOf(source: Pick<Source, 'text' | 'lines'>, [start, end]: readonly [number, number]): Span {
  const { line, col } = source.lines.linePos(start);
  const rest = (source.text.slice(start).split('\n', 1)[0] ?? '').trimEnd().length;
  const length = Math.max(1, Math.min(end - start, rest));
  const from = { line: Math.max(line, 1), column: Math.max(col, 1) };
  return { start: from, end: { line: from.line, column: from.column + length } };
}

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

function offsets(node: Node | null | undefined): [number, number] {
  const [start, end] = node?.range ?? [0, 0];
  return [start, end];
}
