import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { UsageError } from '../report/usage-error.ts';
import { contentOf, type OutputFile } from './output-file.ts';

/** Lists the files that the last build wrote into the output folder. Only they may be replaced. */
const fileList = '.local-pages';

/**
 * Makes sure that replacing the output folder loses nobody's work.
 *
 * @throws UsageError if the folder contains the project, or files that no build wrote
 */
export async function checkOutput(out: string, root: string): Promise<void> {
  if (contains(resolve(out), resolve(root))) {
    throw new UsageError(`The output folder ${out} holds the project itself; choose another with --out.`);
  }
  for (const name of ['pages', 'templates', 'generator', 'client', 'tests', '.git', 'node_modules']) {
    if (resolve(out) === resolve(root, name)) {
      throw new UsageError(`The output folder ${out} holds part of the project; choose another with --out.`);
    }
  }
  const found = await stat(out).catch(() => null);
  if (found && !found.isDirectory()) throw new UsageError(`${out} is a file; choose a folder with --out.`);
  if (found) await refuseForeignFiles(out);
}

function contains(folder: string, path: string): boolean {
  const prefix = folder.endsWith(sep) ? folder : folder + sep;
  return path === folder || path.startsWith(prefix);
}

/** What file managers write into every folder that they open. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** @throws UsageError if the folder contains files that no build wrote, which would be lost */
async function refuseForeignFiles(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const list = await readFile(join(out, fileList), 'utf8').catch(() => '');
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
 * Writes all files to a temporary folder next to the output folder, then swaps the two, so that a failure leaves the old
 * output folder unchanged. Each file is made just before it is written, so that only a few are in memory at once.
 *
 * @returns the number of bytes written
 */
export async function write(files: readonly OutputFile[], out: string): Promise<number> {
  refuseBadPaths(files);
  const target = resolve(out);
  await mkdir(dirname(target), { recursive: true });
  const temporary = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const folders = new Set(files.map((file) => dirname(join(temporary, file.path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    const limit = pLimit(filesAtOnce);
    const sizes = await Promise.all(files.map((file) => limit(() => writeOne(file, temporary))));
    await writeFile(join(temporary, fileList), files.map((file) => file.path).join('\n'));
    // `mkdtemp` makes a private folder, but a web server under another account must be able to read the site.
    await chmod(temporary, 0o755);
    await swap(temporary, target);
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** No file may be written twice, or outside of the output folder. */
function refuseBadPaths(files: readonly OutputFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (isAbsolute(path) || path.split('/').includes('..')) throw new Error(`${path} is outside of the output folder`);
    if (seen.has(path)) throw new Error(`Two files would be written to ${path}`);
    seen.add(path);
  }
}

async function writeOne(file: OutputFile, folder: string): Promise<number> {
  const content = await contentOf(file);
  await writeFile(join(folder, file.path), content);
  return Buffer.byteLength(content);
}

/** Puts the old output folder back if the new one cannot take its place. */
async function swap(temporary: string, target: string): Promise<void> {
  const old = `${temporary}-old`;
  const hadOld = await rename(target, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(temporary, target);
  } catch (error) {
    if (hadOld) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
