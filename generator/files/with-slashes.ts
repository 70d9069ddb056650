import { sep } from 'node:path';

/**
 * Returns a relative path as written in YAML, messages, and addresses, on every system.
 *
 * @param separator the path separator of this system
 */
export function withSlashes(path: string, separator: string = sep): string {
  return path.split(separator).join('/');
}
