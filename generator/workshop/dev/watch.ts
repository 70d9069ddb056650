import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch as watchFiles } from 'chokidar';

const program = fileURLToPath(new URL('../../../', import.meta.url));
/** The folders of the program's code. Everything else in its folder is content, or ignored. */
const programFolders = ['templates', 'client', 'generator'];
const ignored = ['node_modules', 'dist', 'tests'];

/** Editors save a file in several steps. Events less than this many milliseconds apart are one edit. */
const pause = 12;

/** chokidar reports one change of a file in 50 ms. A file is compared with itself after that, so that no save is lost. */
const secondLook = 70;

/**
 * Watches the project and the code of the program.
 *
 * @param onChange gets the changed files, relative to the project root, and whether any belongs to the program
 * @param onError gets what went wrong, such as too many files to watch; the rest is still watched
 * @returns a function that stops watching
 */
export async function watch(
  root: string,
  onChange: (files: string[], programChanged: boolean) => void,
  onError: (text: string) => void = () => undefined,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  const stamps = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  // A watched folder that is deleted is not watched when it comes back, so the folder above those of the program is watched.
  const watcher = watchFiles([...new Set([resolve(root), resolve(program)])], {
    ignoreInitial: true,
    ignored: (path) => path !== resolve(program) && !isProgram(path) && isIgnored(relative(resolve(root), path)),
  });
  const schedule = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const files = [...changed];
      changed.clear();
      for (const file of files) stamps.set(file, await stampOf(file));
      if (isClosed) return;
      onChange(
        files.map((file) => relative(resolve(root), file)),
        files.some(isProgram),
      );
    }, pause);
  };
  const lookAgain = async (path: string) => {
    if (!isClosed && (await stampOf(path)) !== stamps.get(path)) schedule(path);
  };
  watcher.on('all', (_, path) => {
    schedule(path);
    setTimeout(() => lookAgain(path), secondLook);
  });
  watcher.on('error', (error) => onError(`Some edits may not show: ${(error as Error).message}`));
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  return () => {
    isClosed = true;
    return watcher.close();
  };
}

/** @param path from the root of the site; what is outside of it is ignored */
function isIgnored(path: string): boolean {
  const [top = ''] = path.split(sep);
  return ignored.includes(top) || top.startsWith('.');
}

function isProgram(file: string): boolean {
  return programFolders.includes(relative(program, file).split(sep)[0] ?? '');
}

/** Differs after a file was written; empty if there is none. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
}
