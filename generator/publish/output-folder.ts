import type { Dirent } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { entriesBelow } from '../files/entries-below.ts';
import { codeOf } from '../files/error-code.ts';
import { fileList } from '../files/file-list-name.ts';
import { withSlashes } from '../files/with-slashes.ts';
import { UsageError } from '../report/usage-error.ts';
import { inWords } from '../report/wording.ts';
import { readList } from './file-list.ts';
import { publishedFile } from './record.ts';
import { journalOf } from './staging.ts';

const parts = ['pages', 'static', 'templates', 'generator', 'client', 'tests', '.git', 'node_modules'];

/**
 * Makes sure that writing the output folder destroys nobody's work.
 *
 * @throws UsageError if the folder contains the project, or files that no build wrote
 */
export async function checkOutput(out: string, root: string): Promise<void> {
  const [target, project] = await Promise.all([realTarget(out), realTarget(root)]);
  if (contains(target, project)) {
    throw new UsageError(`The output folder ${out} contains the project itself. Choose another folder with --out.`);
  }
  if (parts.some((part) => contains(join(project, part), target))) {
    throw new UsageError(`The output folder ${out} is part of the project. Choose another folder with --out.`);
  }
  const found = await stat(target).catch(() => null);
  if (found && !found.isDirectory()) throw new UsageError(`${out} is a file. Choose a folder with --out.`);
  if (found) await refuseForeignFiles(target, out);
}

/**
 * Resolves links, so that a link to a folder stays a link and its target is written.
 *
 * @throws UsageError if it is a link that leads nowhere
 */
export async function realTarget(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((await lstat(path).catch(() => null))?.isSymbolicLink()) {
      throw new UsageError(
        `${path} is a link to a folder that does not exist. Create that folder, or remove the link.`,
      );
    }
    if (codeOf(error) !== 'ENOENT') throw error;
    return join(await realTarget(dirname(resolve(path))), basename(resolve(path)));
  }
}

function contains(folder: string, path: string): boolean {
  const prefix = folder.endsWith(sep) ? folder : folder + sep;
  return path === folder || path.startsWith(prefix);
}

/** Files that file managers write into every folder they open. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * Returns what is in an output folder and in the folders below it, except the list and other files of the writer
 * itself. Skips the staging folder entirely, because a running build may remove staged files at any moment.
 */
export const entriesIn = (folder: string): Promise<Dirent[]> =>
  entriesBelow(folder, (name) => !name.startsWith(fileList));

/** Returns the paths of all files in an output folder, with forward slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  return (await foundIn(folder)).map(({ path }) => path);
}

/** Returns the paths, and whether each is a link. */
async function foundIn(folder: string): Promise<{ path: string; isLink: boolean }[]> {
  const entries = await entriesIn(folder);
  const folders = [...new Set(entries.map(({ parentPath }) => parentPath))];
  const within = new Map(folders.map((path) => [path, pathWithin(folder, path)]));
  return entries
    .filter((entry) => !entry.isDirectory() && !systemFiles.includes(entry.name))
    .map((entry) => ({ path: `${within.get(entry.parentPath)}${entry.name}`, isLink: entry.isSymbolicLink() }));
}

/** Returns the path of a folder within another one, with a slash after each name. */
function pathWithin(folder: string, path: string): string {
  const names = withSlashes(relative(folder, path));
  return names && `${names}/`;
}

/** @throws UsageError if the folder contains files that no build wrote, which would be lost */
async function refuseForeignFiles(folder: string, out: string): Promise<void> {
  // An interrupted build may have put files in place that only its journal lists.
  const lists = [join(folder, fileList), journalOf(folder)].map(readList);
  const isOwn = (path: string) => lists.some(({ files, leftovers }) => files.has(path) || leftovers.has(path));
  const listed = () => lists.flatMap(({ files, leftovers }) => [...files.keys(), ...leftovers.keys()]);
  // A build never creates a link. Listed files below a link are in another folder.
  const isFolder = (path: string) => listed().some((file) => file.startsWith(`${path}/`));
  const found = await foundIn(folder);
  const foreign = found.flatMap(({ path, isLink }) => (!isOwn(path) || (isLink && isFolder(path)) ? [path] : []));
  if (foreign.length === 0) return;
  // Every build writes it.
  if (foreign.includes(publishedFile)) {
    throw new UsageError(
      `The folder ${out} has a site, but the list of the files that builds wrote, ${join(out, fileList)}, is gone or damaged. If nothing else is in ${out}, delete it and build again; or choose another folder with --out.`,
    );
  }
  const named = inWords(foreign.length > 3 ? [...foreign.slice(0, 3), 'others'] : foreign);
  throw new UsageError(
    `The folder ${out} has files that this program did not write, and they would be lost: ${named}. Move what belongs to the site into static/, which every build copies, and the rest elsewhere; or choose another folder with --out.`,
  );
}
