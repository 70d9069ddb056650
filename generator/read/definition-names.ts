import { fitsWindows } from '../files/windows-name.ts';
import type { Message } from '../report/diagnostic.ts';
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
        return [`${folder}/${name}`, fileMessages.windowsName(name, freePath(folder, name, files))];
      }),
  );
  const clashes = capitalClashes(files).filter(({ path }) => !path.startsWith(`${townFolder}/`));
  const twins = new Map(clashes.map(({ path, other }) => [path, fileMessages.capitals(other)]));
  return [...twins, ...unfit].map(([file, message]) => ({ file, message }));
}

/** Returns the path of a similar name that every computer can have, and that no definition and no folder has. */
function freePath(folder: string, name: string, files: readonly string[]): string {
  const [, stem = '', ending = ''] = name.match(/^(.*?)((?:\.yaml)?)$/s) ?? [];
  const plain = stem.replace(/[<>:"|?*. \p{Cc}]+/gu, '-').replace(/^-+|-+$/g, '') || 'page';
  const taken = files.map((file) => `${file.toLowerCase()}/`);
  const isFree = (one: string) =>
    fitsWindows(one) && !taken.some((file) => file.startsWith(`${folder}/${one}/`.toLowerCase()));
  let better = plain + ending;
  for (let count = 1; !isFree(better); count++) better = `${plain}-${count}${ending}`;
  return `${folder}/${better}`;
}
