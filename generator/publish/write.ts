import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { UsageError } from '../report/usage-error.ts';
import { contentOf, type OutputFile } from './output-file.ts';
import { fileList, originOf, refuseBadPaths } from './output-paths.ts';
import { copyInto, replaceFolder } from './replace-folder.ts';

const parts = ['pages', 'templates', 'generator', 'client', 'tests', '.git', 'node_modules'];

/**
 * Makes sure that replacing the output folder loses nobody's work.
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
 * Follows links, so that a link to a folder stays one and its target is written.
 *
 * @throws UsageError if it is a link that leads nowhere
 */
async function realTarget(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((await lstat(path).catch(() => null))?.isSymbolicLink()) {
      throw new UsageError(
        `${path} is a link to a folder that does not exist. Create that folder, or remove the link.`,
      );
    }
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return join(await realTarget(dirname(resolve(path))), basename(resolve(path)));
  }
}

function contains(folder: string, path: string): boolean {
  const prefix = folder.endsWith(sep) ? folder : folder + sep;
  return path === folder || path.startsWith(prefix);
}

/** What file managers write into every folder that they open. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** @throws UsageError if the folder contains files that no build wrote, which would be lost */
async function refuseForeignFiles(folder: string, out: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const list = await readFile(join(folder, fileList), 'utf8').catch(() => '');
  const own = new Set([fileList, ...list.split('\n')]);
  const foreign = files.filter((file) => !own.has(file) && !systemFiles.includes(basename(file)));
  if (foreign.length === 0) return;
  const named = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ' and others' : '');
  throw new UsageError(
    `The folder ${out} has files that this program did not write, and they would be lost: ${named}. Move them, or choose another folder with --out.`,
  );
}

const filesAtOnce = 16;

/**
 * Writes all files to a temporary folder, then puts it where the output folder is, so that a failure leaves the old
 * output folder unchanged. Each file is made just before it is written, so that only a few are in memory at once.
 *
 * @returns the number of bytes written
 * @throws UsageError for a path outside of the folder, or one that two files have
 * @throws an error of the file system, with the path that was to be written
 */
export async function write(files: readonly OutputFile[], out: string): Promise<number> {
  refuseBadPaths(files);
  const target = await realTarget(out);
  const { staged, isBeside } = await stagingFolder(target);
  try {
    const bytes = await writeAll(files, staged);
    // `mkdtemp` makes a private folder, but a web server under another account must be able to read the site.
    await chmod(staged, 0o755);
    await (isBeside ? replaceFolder(staged, target) : copyInto(staged, target));
    return bytes;
  } catch (error) {
    throw withFinalPath(error as NodeJS.ErrnoException, staged, target);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Next to the output folder, where a rename can swap the two, or elsewhere if only the output folder can be written. */
async function stagingFolder(target: string): Promise<{ staged: string; isBeside: boolean }> {
  try {
    await mkdir(dirname(target), { recursive: true });
    return { staged: await mkdtemp(join(dirname(target), `.${basename(target)}-`)), isBeside: true };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const exists = await stat(target).catch(() => null);
    if (!exists || !['EACCES', 'EPERM', 'EROFS'].includes(code))
      throw Object.assign(error as Error, { path: dirname(target) });
    return { staged: await mkdtemp(join(tmpdir(), 'local-pages-')), isBeside: false };
  }
}

/** After a failure, no other file is begun, and those that are begun are finished, so that the folder can be removed. */
async function writeAll(files: readonly OutputFile[], folder: string): Promise<number> {
  const folders = new Set(files.map((file) => dirname(join(folder, file.path))));
  await Promise.all([...folders].map((one) => mkdir(one, { recursive: true })));
  const limit = pLimit(filesAtOnce);
  const failures: unknown[] = [];
  const writeNext = async (file: OutputFile): Promise<number> => {
    if (failures.length > 0) return 0;
    return writeOne(file, folder).catch((error) => {
      failures.push(error);
      return 0;
    });
  };
  const sizes = await Promise.all(files.map((file) => limit(() => writeNext(file))));
  if (failures.length > 0) throw failures[0];
  await writeFile(join(folder, fileList), files.map((file) => file.path).join('\n'));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A file that is there already has a name that this disk takes for the same: `About.html` for `about.html`. */
async function writeOne(file: OutputFile, folder: string): Promise<number> {
  const content = await contentOf(file);
  await writeFile(join(folder, file.path), content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new UsageError(
      `${originOf(file)} would be written to ${file.path}, and on this disk another file has that name in other capitals. Change one of the two.`,
    );
  });
  return Buffer.byteLength(content);
}

/** Names the file that was to be written, instead of the temporary one. */
function withFinalPath(error: NodeJS.ErrnoException, staged: string, target: string): NodeJS.ErrnoException {
  if (error.path?.startsWith(staged)) error.path = join(target, relative(staged, error.path));
  return error;
}
