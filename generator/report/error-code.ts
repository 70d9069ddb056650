/** The code of an error of the system, such as `ENOENT` (https://nodejs.org/api/errors.html#errorcode); empty if it has none. */
export function codeOf(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code;
}

/** True for the error about a file or folder that is not there, or no longer. */
export const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));
