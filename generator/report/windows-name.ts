/** Device names, with any ending (https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file). */
const device = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** False for the name of a file or folder that Windows cannot have, so that nobody there could check out or build the site. */
export function fitsWindows(name: string): boolean {
  return !device.test(name) && !/[. ]$/.test(name) && !/[<>:"|?*]/.test(name);
}
