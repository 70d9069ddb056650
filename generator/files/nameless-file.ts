import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An open file without a name. It is closed once nothing refers to this object. */
export interface NamelessFile {
  readonly file: number;
}

/**
 * Opens a file that disappears once no process has it open, however this process ends.
 *
 * @throws an error of the file system
 */
export function namelessFile(): NamelessFile {
  const folder = mkdtempSync(join(tmpdir(), 'local-pages-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let file: number | null = null;
  try {
    file = openSync(join(folder, 'file'), 'wx+', 0o600);
    remove();
    const opened = { file };
    unreadable.register(opened, file);
    return opened;
  } catch (error) {
    if (file !== null) closeSync(file);
    remove();
    throw error;
  }
}

/** Closes nameless files that nothing can read anymore. */
const unreadable = new FinalizationRegistry<number>((file) => {
  try {
    closeSync(file);
  } catch {
    // Some file systems report only now that the disk is full. Nobody needs these bytes anymore, and nobody could catch it.
  }
});

/**
 * Fills an array with bytes of a file. The system may read less at once than it was asked to.
 *
 * @throws an error if the file is shorter, or an error of the file system
 */
export function readFully(file: number, into: Uint8Array, start: number): void {
  for (let done = 0; done < into.length; ) {
    const read = readSync(file, into, done, into.length - done, start + done);
    if (read === 0) throw new Error('A temporary file is shorter than it was');
    done += read;
  }
}
