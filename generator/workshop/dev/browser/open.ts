import { type Location, paths } from '../dev-protocol.ts';
import { notify } from './notify.ts';

/** Formats a location, such as "pages/services.yaml:41". */
export function locationText({ file, line }: Location): string {
  return `${file}:${line}`;
}

/** Asks the server to open a location in the editor. If that fails, copies the location and reports it. */
export async function open(location: Location): Promise<void> {
  const response = await fetch(paths.open, { method: 'POST', body: JSON.stringify(location) }).catch(() => null);
  if (response?.ok) return;
  const problem = response ? await response.text() : 'The server does not answer. Is npm run dev still running?';
  const copied = await navigator.clipboard.writeText(locationText(location)).then(
    () => `${locationText(location)} is copied.`,
    () => `The location is ${locationText(location)}.`,
  );
  notify(`${problem} ${copied}`);
}
