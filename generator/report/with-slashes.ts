import { sep } from 'node:path';

/**
 * A relative path as it is written in YAML, messages, and addresses, on every system.
 *
 * @param separator what this system writes between the names of folders
 */
export function withSlashes(path: string, separator: string = sep): string {
  return path.split(separator).join('/');
}
