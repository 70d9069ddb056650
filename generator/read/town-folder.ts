import { suggest } from '../basics/suggest.ts';

/**
 * Returns the folder of the towns that site.yaml names, whether or not the rest of it is valid. Returns null if it
 * names none.
 *
 * @param site the text of site.yaml
 * @param files the paths of all definitions. If none is in the folder, the most likely intended folder is returned
 */
export function townFolderIn(site: string, files: readonly string[]): string | null {
  const [, written] = site.match(/^towns:[ \t]+["']?([^\s"'#[{&*!|>][^\s"'#]*\/[^\s"'#]*)/m) ?? [];
  if (written === undefined) return null;
  const folder = written.replace(/\/+$/, '');
  const folders = new Set(files.map((file) => file.replace(/\/[^/]*$/, '')).filter((one) => one !== 'pages'));
  const isBelow = (one: string) => one === folder || one.startsWith(`${folder}/`);
  if (folder !== 'pages' && [...folders].some(isBelow)) return folder;
  // Compared as whole paths, pages/towns and pages/posts are similar.
  const alike = [...folders].filter((one) => isBelow(one) || suggest(nameIn(folder), [nameIn(one)]) !== null);
  return suggest(folder, alike) ?? folder;
}

/** Returns true for a file in the folder of the towns. */
export const isTownFile = (file: string, folder: string | null) => folder !== null && file.startsWith(`${folder}/`);

const nameIn = (path: string) => path.replace(/^.*\//, '');
