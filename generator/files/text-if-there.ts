import { readFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/**
 * Returns the text of a file; null if there is none.
 *
 * @throws an error of the system if it cannot be read
 */
export function textIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
