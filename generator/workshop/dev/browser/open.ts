import { type Location, paths } from '../protocol.ts';

/** Formats a location, such as "pages/services.yaml:41". */
export function nameOf({ file, line }: Location): string {
  return `${file}:${line}`;
}

/** Asks the server to open a location in the editor. */
export function open(location: Location): void {
  void fetch(paths.open, { method: 'POST', body: JSON.stringify(location) });
}
