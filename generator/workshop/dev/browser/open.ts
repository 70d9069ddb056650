import { type Place, paths } from '../protocol.ts';

/** "pages/services.yaml:41" */
export function nameOf({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** Has the server open the editor at a place. */
export function open(place: Place): void {
  void fetch(paths.open, { method: 'POST', body: JSON.stringify(place) });
}
