import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import pLimit from 'p-limit';
import { UsageError } from '../report/usage-error.ts';
import { contentOf, type OutputFile } from './output-file.ts';

/** Marks a folder as the generator's own, so that it may be replaced, and lists what it wrote there. */
const marker = '.local-pages';

/**
 * Makes sure that replacing the output folder loses nobody's work.
 *
 * @throws UsageError where the folder holds the project, or files that no build put there
 */
export async function checkOutput(out: string, root: string): Promise<void> {
  if (holds(resolve(out), resolve(root))) {
    throw new UsageError(`The output folder ${out} holds the project itself; choose another with --out.`);
  }
  for (const name of ['pages', 'templates', 'generator', 'client', 'tests', '.git', 'node_modules']) {
    if (resolve(out) === resolve(root, name))
      throw new UsageError(`The output folder ${out} holds part of the project; choose another with --out.`);
  }
  const found = await stat(out).catch(() => null);
  if (found && !found.isDirectory()) throw new UsageError(`${out} is a file; choose a folder with --out.`);
  if (found) await refuseStrangers(out);
}

function holds(folder: string, path: string): boolean {
  const below = folder.endsWith(sep) ? folder : folder + sep;
  return path === folder || path.startsWith(below);
}

/** Files that somebody else put into the output folder would be lost with the next build. */
async function refuseStrangers(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const list = await readFile(join(out, marker), 'utf8').catch(() => '');
  const known = new Set([marker, ...list.split('\n')]);
  const strangers = files.filter((file) => !known.has(file));
  if (strangers.length === 0) return;
  const named = strangers.slice(0, 3).join(', ') + (strangers.length > 3 ? ' and others' : '');
  throw new UsageError(
    `The folder ${out} has files that this program did not write, and they would be lost: ${named}. Move them, or choose another folder with --out.`,
  );
}

const filesAtOnce = 16;

/**
 * Writes all files beside the output folder and then swaps the two, so that a mistake on the way leaves the old one whole.
 * Each file is made just before it is written, so that never more than a few of them are in memory.
 *
 * @returns how many bytes were written
 */
export async function write(files: readonly OutputFile[], out: string): Promise<number> {
  const target = resolve(out);
  await mkdir(dirname(target), { recursive: true });
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const folders = new Set(files.map((file) => dirname(join(draft, file.path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    const limit = pLimit(filesAtOnce);
    const sizes = await Promise.all(files.map((file) => limit(() => writeOne(file, draft))));
    await writeFile(join(draft, marker), files.map((file) => file.path).join('\n'));
    // A temporary folder is private; a web server under another account must be able to read the site.
    await chmod(draft, 0o755);
    await swap(draft, target);
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeOne(file: OutputFile, folder: string): Promise<number> {
  const content = await contentOf(file);
  await writeFile(join(folder, file.path), content);
  return Buffer.byteLength(content);
}

async function swap(draft: string, target: string): Promise<void> {
  const old = `${draft}-old`;
  const had = await rename(target, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(draft, target);
  } catch (error) {
    if (had) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}
