import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pictureFile } from '../../../templates/schema.ts';
import { suggest } from '../../basics/suggest.ts';
import { fileList } from '../../files/file-list-name.ts';
import { intendedPath, pathFault } from './picture-path.ts';

const maxDepth = 6;

/**
 * The folders of the program, whose pictures do not belong to this business, and of files that are copied unchanged.
 * Deeper folders may use these names.
 */
const notForPages = ['client', 'dist', 'docs', 'generator', 'static', 'templates', 'tests'];

/** Returns the paths of all pictures of the owner. Skips hidden folders, `node_modules`, and built sites. */
export async function projectPictures(root: string, folder = '', depth = 0): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  if (depth > maxDepth || entries.some(({ name }) => name === fileList)) return [];
  const paths = await Promise.all(
    entries.map(async (entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || notForPages.includes(path)) return [];
      if (entry.isDirectory()) return projectPictures(root, path, depth + 1);
      return entry.isFile() && pictureFile.test(path) ? [path] : [];
    }),
  );
  return paths.flat().sort();
}

/** Returns the picture that a name most likely means; null if none is close. */
export function nearPicture(name: string, pictures: readonly string[]): string | null {
  const path = intendedPath(name);
  const same = withName(path, pictures);
  if (same) return same;
  const fault = pathFault(name);
  if (fault === 'web' || fault === 'computer') return null;
  const stem = suggest(stemOf(path), pictures.map(stemOf));
  return stem === null ? null : withStem(stem, path, pictures);
}

/** Returns the picture that has the name of another file, apart from its extension; null if there is none. */
export function samePicture(name: string, pictures: readonly string[]): string | null {
  const path = intendedPath(name);
  return withName(path, pictures) ?? withStem(stemOf(path), path, pictures);
}

function withName(path: string, pictures: readonly string[]): string | null {
  const hasPath = (one: string) => comparable(one) === comparable(path);
  const hasName = (one: string) => comparable(posix.basename(one)) === comparable(posix.basename(path));
  return pictures.find(hasPath) ?? pictures.find(hasName) ?? null;
}

/** Prefers a picture in the folder of the path. */
function withStem(stem: string, path: string, pictures: readonly string[]): string | null {
  const similar = pictures.filter((one) => stemOf(one) === stem);
  return similar.find((one) => posix.dirname(one) === posix.dirname(path)) ?? similar[0] ?? null;
}

const comparable = (path: string) => path.normalize().toLowerCase();

/**
 * Returns the name of a file without its folder and its extension, because the same picture may exist in several
 * formats.
 */
const stemOf = (path: string) => comparable(posix.parse(path).name);
