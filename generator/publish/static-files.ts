import { join } from 'node:path';
import { type StaticFiles, staticFolder, staticProblem } from '../read/static/list-static.ts';
import { staticMessages } from '../read/static/static-messages.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import type { OutputFile } from './output-file.ts';

/** Returns the files that are copied to the site unchanged. */
export function staticFiles(root: string, files: StaticFiles): OutputFile[] {
  return [...files.keys()].map((path) => ({
    path,
    origin: `${staticFolder}/${path}`,
    content: { copyOf: join(root, staticFolder, path) },
  }));
}

/** Finds static files at paths where the program writes its own files, such as robots.txt. */
export function takenPlaces(files: StaticFiles, own: readonly OutputFile[]): Diagnostic[] {
  if (files.size === 0) return [];
  const taken = new Map(own.map((file) => [file.path.toLowerCase(), file]));
  return [...files.keys()].flatMap((name) => {
    const file = taken.get(name.toLowerCase());
    return file ? [staticProblem(name, staticMessages.taken(`${file.path}, which the program writes`))] : [];
  });
}
