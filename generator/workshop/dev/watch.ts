import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pictureFile } from '../../../templates/schema.ts';
import { fileList } from '../../files/file-list-name.ts';
import { programFolder } from '../../files/program-files.ts';
import { statusOf } from '../../files/status-of.ts';
import { withSlashes } from '../../files/with-slashes.ts';
import { backup } from '../../read/stray-files.ts';
import { FolderWatcher } from './folder-watcher.ts';

/** The folders of the program's code. Everything else in its folder is content, or ignored. */
const codeFolders = ['templates', 'client', 'generator'];
const ignored = ['node_modules', 'dist', 'tests'];
/** Any file in these folders may matter. Elsewhere, only definitions and pictures do. */
const contentFolders = ['pages', 'static'];

/** Editors save a file in several steps. Events less than this many milliseconds apart are one edit. */
const pause = 12;

/**
 * Watches the content of the project and the code of the program. Ignores files that are not part of the site, such as
 * a log.
 *
 * @param onChange gets the changed files, relative to the project root, or its name if it was moved, and whether any
 *   belongs to the program
 * @param onError gets errors, such as too many folders to watch; the rest is still watched
 * @returns a function that stops watching
 */
export function watch(
  root: string,
  onChange: (files: string[], programChanged: boolean) => void,
  onError: (text: string) => void = () => undefined,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const isWatched = (path: string) =>
    path === resolve(programFolder) || isProgram(path) || isContent(resolve(root), relative(resolve(root), path));
  const schedule = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(
        files.map((file) => withSlashes(relative(resolve(root), file)) || basename(file)),
        files.some(isProgram),
      );
    }, pause);
  };
  const report = ({ message }: Error) => onError(`Some edits may not show: ${message}`);
  const watcher = new FolderWatcher(isWatched, schedule, report);
  // A watched folder that is deleted or moved is not watched when it comes back, so the folders above are watched.
  for (const folder of new Set([folderAbove(resolve(root)), resolve(programFolder)])) watcher.add(folder);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Returns the folder above the root of the site; the root itself if this account may not look there. */
function folderAbove(root: string): string {
  try {
    readdirSync(dirname(root));
    return dirname(root);
  } catch {
    return root;
  }
}

/** @param path from the root of the site; a path outside it is ignored */
function isContent(root: string, path: string): boolean {
  const [top = ''] = path.split(sep);
  if (ignored.includes(top) || top.startsWith('.') || existsSync(join(root, top, fileList))) return false;
  // Editors write these next to the file that is saved.
  if (top === 'pages' && (basename(path).startsWith('.') || isBackup(join(root, path)))) return false;
  if (contentFolders.includes(top) || /\.ya?ml$/i.test(path) || pictureFile.test(path)) return true;
  return !statusOf(join(root, path))?.isFile();
}

/**
 * Temporary files of `sed -i`. Their names nearly always have a capital or a digit, and the file names of towns have
 * none.
 */
const ofSed = /(?:^|[\\/])sed(?=[a-z]*[A-Z0-9])[a-zA-Z0-9]{6}$/;

const isBackup = (path: string) => (backup.test(path) || ofSed.test(path)) && statusOf(path)?.isDirectory() !== true;

function isProgram(file: string): boolean {
  return codeFolders.includes(relative(programFolder, file).split(sep)[0] ?? '');
}
