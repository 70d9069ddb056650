import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseAst } from 'vitest/node';
import { withSlashes } from '../../generator/files/with-slashes.ts';
import { pathsIn } from '../harness/project/files-in.ts';
import { repository } from '../harness/project/project.ts';

/** A node of the syntax tree, with its parts (https://github.com/estree/estree). */
export interface SyntaxNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

export interface SourceText {
  /** The path from the root of the program, with slashes. */
  file: string;
  text: string;
}

/**
 * All TypeScript files of these folders.
 *
 * @throws if a folder has none, because a rule about its files would hold whatever they were
 */
export async function sourcesIn(...folders: string[]): Promise<SourceText[]> {
  return (await Promise.all(folders.map(sourcesBelow))).flat();
}

async function sourcesBelow(folder: string): Promise<SourceText[]> {
  const paths = await pathsIn(join(repository, folder));
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  if (sources.length === 0) throw new Error(`${folder} has no TypeScript files.`);
  return Promise.all(
    sources.map(async (path) => ({
      file: withSlashes(relative(repository, path)),
      text: await readFile(path, 'utf8'),
    })),
  );
}

/** All nodes of a source, in the order of their text. */
export function nodesOf({ file, text }: SourceText): SyntaxNode[] {
  const tree: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  return isNode(tree) ? below(tree) : [];
}

/** A node and all nodes in it, in one list: lists of lists of half a million nodes take ten times as long. */
export function below(node: SyntaxNode): SyntaxNode[] {
  const all: SyntaxNode[] = [];
  const add = (one: SyntaxNode) => {
    all.push(one);
    for (const value of Object.values(one)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(add);
      else if (isNode(value)) add(value);
    }
  };
  add(node);
  return all;
}

/** A part of a node, if it has it and it is a node. */
export function part(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const value = node[name];
  return isNode(value) ? value : undefined;
}

/** A part of a node that is a list. */
export function partList(node: SyntaxNode, name: string): SyntaxNode[] {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text of a piece of a template, between two `${…}`. */
export function cookedOf({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

/** As in `templates/head.tsx:34`. */
export function placeOf({ file, text }: SourceText, { start }: SyntaxNode): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
