import { writeFile } from 'node:fs/promises';

/** Writes a file. If the disk is full, the error names the file, which the one of Node does not. */
export async function writeNamed(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content);
  } catch (error) {
    (error as NodeJS.ErrnoException).path ??= path;
    throw error;
  }
}
