import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../files/error-code.ts';
import type { Diagnostic, Message } from '../report/diagnostic.ts';
import { decode } from './decode.ts';
import { definitionNameProblems, fitsEveryDisk } from './definition-names.ts';
import { fileMessages, type OwnCode } from './file-messages.ts';
import { goneCode, listDefinitions, missingSite } from './list-files.ts';
import { maxFileSize } from './max-file-size.ts';
import { fileProblem, type ParseCache, type ParsedFile, parseOnce, problemIn, rejected } from './parse-file.ts';
import type { Source } from './source.ts';
import { listStatic, type StaticFiles } from './static/list-static.ts';
import { strayFiles } from './stray-files.ts';
import { isTownFile, townFolderIn } from './town-folder.ts';
import { knownKeysIn } from './yaml/known-keys.ts';

/** Every file of a project, and the problems with its YAML. */
export interface ReadFiles {
  site: Source;
  pages: Source[];
  /** The files in the folder that site.yaml names under `towns`. */
  towns: Source[];
  staticFiles: StaticFiles;
  problems: Diagnostic[];
  staticProblems: Diagnostic[];
}

/** What a reader knows already. */
interface ReadOptions {
  /** What an earlier call parsed, for a program that reads again after each edit. This call adds to it. */
  cache?: ParseCache | undefined;
  /** Returns a file that does not need to be read, because an earlier build found no problem in it; null for others. */
  kept?: ((file: string) => Source | null) | undefined;
  /** The definitions to read, in order, if the others are known to be valid and are not needed. */
  only?: readonly string[] | undefined;
}

/**
 * Reads site.yaml and every YAML file below pages/, in the order of their names. Reports what cannot be read and never
 * throws.
 *
 * @param root the folder that contains them
 */
export async function read(root: string, { cache, kept, only }: ReadOptions = {}): Promise<ReadFiles> {
  const listed = only ? { definitions: only, others: [], problems: [] } : await listDefinitions(root);
  const { definitions, others: otherFiles, problems } = listed;
  const parsed = await readEach(root, ['site.yaml', ...definitions], cache, kept);
  const [site = rejected('site.yaml'), ...others] = parsed;
  const copied = listStatic(root);
  const folder = townFolderIn(site.source.text, definitions);
  const strays = only ? [] : await strayFiles(root, { definitions, others: otherFiles, folder });
  const misnamed = only ? [] : definitionNameProblems(definitions, folder);
  const isTown = ({ file }: Source) => isTownFile(file, folder);
  const sources = others.map(({ source }) => source);
  return {
    site: site.source,
    pages: sources.filter((source) => !isTown(source)),
    // A town file that is not found where it belongs could not be read, so no reference to it is reported. The same is
    // true of a folder of towns. From a name that Windows cannot have, routes would be made.
    towns: [
      ...sources.filter(isTown).map((source) => (fitsEveryDisk(source.file) ? source : rejected(source.file).source)),
      ...strays.filter(({ kind }) => kind === 'town').map(({ file }) => rejected(file).source),
      ...problems.flatMap(({ file }) => (isTownFile(`${file}/`, folder) ? [rejected(`${file}/`).source] : [])),
    ],
    staticFiles: copied.files,
    problems: [
      ...[...problems, ...misnamed, ...strays].map(({ file, message }) => fileProblem(file, message)),
      ...parsed.flatMap(({ problems }) => problems),
    ],
    staticProblems: copied.problems,
  };
}

/** Reads several files. Their property names are shared, so that a misspelling in one can be explained. */
export async function readEach(
  root: string,
  names: readonly string[],
  cache: ParseCache = new Map(),
  kept: (file: string) => Source | null = () => null,
): Promise<ParsedFile[]> {
  const texts: (string | Diagnostic | Source)[] = [];
  for (const name of names) texts.push(kept(name) ?? (await readText(root, name)));
  const knownKeys = knownKeysIn(texts.filter((text) => typeof text === 'string'));
  return names.map((name, index) => {
    const text = texts[index] ?? '';
    const isKept = typeof text === 'object' && 'doc' in text;
    return isKept ? { source: text, problems: [] } : parseOnce(name, text, cache, knownKeys);
  });
}

/** Returns the text of a file, or the problem with it. */
async function readText(root: string, file: string): Promise<string | Diagnostic> {
  const bytes = await readBytes(root, file);
  if (!Buffer.isBuffer(bytes)) return fileProblem(file, bytes);
  const { text, problem } = decode(bytes);
  return problem ? problemIn(file, text, { message: problem.message, at: [problem.offset, problem.offset + 1] }) : text;
}

/** Returns the bytes of a file, or why it has none. Does not read a device or a pipe, because it may never end. */
async function readBytes(root: string, file: string): Promise<Buffer | Message> {
  const path = join(root, file);
  try {
    // Reading thousands of small files one by one is several times faster than reading them concurrently.
    const stats = statSync(path);
    if (!stats.isFile())
      return fileMessages.unreadable(file, stats.isDirectory() ? 'EISDIR' : ('ENOTFILE' satisfies OwnCode));
    return stats.size > maxFileSize ? fileMessages.tooLarge(file, stats.size, maxFileSize) : readFileSync(path);
  } catch (error) {
    const code = codeOf(error) || 'unknown';
    if (code === 'ENOENT' && file === 'site.yaml') return missingSite(root);
    const isGone = code === 'ENOENT' && !lstatSync(path, { throwIfNoEntry: false });
    return fileMessages.unreadable(file, isGone ? goneCode(file) : code);
  }
}
