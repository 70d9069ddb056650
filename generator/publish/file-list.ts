import { closeSync, openSync, writeSync } from 'node:fs';
import { fileList } from '../files/file-list-name.ts';
import { hash } from '../files/hash.ts';
import { textIfThere } from '../files/text-if-there.ts';

/** An entry of the list. */
export interface ListedFile {
  /** A hash of the content, as `hash` in files/hash.ts returns it; empty if it is not known. */
  readonly hash: string;
  /** In bytes; -1 if it is not known. */
  readonly size: number;
}

/** Files by their path, with slashes. */
export type ListedFiles = Map<string, ListedFile>;

export interface FileList {
  files: ListedFiles;
  /** Assets that no page loads anymore, kept for pages that are still open in browsers. */
  leftovers: ListedFiles;
}

/** A list as written in a folder. */
export interface WrittenList extends FileList {
  /** A hash of its text; empty if there is none. */
  list: string;
}

const header = 'local-pages 2';

/**
 * Returns true for a relative path with forward slashes that stays inside the folder. Windows reads backslashes as
 * slashes, and the names of the writer's own files begin like that of the list.
 */
export function isOutputPath(path: string): boolean {
  const isOwn = path.startsWith(fileList);
  const hasEmptyStep = /(^|\/)\.{0,2}(\/|$)/.test(path);
  return !isOwn && !hasEmptyStep && !/[\\\p{Cc}]/u.test(path);
}

/** Prints one file per line, and the leftovers after an empty line. The same files always give the same text. */
export function printList({ files, leftovers }: FileList): string {
  return [header, ...linesOf(files), '', ...linesOf(leftovers), ''].join('\n');
}

function linesOf(files: ListedFiles): string[] {
  const paths = [...files.keys()].sort();
  return paths.flatMap((path) => {
    const file = files.get(path);
    return file ? lineOf(path, file) : [];
  });
}

/** Returns the line of a file in a list. */
export const lineOf = (path: string, { hash, size }: ListedFile): string => `${hash} ${size} ${path}`;

/**
 * The most recently read list. A build reads the same one several times, which would take longer than anything it does
 * with it.
 */
let lastRead: WrittenList = { list: '', ...unknownFiles([]) };

/**
 * Reads a list. A list of an earlier version has only paths. Without a list, there are no files. Paths that lead out of
 * the folder are ignored, so that a manipulated list cannot make a build remove files elsewhere.
 */
export function readList(path: string): WrittenList {
  const text = textIfThere(path);
  if (text === null) return { list: '', ...unknownFiles([]) };
  const list = hash(text);
  if (list !== lastRead.list) lastRead = { list, ...parseList(text) };
  return { list, files: new Map(lastRead.files), leftovers: new Map(lastRead.leftovers) };
}

function parseList(text: string): FileList {
  const [first, ...lines] = text.split('\n');
  return first === header ? filesOn(lines) : unknownFiles([first, ...lines]);
}

/** Returns the files on the lines of a list, after its header. */
export function filesOn(lines: readonly string[]): FileList {
  const [files, leftovers]: [ListedFiles, ListedFiles] = [new Map(), new Map()];
  let current = files;
  for (const line of lines) {
    const [hash, size, start] = fieldsOf(line);
    if (line === '') current = leftovers;
    else if (isOutputPath(line.slice(start))) current.set(line.slice(start), { hash, size });
  }
  return { files, leftovers };
}

function fieldsOf(line: string): [hash: string, size: number, start: number] {
  const afterHash = line.indexOf(' ');
  const afterSize = line.indexOf(' ', afterHash + 1);
  return [line.slice(0, afterHash), Number(line.slice(afterHash + 1, afterSize)), afterSize + 1];
}

/**
 * Marks all files as checked by writing the header of the list again. The time must come from the file system, whose
 * clock may be a few milliseconds behind that of the process.
 */
export function renewList(path: string): void {
  try {
    const file = openSync(path, 'r+');
    try {
      writeSync(file, header, 0);
    } finally {
      closeSync(file);
    }
  } catch {
    // The next build then reads the files again.
  }
}

/** Returns entries for files of which only the paths are known. */
export function unknownFiles(paths: Iterable<string | undefined>): FileList {
  const files: ListedFiles = new Map();
  for (const path of paths) if (path && isOutputPath(path)) files.set(path, { hash: '', size: -1 });
  return { files, leftovers: new Map() };
}
