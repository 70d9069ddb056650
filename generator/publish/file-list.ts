import { closeSync, openSync, writeSync } from 'node:fs';
import { fileList } from '../report/file-list-name.ts';
import { hash } from '../report/hash.ts';
import { textIfThere } from '../report/text-if-there.ts';

/** What the list knows of a file. */
export interface ListedFile {
  /** Of the content, as `hash` of report/hash.ts makes it; empty if it is not known. */
  readonly hash: string;
  /** In bytes; -1 if it is not known. */
  readonly size: number;
}

/** Files by their path, with slashes. */
export type ListedFiles = Map<string, ListedFile>;

export interface FileList {
  files: ListedFiles;
  /** Assets that no page loads anymore, kept for pages that browsers already have. */
  leftovers: ListedFiles;
}

/** A list as it is in a folder. */
export interface WrittenList extends FileList {
  /** A hash of its text; empty if there is none. */
  list: string;
}

const header = 'local-pages 2';

/**
 * True for names of folders and of a file with slashes between them. Windows reads backslashes as slashes, and the names of the
 * writer's own files begin like that of the list.
 */
export function isInside(path: string): boolean {
  const isOwn = path.startsWith(fileList);
  const hasEmptyStep = /(^|\/)\.{0,2}(\/|$)/.test(path);
  return !isOwn && !hasEmptyStep && !/[\\\p{Cc}]/u.test(path);
}

/** Puts one file on each line, and the leftovers after an empty line. The same files always give the same text. */
export function printList({ files, leftovers }: FileList): string {
  return [header, ...linesOf(files), '', ...linesOf(leftovers), ''].join('\n');
}

function linesOf(files: ListedFiles): string[] {
  const paths = [...files.keys()].sort();
  return paths.map((path) => `${files.get(path)?.hash} ${files.get(path)?.size} ${path}`);
}

/** The list that was read last. A build reads the same one several times, which would take longer than anything it does with it. */
let lastRead: WrittenList = { list: '', ...unknownFiles([]) };

/**
 * Reads a list. A list of an earlier version has only paths. Without a list, there are no files. Whoever can write the list
 * must not make a build remove files elsewhere, so paths that lead out of the folder do not count.
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
  if (first !== header) return unknownFiles([first, ...lines]);
  const [files, leftovers]: [ListedFiles, ListedFiles] = [new Map(), new Map()];
  let current = files;
  for (const line of lines) {
    const [hash, size, start] = fieldsOf(line);
    if (line === '') current = leftovers;
    else if (isInside(line.slice(start))) current.set(line.slice(start), { hash, size });
  }
  return { files, leftovers };
}

function fieldsOf(line: string): [hash: string, size: number, start: number] {
  const afterHash = line.indexOf(' ');
  const afterSize = line.indexOf(' ', afterHash + 1);
  return [line.slice(0, afterHash), Number(line.slice(afterHash + 1, afterSize)), afterSize + 1];
}

/**
 * Marks all files as checked, by writing the header of the list again. The time must come from the file system, whose clock may
 * be a few milliseconds behind that of the process.
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
    // Then the next build reads the files again.
  }
}

/** Files of which only the paths are known. */
export function unknownFiles(paths: Iterable<string | undefined>): FileList {
  const files: ListedFiles = new Map();
  for (const path of paths) if (path && isInside(path)) files.set(path, { hash: '', size: -1 });
  return { files, leftovers: new Map() };
}
