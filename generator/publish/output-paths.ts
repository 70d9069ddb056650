import { UsageError } from '../report/usage-error.ts';
import type { OutputFile } from './output-file.ts';

/** Lists the files that the last build wrote into the output folder. Only they may be replaced. */
export const fileList = '.local-pages';

/**
 * The last line of defense: every route and redirect has been checked before.
 *
 * @throws UsageError if a file would be written outside of the output folder, or where another one is
 */
export function refuseBadPaths(files: readonly OutputFile[]): void {
  const taken = new Map<string, OutputFile>();
  for (const file of files) {
    if (!isInside(file.path)) {
      throw new UsageError(`${originOf(file)} would be written outside of the output folder, to ${file.path}.`);
    }
    const other = taken.get(file.path);
    if (other) throw new UsageError(bothWrite(file, other, file.path));
    taken.set(file.path, file);
  }
  for (const file of files) {
    const folder = foldersOf(file.path).find((one) => taken.has(one));
    const other = taken.get(folder ?? '');
    if (other)
      throw new UsageError(`${bothWrite(file, other, other.path)} A folder and a file cannot have the same name.`);
  }
}

/** True for names of folders and of a file with slashes between them. Windows takes backslashes for slashes. */
function isInside(path: string): boolean {
  const steps = path.split('/');
  return path !== fileList && !/[\\\p{Cc}]/u.test(path) && !steps.some((step) => ['', '.', '..'].includes(step));
}

function foldersOf(path: string): string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}

function bothWrite(one: OutputFile, other: OutputFile, path: string): string {
  return `${originOf(other)} and ${originOf(one).replace(/^The /, 'the ')} would both be written to ${path}. Change one of them.`;
}

/** What a file is made from, in words. */
export function originOf({ origin, path }: OutputFile): string {
  return origin ?? `The program's own file ${path}`;
}
