import { readFileSync } from 'node:fs';

/** Returns the bytes of a file; null if there is none, or if it cannot be read. */
export function bytesIfReadable(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
