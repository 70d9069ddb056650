import { type Location, paths } from '../protocol.ts';

/** "pages/services.yaml:41" */
export function nameOf({ file, line }: Location): string {
  return `${file}:${line}`;
}

/** Has the server open the editor at a location. */
export function open(location: Location): void {
  void fetch(paths.open, { method: 'POST', body: JSON.stringify(location) });
}
