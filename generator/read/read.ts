import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Diagnostic, Message, Source } from '../report/diagnostic.ts';
import { file as fileMessages } from './file-messages.ts';
import { yamlProblems } from './yaml-problems.ts';

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

/** Parses a file and looks for what is wrong with its YAML; data with such a problem is not read. */
function parseWhole(file: string, text: string): { text: string; source: Source; problems: Diagnostic[] } {
  const source = parse(file, text);
  const empty = source.doc.contents === null && source.doc.errors.length === 0;
  const problems = empty ? [inEmptyFile(file, fileMessages.empty(file))] : yamlProblems(source);
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

function inEmptyFile(file: string, message: Message): Diagnostic {
  const start = { line: 1, column: 1 };
  return { ...message, severity: 'error', source: { file, text: '' }, span: { start, end: start } };
}
