import type { Message } from '../report/diagnostic.ts';
import { fitsWindows } from '../report/windows-name.ts';
import { capitalClashes } from './capital-clashes.ts';
import { fileMessages } from './file-messages.ts';

/** Returns true if every computer can have a file with this path. */
export const fitsEveryDisk = (path: string) => path.split('/').every(fitsWindows);

/**
 * Reports each file and folder that some computers cannot have, so that nobody there could copy the project.
 *
 * @param files the paths of all definitions
 * @param townFolder the folder of the towns, whose names with capitals are mistakes anyway; null if there is none
 */
export function definitionNameProblems(
  files: readonly string[],
  townFolder: string | null,
): { file: string; message: Message }[] {
  const unfit = new Map(
    files
      .filter((path) => !fitsEveryDisk(path))
      .map((path) => {
        const names = path.split('/');
        const index = names.findIndex((name) => !fitsWindows(name));
        const [folder, name = ''] = [names.slice(0, index).join('/'), names[index]];
        return [`${folder}/${name}`, fileMessages.windowsName(name, `${folder}/${betterName(name)}`)];
      }),
  );
  const clashes = capitalClashes(files).filter(({ path }) => !path.startsWith(`${townFolder}/`));
  const twins = new Map(clashes.map(({ path, other }) => [path, fileMessages.capitals(other)]));
  return [...twins, ...unfit].map(([file, message]) => ({ file, message }));
}

/** Returns a similar name that every computer can have. */
function betterName(name: string): string {
  const [, stem = '', ending = ''] = name.match(/^(.*?)((?:\.yaml)?)$/s) ?? [];
  const plain = stem.replace(/[<>:"|?*. \p{Cc}]+/gu, '-').replace(/^-+|-+$/g, '') || 'page';
  return fitsWindows(plain + ending) ? plain + ending : `${plain}-1${ending}`;
}
