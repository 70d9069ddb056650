import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch as watchFiles } from 'chokidar';

const program = fileURLToPath(new URL('../../../', import.meta.url));
/** What the program is made of, below its folder; the rest of the folder is content or of no account. */
const programFolders = ['templates', 'client', 'generator'];
const ignored = ['node_modules', 'dist', 'tests'];

/** Editors write a file in several steps; what comes within this time, in milliseconds, is one edit. */
const pause = 12;

/**
 * Watches site.yaml, the pages, the pictures, and the program that turns them into a site.
 *
 * @param onChange gets the files, from the project's root, and whether the program is among them
 */
export async function watch(
  root: string,
  onChange: (files: string[], programChanged: boolean) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watchFiles([resolve(root), ...programFolders.map((folder) => resolve(program, folder))], {
    ignoreInitial: true,
    ignored: (path) => isIgnored(relative(resolve(root), path)),
  });
  watcher.on('all', (_, path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(
        files.map((file) => relative(resolve(root), file)),
        files.some(isProgram),
      );
    }, pause);
  });
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  return () => watcher.close();
}

function isIgnored(path: string): boolean {
  const [top = ''] = path.split(sep);
  return ignored.includes(top) || (top.startsWith('.') && top !== '..' && top !== '');
}

function isProgram(file: string): boolean {
  return programFolders.includes(relative(program, file).split(sep)[0] ?? '');
}
