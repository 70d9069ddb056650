import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { file as fileMessages } from './file-messages.ts';
import { parse, type Source } from './source.ts';
import { yamlProblems } from './yaml-problems.ts';

/** Every file of a project, with the problems of its YAML. The data of a file with a problem is null. */
export interface ReadFiles {
  site: Source;
  pages: Source[];
  problems: Diagnostic[];
}

const largestFile = 1_000_000;
const filesAtOnce = 16;

interface Parsed {
  source: Source;
  problems: Diagnostic[];
}

/** What was parsed from the text of each file, by its path: parsing is the slow part of reading. */
export type ParseMemory = Map<string, Parsed>;

/**
 * Reads site.yaml and every YAML file below pages/, in the order of their names.
 *
 * @param root the folder that holds them
 * @param memory what an earlier call parsed, for a program that reads again after each edit; this call adds to it
 * @throws where the file system refuses something other than a missing file
 */
export async function read(root: string, memory: ParseMemory = new Map()): Promise<ReadFiles> {
  const names = await filesBelow(root, 'pages');
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  const misnamed = names.filter((name) => /\.ya?ml/i.test(name) && !yaml.includes(name));
  const limit = pLimit(filesAtOnce);
  const readOne = (name: string) => limit(() => readFileOnce(root, name, memory));
  const [site, ...pages] = await Promise.all([readOne('site.yaml'), ...yaml.map(readOne)]);
  return {
    site: site.source,
    pages: pages.map(({ source }) => source),
    problems: [
      ...misnamed.map((name) => atTheTop(name, fileMessages.ending(name))),
      ...(yaml.length === 0 ? [atTheTop('pages', fileMessages.noPages())] : []),
      ...[site, ...pages].flatMap(({ problems }) => problems),
    ],
  };
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

async function readFileOnce(root: string, file: string, memory: ParseMemory): Promise<Parsed> {
  const bytes = await readFile(join(root, file)).catch(whenMissing(null));
  const text = bytes?.toString('utf8').replace(/^\uFEFF/, '') ?? '';
  const unreadable = bytes === null ? fileMessages.missing(file) : contentProblem(bytes, text);
  if (unreadable) {
    return { source: { ...parse(file, ''), data: null }, problems: [atTheTop(file, unreadable)] };
  }
  const before = memory.get(file);
  const now = before?.source.text === text ? before : parseWhole(file, text);
  memory.set(file, now);
  return now;
}

function contentProblem(bytes: Uint8Array, text: string): Message | null {
  if (bytes.length > largestFile) return fileMessages.tooLarge(bytes.length, largestFile);
  return text.includes('\uFFFD') ? fileMessages.notUtf8() : null;
}

/** Parses a file and looks for what is wrong with its YAML; the data of a file with a problem is not used. */
function parseWhole(file: string, text: string): Parsed {
  const source = parse(file, text);
  const empty = source.doc.contents === null && source.doc.errors.length === 0;
  const problems = empty ? [atTheTop(file, fileMessages.empty(file))] : yamlProblems(source);
  return { source: problems.length > 0 ? { ...source, data: null } : source, problems };
}

function whenMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}

/** A problem with a file as a whole, which has no line to show. */
function atTheTop(file: string, message: Message): Diagnostic {
  const start = { line: 1, column: 1 };
  return { ...message, severity: 'error', source: { file, text: '' }, span: { start, end: start } };
}
