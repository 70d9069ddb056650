import { chmod, lstat, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { heldSignals } from '../../files/held-signals.ts';
import { defaultPatience, lockFolder } from '../../files/lock.ts';
import { isRunning } from '../../files/running.ts';
import { writeNamed } from '../../files/write-named.ts';
import type { Source } from '../../read/source.ts';
import { UsageError } from '../../report/usage-error.ts';
import { refusal } from './edit-messages.ts';

/** The new text of a file. */
export interface FileChange {
  source: Pick<Source, 'file' | 'text'>;
  /** The text when the file was read; null for a new file. */
  before: string | null;
  /** The previous name of the file, if it is renamed. */
  from?: string;
}

/** A file that is being written. */
interface Pending {
  target: string;
  /** In the same folder as the target, so that one rename replaces it. */
  temporary: string;
  text: string;
  /** The permissions of the replaced file; null for a new one, which gets the usual ones. */
  mode: number | null;
  before: Buffer | null;
  /** The file that the target replaces, if it has a different name. */
  old: string | null;
}

/**
 * Writes all files or none, even if somebody presses Ctrl-C. No file is ever half written, and a new file never
 * overwrites another. Two commands at once write one after the other, so that neither undoes the edits of the other.
 *
 * @throws UsageError if a new file exists already, if another has changed since it was read, or if it was stopped
 */
export async function save(
  root: string,
  changes: readonly FileChange[],
  { patience = defaultPatience } = {},
): Promise<void> {
  // A new site may have a folder that does not exist yet.
  await mkdir(root, { recursive: true });
  const unlock = await lockFolder(root, patience, 'command is editing this site');
  try {
    await saveLocked(root, changes);
  } finally {
    unlock();
  }
}

async function saveLocked(root: string, changes: readonly FileChange[]): Promise<void> {
  const pending = await Promise.all(changes.map((change) => pendingFor(root, change)));
  await Promise.all([...new Set(pending.map(({ temporary }) => dirname(temporary)))].map(removeLeft));
  const stopping = heldSignals();
  const placed: Pending[] = [];
  try {
    for (const { temporary, text, mode } of pending) {
      await mkdir(dirname(temporary), { recursive: true });
      await writeNamed(temporary, text);
      if (mode !== null) await chmod(temporary, mode);
      if (stopping.isAsked()) throw new UsageError(refusal.stopped);
    }
    // From here on, finishing takes no longer than undoing.
    for (const one of pending) {
      await rename(one.temporary, one.target);
      placed.push(one);
    }
    for (const { old } of pending) if (old) await rm(old);
  } catch (error) {
    for (const { target, before, old } of placed) {
      if (before) await writeNamed(old ?? target, before);
      if (!before || old) await rm(target);
    }
    throw error;
  } finally {
    // What cannot be removed does no harm, and must not hide why writing failed.
    await Promise.all(pending.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
    stopping.release();
  }
}

/** Between the name of a file and the number of the process that writes it. */
const mark = '.local-pages-';

/** Removes the temporary files of killed processes. If that fails, they do no harm. */
async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const isLeft = (name: string) => {
    const [, pid] = name.startsWith('.') ? name.split(mark) : [];
    return /^\d+$/.test(pid ?? '') && !isRunning(Number(pid));
  };
  await Promise.all(names.filter(isLeft).map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
}

async function pendingFor(root: string, { source, before, from }: FileChange): Promise<Pending> {
  const path = join(root, source.file);
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${basename(target)}${mark}${process.pid}`);
  const isTaken = (before === null || from !== undefined) && (await lstat(target).catch(() => null));
  if (isTaken) throw new UsageError(refusal.fileTaken(source.file));
  if (before === null) return { target, temporary, text: source.text, mode: null, before, old: null };
  const old = from === undefined ? null : join(root, from);
  const bytes = await readFile(old ?? target);
  const [byteOrderMark = ''] = bytes.toString('utf8').match(/^\uFEFF?/) ?? [];
  if (bytes.toString('utf8') !== byteOrderMark + before) throw new UsageError(refusal.changed(from ?? source.file));
  const { mode } = await lstat(old ?? target);
  return { target, temporary, text: byteOrderMark + source.text, mode, before: bytes, old };
}
