import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Opens a file that disappears once no process has it open, however this process ends.
 *
 * @throws an error of the file system
 */
export function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'local-pages-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let file: number | null = null;
  try {
    file = openSync(join(folder, 'file'), 'wx+', 0o600);
    remove();
    return file;
  } catch (error) {
    if (file !== null) closeSync(file);
    remove();
    throw error;
  }
}

/** Closes nameless files that nothing can read anymore. */
const unreadable = new FinalizationRegistry<number>((file) => closeSync(file));

/** Closes a nameless file once an object is gone that alone can read it. */
export const closeAfter = (reader: object, file: number): void => unreadable.register(reader, file);
