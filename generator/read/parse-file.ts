import { isMap } from 'yaml';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { fileMessages } from './file-messages.ts';
import { linesOf } from './lines.ts';
import { spanOf } from './locate.ts';
import { LeanSource, parse, type Source } from './source.ts';
import { isEmptyNode } from './yaml/is-empty-node.ts';
import { keyMessages } from './yaml/key-messages.ts';
import type { KnownKeys } from './yaml/known-keys.ts';
import { readSimpleYaml } from './yaml/simple-yaml.ts';
import { encodingProblems, textProblems } from './yaml/text-problems.ts';
import { yamlProblems } from './yaml/yaml-problems.ts';

/** A file, and the problems with its YAML. */
export interface ParsedFile {
  source: Source;
  problems: Diagnostic[];
}

/** Parsed files, by path. Parsing is the slow part of reading. */
export type ParseCache = Map<string, ParsedFile>;

/**
 * Parses a file only if its text has changed since it was cached. Only a file without problems is cached, because other
 * files may explain a problem.
 */
export function parseOnce(
  file: string,
  text: string | Diagnostic,
  cache: ParseCache,
  knownKeys: KnownKeys,
): ParsedFile {
  if (typeof text !== 'string') return rejected(file, text);
  const cached = cache.get(file);
  if (cached?.source.text === text) return cached;
  const parsed = withoutParser(file, text) ?? parseAndCheck(file, text, knownKeys);
  if (parsed.problems.length === 0) cache.set(file, parsed);
  return parsed;
}

/** Reads a file without the parser. Returns null if it needs the parser. */
function withoutParser(file: string, text: string): ParsedFile | null {
  const data = readSimpleYaml(text);
  return data && { source: new LeanSource({ file, text, data }), problems: [] };
}

function parseAndCheck(file: string, text: string, knownKeys: KnownKeys): ParsedFile {
  const problems = textProblems(text);
  const [first] = problems;
  if (first) return rejected(file, ...problems.map((problem) => problemIn(file, text, problem)));
  const source = parseAnyDepth(file, text);
  if (!source) return rejected(file, problemIn(file, text, { message: keyMessages.tooDeep(), at: [0, text.length] }));
  const found = contentsProblem(source) ?? yamlProblems(source, knownKeys);
  const misread = encodingProblems(text).map((problem) => problemIn(file, text, problem));
  return {
    source: found.length > 0 ? { ...source, data: null } : new LeanSource(source),
    problems: [...misread, ...found],
  };
}

/** Parses a file. Returns null if values are nested too deeply for the recursive parser. */
function parseAnyDepth(file: string, text: string): Source | null {
  try {
    const source = parse(file, text);
    return source.doc.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION') ? null : source;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reports a file that is valid YAML, but has no properties. */
function contentsProblem({ file, text, doc: { contents, errors } }: Source): Diagnostic[] | null {
  if (errors.length > 0 || isMap(contents)) return null;
  if (isEmptyNode(contents)) return [fileProblem(file, fileMessages.empty(file))];
  // Without site.yaml, every page would seem wrong. A page without properties is a problem of that page alone.
  if (file !== 'site.yaml') return null;
  const [from, to] = contents.range;
  return [problemIn(file, text, { message: fileMessages.noProperties(), at: [from, to] })];
}

/** Returns a file whose text is not worth parsing. */
export function rejected(file: string, ...problems: Diagnostic[]): ParsedFile {
  return { source: { ...parse(file, ''), data: null }, problems };
}

/** Returns a problem with a file as a whole, which has no line to show. */
export function fileProblem(file: string, message: Message): Diagnostic {
  return problemIn(file, '', { message, at: [0, 0] });
}

/** Returns an error in a file that was not parsed, at these offsets. */
export function problemIn(
  file: string,
  text: string,
  { message, at }: { message: Message; at: readonly [number, number] },
): Diagnostic {
  return { ...message, severity: 'error', source: { file, text }, span: spanOf({ text, lines: linesOf(text) }, at) };
}
