import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { fileMessages } from './file-messages.ts';
import { parse, type Source } from './source.ts';
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

/** What editors keep beside a file that they change. */
const backup = /(~|#|\.(bak|backup|old|orig|save|sw[a-z]|tmp))$/i;

interface ParsedFile {
  source: Source;
  problems: Diagnostic[];
}

/** Parsed files, by path. Parsing is the slow part of reading. */
export type ParseCache = Map<string, ParsedFile>;

/**
 * Reads site.yaml and every YAML file below pages/, in the order of their names.
 *
 * @param root the folder that contains them
 * @param cache what an earlier call parsed, for a program that reads again after each edit; this call adds to it
 * @throws an error of the file system, unless a file or folder is merely missing
 */
export async function read(root: string, cache: ParseCache = new Map()): Promise<ReadFiles> {
  const names = await filesBelow(root, 'pages');
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  const misnamed = names.filter((name) => /\.ya?ml/i.test(name) && !yaml.includes(name) && !backup.test(name));
  const limit = pLimit(filesAtOnce);
  const readOne = (name: string) => limit(() => readAndParse(root, name, cache));
  const [site, ...pages] = await Promise.all([readOne('site.yaml'), ...yaml.map(readOne)]);
  return {
    site: site.source,
    pages: pages.map(({ source }) => source),
    problems: [
      ...misnamed.map((name) => fileProblem(name, fileMessages.ending(name, yaml))),
      ...(yaml.length === 0 ? [fileProblem('pages', fileMessages.noPages())] : []),
      ...[site, ...pages].flatMap(({ problems }) => problems),
    ],
  };
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const visible = entries.filter((entry) => !entry.name.startsWith('.'));
  const names = await Promise.all(
    visible.map((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, path) : [path];
    }),
  );
  return names.flat().sort();
}

function unreadable(file: string, message: Message): ParsedFile {
  return { source: { ...parse(file, ''), data: null }, problems: [fileProblem(file, message)] };
}

function messageFor(error: NodeJS.ErrnoException, file: string): Message {
  return isMissing(error) ? fileMessages.missing(file) : fileMessages.unreadable(file, error.code ?? 'unknown');
}

/** Parses a file only if its text has changed since it was cached. */
async function readAndParse(root: string, file: string, cache: ParseCache): Promise<ParsedFile> {
  const bytes = await readFile(join(root, file)).catch((error: NodeJS.ErrnoException) => messageFor(error, file));
  if (!Buffer.isBuffer(bytes)) return unreadable(file, bytes);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const problem = bytesMessage(bytes, text);
  if (problem) return unreadable(file, problem);
  const cached = cache.get(file);
  const parsed = cached?.source.text === text ? cached : parseAndCheck(file, text);
  cache.set(file, parsed);
  return parsed;
}

function bytesMessage(bytes: Uint8Array, text: string): Message | null {
  if (bytes.length > maxFileSize) return fileMessages.tooLarge(bytes.length, maxFileSize);
  return text.includes('\uFFFD') ? fileMessages.notUtf8() : null;
}

function parseAndCheck(file: string, text: string): ParsedFile {
  const source = parse(file, text);
  const empty = source.doc.contents === null && source.doc.errors.length === 0;
  const problems = empty ? [fileProblem(file, fileMessages.empty(file))] : yamlProblems(source);
  return { source: problems.length > 0 ? { ...source, data: null } : source, problems };
}

const isMissing = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR';

/** A problem with a file as a whole, which has no line to show. */
function fileProblem(file: string, message: Message): Diagnostic {
  const start = { line: 1, column: 1 };
  return { ...message, severity: 'error', source: { file, text: '' }, span: { start, end: start } };
}
