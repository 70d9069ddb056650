/**
 * Returns the code of a system error, such as `ENOENT` (https://nodejs.org/api/errors.html#errorcode); empty if there
 * is none.
 */
export function codeOf(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code;
}

/** Returns true for the error about a missing file or folder. */
export const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
