import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { slugOf } from '../basics/slug.ts';
import type { Message } from '../report/diagnostic.ts';
import { fileMessages } from './file-messages.ts';
import { maxFileSize } from './max-file-size.ts';
import { isTownFile } from './town-folder.ts';

/** A page or town that would be left out, because its file has the wrong name or is in the wrong folder. */
interface Stray {
  file: string;
  message: Message;
  kind: Kind;
}

type Kind = 'page' | 'town';

/** The files below pages/, and the folder of the towns there; null if there is none. */
interface Known {
  definitions: readonly string[];
  others: readonly string[];
  folder: string | null;
}

/** Files that editors keep beside a file that they change. */
export const backup = /(~|#|\.(bak|backup|old|orig|save|sw[a-z]|tmp))$/i;

/** The names of text files that are not saved as YAML: with another extension, or without one. */
const textFile = /(^|\/)[^./]+$|\.(te?xt|md|markdown|y[a-z]{1,4})$/i;

/** The names of folders beside site.yaml that are probably meant for pages or towns. */
export const similarFolders: readonly string[] = ['page', 'town', 'towns'];

/** Returns true if the name alone shows that a file is meant to be YAML. */
export const isMisnamed = (file: string) => /\.ya?ml/i.test(file) && !file.endsWith('.yaml') && !backup.test(file);

/**
 * Finds the pages and towns that would be left out. Ignores notes: a file without a YAML name must look like a page or
 * a town.
 */
export async function strayFiles(root: string, known: Known): Promise<Stray[]> {
  const { definitions, others, folder } = known;
  const inPages = others.filter((file) => isMisnamed(file) || (textFile.test(file) && !backup.test(file)));
  const found = await kindsOf(root, inPages);
  const misnamed = inPages.flatMap((file): Stray[] => {
    const isInTowns = isTownFile(file, folder);
    const kind = found.get(file) ?? (isMisnamed(file) ? (isInTowns ? 'town' : 'page') : null);
    if (kind === null || (kind === 'town' && folder === null)) return [];
    const home = kind === 'town' && !isInTowns ? folder : dirname(file);
    const better = `${home}/${nameFor(kind, file)}.yaml`;
    return [{ file, kind, message: fileMessages.ending(file, better, definitions.includes(better)) }];
  });
  return [...misnamed, ...(await outside(root, known))];
}

const bareName = (file: string) => basename(file).replace(/(\.ya?ml.*|\.[a-z]{1,8})$/i, '');

/** Returns the name that the file should have. The file name of a town is its slug. */
const nameFor = (kind: Kind, file: string) => (kind === 'town' && slugOf(bareName(file))) || bareName(file);

/** Finds the pages and towns beside site.yaml, and in sibling folders with a name similar to theirs. */
async function outside(root: string, { definitions, folder }: Known): Promise<Stray[]> {
  const beside = (await readdir(root).catch(() => [])).filter((name) => name !== 'site.yaml').sort();
  // Without any page, the folder of all pages has the wrong name, which is one mistake.
  const isMeant = (name: string) => definitions.length > 0 || name !== 'page';
  const similar = new Set([...similarFolders.filter(isMeant), ...(folder === null ? [] : [basename(folder)])]);
  const inFolders = beside
    .filter((name) => similar.has(name))
    .map(async (name) => {
      const names = await readdir(join(root, name)).catch(() => []);
      return names.sort().map((file) => `${name}/${file}`);
    });
  const files = [...beside, ...(await Promise.all(inFolders)).flat()].filter((name) => /\.ya?ml$/i.test(name));
  const kinds = await kindsOf(root, files);
  return [...kinds].flatMap(([file, kind]): Stray[] => {
    const home = kind === 'page' ? 'pages' : folder;
    if (home === null) return [];
    const better = `${home}/${nameFor(kind, file)}.yaml`;
    return [{ file, kind, message: fileMessages.outside(kind, home, better, definitions.includes(better)) }];
  });
}

/** Returns the kind of each file, based on its contents. Leaves out files that are neither pages nor towns. */
async function kindsOf(root: string, files: readonly string[]): Promise<Map<string, Kind>> {
  const kinds = await Promise.all(files.map(async (file) => [file, kindOf(await textOf(join(root, file)))] as const));
  return new Map(kinds.flatMap(([file, kind]) => (kind === null ? [] : [[file, kind]])));
}

function kindOf(text: string): Kind | null {
  if (/^route:/m.test(text)) return /^sections:/m.test(text) ? 'page' : null;
  return /^name:/m.test(text) && /^(center:|page:\s+["']?\/)/m.test(text) ? 'town' : null;
}

/** Returns the text of a file; empty if it cannot be read, or is too large for a page or a town. */
async function textOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() && found.size <= maxFileSize ? readFile(path, 'utf8').catch(() => '') : '';
}
