/** Returns the folders that contain a file, outermost first: `a` and `a/b` for `a/b/c.html`. */
export function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.push(path.slice(0, end));
  return folders;
}
