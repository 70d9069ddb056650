import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ServedSite } from './answer.ts';
import { parseHeaders, parseRedirects } from './host-rules.ts';

/**
 * Reads a built site into memory. Hidden files stay out, as hosts leave them out, and so do the two that hold rules.
 *
 * @throws where the folder cannot be read
 */
export async function readSite(folder: string): Promise<ServedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
    ),
  );
  const text = (name: string) => files.get(name)?.toString() ?? '';
  return {
    files: new Map([...files].filter(([name]) => !/^(\.|_headers$|_redirects$)/.test(name))),
    base: baseIn(text('site.webmanifest')),
    redirects: parseRedirects(text('_redirects')),
    headers: parseHeaders(text('_headers')),
  };
}

/** The site as it is now: a build puts a new folder in the place of the old one, and then it is read again. */
export async function keepReading(folder: string): Promise<() => Promise<ServedSite>> {
  const markOf = async () => {
    const { ino, mtimeMs } = await stat(folder);
    return `${ino} ${mtimeMs}`;
  };
  let mark = await markOf();
  let site = await readSite(folder);
  return async () => {
    // Between the old folder and the new one there is none for a moment.
    const now = await markOf().catch(() => mark);
    if (now !== mark) {
      site = await readSite(folder).catch(() => site);
      mark = now;
    }
    return site;
  };
}

/** The manifest says under which path the site was built to live. */
function baseIn(manifest: string): string {
  const { scope = '/' }: { scope?: string } = manifest ? JSON.parse(manifest) : {};
  return scope.replace(/\/$/, '');
}
