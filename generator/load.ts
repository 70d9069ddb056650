import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Diagnostic, Message, Source } from './diagnostic.ts';
import { misalignedNear } from './indentation.ts';
import { spanOf } from './locate.ts';
import { file as fileMessages } from './messages/file.ts';
import { forbiddenNode, layoutIds, misaligned, syntax, unclosed } from './messages/syntax.ts';

/** What was read, with what is wrong with its YAML. A file with a problem still stands in `sources`, its data null. */
export interface Loaded {
  site: Source;
  pages: Source[];
  problems: Diagnostic[];
}

const largestFile = 1_000_000;

/** What was made of each file's text, by its name; parsing is the slow part of reading. */
export type Parsed = Map<string, { text: string; source: Source; problems: Diagnostic[] }>;

/**
 * Reads site.yaml and every YAML file below pages/, in the order of their names.
 *
 * @param root the folder that holds them
 * @param parsed what an earlier reading has parsed; gets what this one parses
 * @throws where the file system refuses something other than a missing file
 */
export async function load(root: string, parsed: Parsed = new Map()): Promise<Loaded> {
  const problems: Diagnostic[] = [];
  const names = await filesBelow(root, 'pages');
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    if (/\.ya?ml/i.test(name) && !yaml.includes(name)) problems.push(inEmptyFile(name, fileMessages.ending(name)));
  }
  if (yaml.length === 0) problems.push(inEmptyFile('pages', fileMessages.noPages()));
  const [site, ...pages] = await Promise.all(['site.yaml', ...yaml].map((name) => read(root, name, problems, parsed)));
  if (!site) throw new Error('site.yaml was not looked for');
  return { site, pages, problems };
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(whenMissing([]));
  const visible = entries.filter((entry) => !entry.name.startsWith('.'));
  const names = await Promise.all(
    visible.map((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    }),
  );
  return names.flat().sort();
}

async function read(root: string, file: string, problems: Diagnostic[], parsed: Parsed): Promise<Source> {
  const bytes = await readFile(join(root, file)).catch(whenMissing(null));
  const text = bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '';
  const problem =
    bytes === null
      ? fileMessages.missing(file)
      : bytes.length > largestFile
        ? fileMessages.tooLarge(bytes.length, largestFile)
        : text.includes('\uFFFD')
          ? fileMessages.notUtf8()
          : null;
  if (problem) {
    const source = parse(file, '');
    problems.push(inEmptyFile(file, problem));
    return { ...source, data: null };
  }
  const before = parsed.get(file);
  const now = before?.text === text ? before : parseWhole(file, text);
  parsed.set(file, now);
  problems.push(...now.problems);
  return now.source;
}

/** Parses a file and looks for what YAML allows but a definition does not; data with such a problem is not read. */
function parseWhole(file: string, text: string): { text: string; source: Source; problems: Diagnostic[] } {
  const source = parse(file, text);
  const problems = yamlProblems(source);
  return { text, source: problems.length > 0 ? { ...source, data: null } : source, problems };
}

function whenMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}

/** Parses YAML 1.2 and keeps every position. */
export function parse(file: string, text: string): Source {
  const lines = new LineCounter();
  const doc = parseDocument(text, { prettyErrors: false, lineCounter: lines });
  return { file, text, doc, lines, data: doc.errors.length > 0 ? null : doc.toJS() };
}

function yamlProblems(source: Source): Diagnostic[] {
  if (source.doc.contents === null && source.doc.errors.length === 0) {
    return [inEmptyFile(source.file, fileMessages.empty(source.file))];
  }
  const broken = [...source.doc.errors, ...source.doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const syntaxProblems = withoutEchoes(broken).map((error) => {
    const start = error.code === 'DUPLICATE_KEY' ? null : (openQuote(source) ?? openBrace(source, error));
    if (start !== null) return at(source, [start, source.text.length], unclosed(source.text[start] ?? ''));
    const lines = source.text.split('\n');
    const index = source.lines.linePos(error.pos[0]).line - 1;
    const message = syntax(error.code, lines[index] ?? '');
    const out = layoutIds.includes(message.id) ? misalignedNear(lines, index) : null;
    if (!out) return at(source, error.pos, message);
    const begin = lines.slice(0, out.index).join('\n').length + (out.index > 0 ? 1 : 0);
    return at(source, [begin, begin + Math.max(1, out.found)], misaligned(out.found, out.expected));
  });
  return [...syntaxProblems, ...forbidden(source)];
}

/** After the first broken line the parser guesses, so only repeated keys, which do not confuse it, are told beside it. */
function withoutEchoes(errors: YAMLError[]): YAMLError[] {
  const first = errors.find((error) => error.code !== 'DUPLICATE_KEY');
  return errors.filter(
    (error) => error === first || (error.code === 'DUPLICATE_KEY' && error.pos[0] < (first?.pos[0] ?? Infinity)),
  );
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

/** YAML that parses and still is not what its writer meant, or has no place in a page. */
function forbidden(source: Source): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (range: readonly number[] | null | undefined, message: Message) =>
    problems.push(at(source, [range?.[0] ?? 0, range?.[1] ?? 0], message));
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
      if (
        node.type === 'PLAIN' &&
        typeof node.value === 'string' &&
        node.comment &&
        followsOnItsLine(source, node.range)
      )
        report(node.range, forbiddenNode.hash(node.comment));
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

function inEmptyFile(file: string, message: Message): Diagnostic {
  const start = { line: 1, column: 1 };
  return { ...message, severity: 'error', source: { file, text: '' }, span: { start, end: start } };
}
