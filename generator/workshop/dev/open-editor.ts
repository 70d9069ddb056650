import { resolve, sep } from 'node:path';
import launch from 'launch-editor';
import type { Location } from './protocol.ts';

/**
 * Opens a location of the project in the running editor, or in the one that EDITOR or LAUNCH_EDITOR names.
 *
 * @returns false if the file is outside the project
 */
export function openEditor(root: string, { file, line, column }: Location, onError: (text: string) => void): boolean {
  const path = resolve(root, String(file));
  if (!path.startsWith(resolve(root) + sep)) return false;
  launch(`${path}:${Number(line)}:${Number(column)}`, undefined, () =>
    onError('No editor could be opened. Name yours in the environment variable EDITOR, such as EDITOR=code.'),
  );
  return true;
}
