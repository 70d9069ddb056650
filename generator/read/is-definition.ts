/**
 * Returns true for the path of a page or a town. Hidden files are neither: macOS writes `._home.yaml` beside
 * `home.yaml` on disks that keep nothing else about a file.
 */
export const isDefinition = (path: string) =>
  path.startsWith('pages/') && path.endsWith('.yaml') && !path.includes('/.');
