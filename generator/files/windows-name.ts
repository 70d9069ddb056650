/** Device names, with any extension (https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file). */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * Returns false for a file or folder name that is not possible on Windows, so that nobody there could check out or
 * build the site.
 */
export function fitsWindows(name: string): boolean {
  return !device.test(name) && !/[. ]$/.test(name) && !/[<>:"|?*]/.test(name);
}
