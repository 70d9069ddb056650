import { resolve, sep } from 'node:path';
import launch from 'launch-editor';
import type { Location } from './protocol.ts';

/**
 * Opens a file of the project in the editor that runs, or that EDITOR or LAUNCH_EDITOR names, at its place.
 *
 * @returns false where the file is none of the project's
 */
export function openEditor(root: string, { file, line, column }: Location, onFault: (text: string) => void): boolean {
  const path = resolve(root, String(file));
  if (!path.startsWith(resolve(root) + sep)) return false;
  launch(`${path}:${Number(line)}:${Number(column)}`, undefined, () =>
    onFault('No editor could be opened. Name yours in the environment variable EDITOR, such as EDITOR=code.'),
  );
  return true;
}
