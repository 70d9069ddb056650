import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isMap, isScalar, LineCounter } from 'yaml';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { decode } from './decode.ts';
import { fileMessages } from './file-messages.ts';
import { keyMessages } from './key-messages.ts';
import { type KnownKeys, knownKeysIn } from './known-keys.ts';
import { listDefinitions, missingSite } from './list-files.ts';
import { spanOf } from './locate.ts';
import { parse, type Source } from './source.ts';
import { textProblems } from './text-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/** Every file of a project, and the problems with its YAML. */
export interface ReadFiles {
  site: Source;
  pages: Source[];
  problems: Diagnostic[];
}

/** In bytes. */
const maxFileSize = 1_000_000;
const filesAtOnce = 16;

interface ParsedFile {
  source: Source;
  problems: Diagnostic[];
}

/** Parsed files, by path. Parsing is the slow part of reading. */
export type ParseCache = Map<string, ParsedFile>;

/**
 * Reads site.yaml and every YAML file below pages/, in the order of their names. What cannot be read is a problem; nothing
 * is thrown.
 *
 * @param root the folder that contains them
 * @param cache what an earlier call parsed, for a program that reads again after each edit; this call adds to it
 */
export async function read(root: string, cache: ParseCache = new Map()): Promise<ReadFiles> {
  const { definitions, problems } = await listDefinitions(root);
  const limit = pLimit(filesAtOnce);
  const names = ['site.yaml', ...definitions];
  const texts = await Promise.all(names.map((name) => limit(() => readText(root, name))));
  const knownKeys = knownKeysIn(texts.flatMap((one) => (typeof one === 'string' ? [one] : [])));
  const parsed = names.map((name, index) => parseOnce(name, texts[index] ?? '', cache, knownKeys));
  const [site = rejected('site.yaml'), ...pages] = parsed;
  return {
    site: site.source,
    pages: pages.map(({ source }) => source),
    problems: [
      ...problems.map(({ file, message }) => fileProblem(file, message)),
      ...[site, ...pages].flatMap(({ problems }) => problems),
    ],
  };
}

/** The text of a file, or why there is none. */
async function readText(root: string, file: string): Promise<string | Diagnostic> {
  const bytes = await readBytes(root, file);
  if (!Buffer.isBuffer(bytes)) return fileProblem(file, bytes);
  const { text, problem } = decode(bytes);
  return problem ? problemIn(file, text, { message: problem.message, at: [problem.offset, problem.offset + 1] }) : text;
}

/** Parses a file only if its text has changed since it was cached. */
function parseOnce(file: string, text: string | Diagnostic, cache: ParseCache, knownKeys: KnownKeys): ParsedFile {
  if (typeof text !== 'string') return rejected(file, text);
  const cached = cache.get(file);
  const parsed = cached?.source.text === text ? cached : parseAndCheck(file, text, knownKeys);
  cache.set(file, parsed);
  return parsed;
}

/** The bytes of a file, or why there are none. A device or a pipe is not read, because it may never end. */
async function readBytes(root: string, file: string): Promise<Buffer | Message> {
  const path = join(root, file);
  try {
    const { size } = await statFile(path);
    return size > maxFileSize ? fileMessages.tooLarge(file, size, maxFileSize) : await readFile(path);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' && file === 'site.yaml' ? missingSite(root) : fileMessages.unreadable(file, code);
  }
}

async function statFile(path: string): Promise<{ size: number }> {
  const stats = await stat(path);
  if (stats.isFile()) return stats;
  throw Object.assign(new Error('Not a file'), { code: stats.isDirectory() ? 'EISDIR' : 'ENOTFILE' });
}

function parseAndCheck(file: string, text: string, knownKeys: KnownKeys): ParsedFile {
  const problems = textProblems(text);
  const [first] = problems;
  if (first) return rejected(file, ...problems.map((problem) => problemIn(file, text, problem)));
  const source = parseAnyDepth(file, text);
  if (!source) return rejected(file, problemIn(file, text, { message: keyMessages.tooDeep(), at: [0, text.length] }));
  const found = contentsProblem(source) ?? yamlProblems(source, knownKeys);
  return { source: found.length > 0 ? { ...source, data: null } : source, problems: found };
}

/** Null if values are nested so deeply that the parser, which calls itself for each level, has no room left. */
function parseAnyDepth(file: string, text: string): Source | null {
  try {
    const source = parse(file, text);
    return source.doc.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION') ? null : source;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A file that is valid YAML, but has no properties. */
function contentsProblem({ file, text, doc: { contents, errors } }: Source): Diagnostic[] | null {
  if (errors.length > 0 || isMap(contents)) return null;
  if (contents === null || (isScalar(contents) && contents.value === null))
    return [fileProblem(file, fileMessages.empty(file))];
  // Without site.yaml, every page would seem wrong. A page without properties is a problem of that page alone.
  if (file !== 'site.yaml') return null;
  const [from, to] = contents.range;
  return [problemIn(file, text, { message: fileMessages.noProperties(), at: [from, to] })];
}

/** A file whose text is not worth parsing. */
function rejected(file: string, ...problems: Diagnostic[]): ParsedFile {
  return { source: { ...parse(file, ''), data: null }, problems };
}

/** A problem with a file as a whole, which has no line to show. */
function fileProblem(file: string, message: Message): Diagnostic {
  return problemIn(file, '', { message, at: [0, 0] });
}

function problemIn(
  file: string,
  text: string,
  { message, at }: { message: Message; at: readonly [number, number] },
): Diagnostic {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
  return { ...message, severity: 'error', source: { file, text }, span: spanOf({ text, lines }, at) };
}
